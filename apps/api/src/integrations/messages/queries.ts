import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { Way } from './message-channel.ts';

export function createOutages(db: Kysely<DB>, clock: Clock): Outages {
  return {
    async recordFailure(way) {
      const now = clock.now();
      await db
        .insertInto('message_outages')
        .values({ way, since: now, failed_at: now })
        .onConflict((conflict) => conflict.column('way').doUpdateSet({ failed_at: sql`greatest(message_outages.failed_at, ${now})` }))
        .execute();
    },
    async recordSuccess(way) {
      await db.deleteFrom('message_outages').where('way', '=', way).execute();
    },
    async secondsLeft(way) {
      const outage = await db.selectFrom('message_outages').select('failed_at').where('way', '=', way).executeTakeFirst();
      if (!outage) return 0;
      const since = (clock.now().getTime() - outage.failed_at.getTime()) / 1000;
      return Math.max(0, Math.ceil(secondsBetweenTrials - since));
    },
  };
}

/** The ways by which nothing can be sent at the moment. */
export function listOutages(read: ReadDatabase<DB>): Promise<{ way: string; since: Date; failed_at: Date }[]> {
  return read.selectFrom('message_outages').select(['way', 'since', 'failed_at']).execute();
}

/** Stores which channels cannot send at the moment, for all processes. */
export type Outages = {
  recordFailure: (way: Way) => Promise<void>;
  recordSuccess: (way: Way) => Promise<void>;
  /** For how many more seconds it makes no sense to try; 0 where it does. */
  secondsLeft: (way: Way) => Promise<number>;
};

// Afterwards somebody's message is the trial: an outage ends with the first that goes through.
const secondsBetweenTrials = 30;
