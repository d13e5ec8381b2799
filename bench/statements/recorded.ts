/** A statement that the API sent while it answered a call, and what came back. */
export type Recorded = { name?: string | undefined; text: string; values: unknown[]; rows: unknown[] };

/** What the recording process tells: a statement of a call, or that the call has been answered. */
export type RecorderMessage = { call: string; order: number; statement: Recorded } | { call: string; answered: true };

/** The header that marks calls whose statements are to be recorded. */
export const recordHeader = 'x-bench-record';
