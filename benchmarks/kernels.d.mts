/** The text of src/core/kernels/weave.ts. */
export function assemble(): Promise<string>;
