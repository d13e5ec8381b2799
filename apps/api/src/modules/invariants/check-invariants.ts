import { sql } from 'kysely';
import type { ReadContext } from '../../context.ts';
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
export function checkInvariants({ snapshot }: Pick<ReadContext, 'snapshot'>): Promise<Checked[]> {
  return snapshot(async (read) => {
    const checked: Checked[] = [];
    for (const [invariant, question] of Object.entries(invariants)) {
      const { rows } = await sql.raw<Record<string, unknown>>(question).execute(read);
      checked.push({ invariant, broken: rows.length, examples: rows.slice(0, mostExamples) });
    }
    return checked;
  });
}
