/** A question is answered in a thread of its own, which is ended when its time is up: nothing else stops a loop that never yields. */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { InputError, type Issue, refuse } from "../core/errors.ts";

/** What the thread finds in its `workerData`. */
export interface Task<Question> {
	readonly question: Question;
	/** Where it posts the one answer. */
	readonly port: MessagePort;
	/** What it then sets to 1 and wakes. */
	readonly done: Int32Array<SharedArrayBuffer>;
}

type Answer<Result> = { readonly result: Result } | { readonly issues: readonly Issue[] } | { readonly bug: string };

/**
 * Waits for the answer of the module at `entry`, which must call `answerTask`. This thread sleeps meanwhile.
 *
 * @param seconds how long it may take, > 0
 * @throws InputError what the module threw as one, or "milp-time-limit"
 */
export function answerWithin<Result>(entry: URL, question: unknown, seconds: number): Result {
	const { port1, port2 } = new MessageChannel();
	const done = new Int32Array(new SharedArrayBuffer(4));
	const worker = new Worker(entry, { workerData: { question, port: port2, done } satisfies Task<unknown>, transferList: [port2] });
	worker.unref();
	Atomics.wait(done, 0, 0, seconds * 1000);
	const answer = receiveMessageOnPort(port1)?.message as Answer<Result> | undefined;
	port1.close();
	void worker.terminate();
	if (answer === undefined) refuse("milp-time-limit", { seconds });
	if ("issues" in answer) throw new InputError(answer.issues);
	if ("bug" in answer) throw new Error(answer.bug);
	return answer.result;
}

/** In the thread: answers the question, whatever happens. */
export function answerTask<Question>({ question, port, done }: Task<Question>, answer: (question: Question) => unknown): void {
	let reply: Answer<unknown>;
	try {
		reply = { result: answer(question) };
	} catch (error) {
		reply = error instanceof InputError ? { issues: error.issues } : { bug: String(error) };
	}
	port.postMessage(reply);
	Atomics.store(done, 0, 1);
	Atomics.notify(done, 0);
}
