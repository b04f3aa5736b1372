import type { MitosBoard } from "./mitos/board.ts";
import { resolveStage, type StageOptions, type StageResolution } from "./mitos/resolve.ts";
import type { Board } from "./registry.ts";
import type { RiftboundBoard } from "./riftbound/board.ts";
import { type Resolution, type ResolveOptions, resolveCombat } from "./riftbound/resolve.ts";

/**
 * The whole combat of a board, by its game: in Riftbound both sides' assignments, as given or the best, and who dies; in Mitos y
 * Leyendas the stage Asignación de Daño from the responses to the leave-play triggers.
 *
 * @throws InputError for an unknown version or reading, or amounts that are not one whole number per unit
 */
export function resolve(board: RiftboundBoard, options?: ResolveOptions): Resolution;
export function resolve(board: MitosBoard, options?: StageOptions): StageResolution;
export function resolve(board: Board, options?: ResolveOptions & StageOptions): Resolution | StageResolution;
export function resolve(board: Board, options: ResolveOptions & StageOptions = {}): Resolution | StageResolution {
	return board.game === "riftbound" ? resolveCombat(board, options) : resolveStage(board, options);
}
