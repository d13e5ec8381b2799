import { setInterval } from 'node:timers';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Catalog } from './catalog.ts';
import { hasChanges } from './repository/refresh.ts';
import { settleCatalog } from './settle-catalog.ts';

type KeeperParts = { catalog: Catalog; db: Kysely<DB>; clock: Clock; log: FastifyBaseLogger };

const period = 1000;

/** Each second while the server listens: writes down views, applies what orders left, and flash sales that started or ended. */
export function keepCatalog(server: FastifyInstance, { catalog, db, clock, log }: KeeperParts): void {
  let settledEpoch: number | undefined;
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    await catalog.views.flush();
    const epoch = catalog.flashEpochs.current();
    if (epoch === settledEpoch && !(await hasChanges(db))) return;
    await settleCatalog(db, clock);
    settledEpoch = epoch;
  }

  server.addHook('onListen', (done) => {
    timer = setInterval(() => {
      // While the database is away there is nothing to keep; the next look catches up.
      underWay ??= look()
        .catch((error: unknown) => log.debug({ err: error }, 'the catalogue was not settled'))
        .finally(() => {
          underWay = undefined;
        });
    }, period);
    done();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
    await catalog.views.flush();
  });
}
