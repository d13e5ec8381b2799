/** A statement that the API sent while it answered a call, and what came back. */
export type Recorded = { name?: string | undefined; text: string; values: unknown[]; rows: unknown[] };

/** The header that marks calls whose statements are to be recorded. */
export const recordHeader = 'x-bench-record';
