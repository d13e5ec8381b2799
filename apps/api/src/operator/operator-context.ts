import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Context } from '../context.ts';
import { speak } from '../modules/settings/speak.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { snapshotsOf } from '../platform/database/snapshots-of.ts';

/** What the security log shows as the device of a command. */
const operatorDevice = 'npm run souk';

type Parts = { db: Kysely<DB>; clock: Clock; log: FastifyBaseLogger; defaultLocale: string };

/** What operations are given by a command. It asks no replica: one that lags would show what was before the command. */
export function operatorContext({ db, ...parts }: Parts): Context {
  return {
    ...parts,
    db,
    read: db,
    snapshot: snapshotsOf(db),
    caller: { address: '', device: operatorDevice },
    locale: 'en',
    say: (message) => speak('en', message),
    actor: null,
  };
}
