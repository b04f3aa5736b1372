/** Exit codes of the command. */
export const DONE = 0;
/** Illegal, different, or a law broken: the answer is no. */
export const NO = 1;
export const BAD_INPUT = 2;
export const INTERRUPTED = 130;
