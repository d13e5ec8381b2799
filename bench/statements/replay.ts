import { createPool } from '../../apps/api/src/platform/database/pool.ts';
import type { LoadResult } from '../load/messages.ts';
import { startTally, summarize, type Tally } from '../load/tally.ts';
import { answerParent } from '../processes/answer-parent.ts';
import type { Client } from '../processes/database.ts';
import type { Recorded } from './recorded.ts';
import { createSubstitution } from './substitution.ts';

export type ReplayOrder = {
  databaseUrl: string;
  /** For each connection the statements of one unit, recorded for a person of its own. */
  recordings: Recorded[][];
  warmSeconds: number;
  seconds: number;
};

/** Sends the statements of recorded calls bare, one after another, as often as it can: what the database alone makes possible. */
answerParent(async ({ databaseUrl, recordings, warmSeconds, seconds }: ReplayOrder): Promise<LoadResult> => {
  const pool = createPool({ url: databaseUrl, size: recordings.length, name: 'bench replay' });
  const clients = await Promise.all(recordings.map(() => pool.connect()));
  const tally = startTally(warmSeconds);
  const until = tally.from + seconds * 1000;
  const cpu = process.cpuUsage();
  try {
    await Promise.all(recordings.map((recording, index) => repeat(clients[index], recording, { until, tally })));
  } finally {
    for (const client of clients) client.release(true);
    await pool.end();
  }
  const used = process.cpuUsage(cpu);
  const took = (performance.now() - tally.from) / 1000;
  return { ...summarize(tally, took), clientLoad: (used.user + used.system) / 1e6 / (took + warmSeconds) };
});

async function repeat(client: Client | undefined, recording: Recorded[], { until, tally }: { until: number; tally: Tally }): Promise<void> {
  while (client && performance.now() < until) {
    const startedAt = performance.now();
    try {
      await replayOnce(client, recording);
    } catch (error) {
      tally.failures += 1;
      tally.firstFailure ??= String(error);
      await client.query('rollback');
    }
    if (startedAt >= tally.from) tally.milliseconds.push(performance.now() - startedAt);
  }
}

async function replayOnce(client: Client, recording: Recorded[]): Promise<void> {
  const substitution = createSubstitution();
  for (const { name, text, values, rows } of recording) {
    const query = { text, values: values.map(substitution.fresh), ...(name !== undefined && { name }) };
    const result = await client.query(query);
    substitution.learn(rows, result.rows);
  }
}
