import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { invariants } from './invariants.ts';

export type Checked = {
  invariant: string;
  /** How many rows break it. */
  broken: number;
  /** A few of them. */
  examples: readonly unknown[];
};

const mostExamples = 5;

/** Asks for everything that is true of a sound market, all of it at one moment, whoever writes meanwhile. */
export function checkInvariants(db: Kysely<DB>): Promise<Checked[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const checked: Checked[] = [];
      for (const [invariant, question] of Object.entries(invariants)) {
        const { rows } = await sql.raw<Record<string, unknown>>(question).execute(transaction);
        checked.push({ invariant, broken: rows.length, examples: rows.slice(0, mostExamples) });
      }
      return checked;
    });
}
