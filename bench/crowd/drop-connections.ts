import { setTimeout as delay } from 'node:timers/promises';
import type { CrowdMarketplace } from './crowd-marketplace.ts';

/** Ends connections of the server at random, so many each second, until it is stopped; gives how many it ended. */
export async function dropConnections({ pool }: CrowdMarketplace, perSecond: number, signal: AbortSignal): Promise<number> {
  let dropped = 0;
  while (perSecond > 0 && !signal.aborted) {
    await delay(1000, undefined, { signal }).catch(() => undefined);
    const ended = await pool().query(
      `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name like 'souk%' order by random() limit $1) as chosen`,
      [perSecond],
    );
    dropped += ended.rowCount ?? 0;
  }
  return dropped;
}
