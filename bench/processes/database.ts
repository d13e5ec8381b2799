import type { createPool } from '../../apps/api/src/platform/database/pool.ts';

/** The driver's own types, by way of the pool that the product uses. */
export type Pool = ReturnType<typeof createPool>;
export type Client = { query: Pool['query']; release: (destroy?: boolean) => void };
export type Query = { name?: string; text: string; values: unknown[] };
