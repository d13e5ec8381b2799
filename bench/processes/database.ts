import type { createPool } from '../../apps/api/src/platform/database/pool.ts';

/** The type of the product's pool, so that benchmarks do not depend on the driver. */
export type Pool = ReturnType<typeof createPool>;
export type Client = { query: Pool['query']; release: (destroy?: boolean) => void };
export type Query = { name?: string; text: string; values: unknown[] };
