import type { Pool } from 'pg';
import { expect } from 'vitest';
import { invariants } from '../src/modules/invariants/invariants.ts';
import { type Ledger, readLedger } from './ledger.ts';

/** Fails with the name of each invariant that does not hold, and with what breaks it. */
export async function assertInvariants(pool: Pool, ledger?: Ledger): Promise<void> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, question] of Object.entries(invariants)) {
    const { rows } = await pool.query<Record<string, unknown>>(question);
    if (rows.length > 0) broken[name] = rows.slice(0, 5);
  }
  expect(broken).toEqual({});
  if (ledger) expect(await readLedger(pool)).toEqual(ledger);
}
