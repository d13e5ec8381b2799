import { setInterval } from 'node:timers';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Catalog } from '../catalog.ts';
import {
  claimChanges,
  hasChanges,
  listOutdatedPrices,
  lockProducts,
  tryLock,
  updateOffers,
  updatePopularity,
} from '../queries/derived-data.ts';
import { deleteReadChanges } from '../queries/product-index.ts';

/** Updates prices and stock in lists after orders and flash sale changes; one process at a time does it. */
export function applyPendingChanges(db: Kysely<DB>, clock: Clock): Promise<void> {
  return inTransaction(db, (transaction) => updateChangedProducts(transaction, clock));
}

async function updateChangedProducts(transaction: Kysely<DB>, clock: Clock): Promise<void> {
  if (!(await tryLock(transaction, 'settle-catalog'))) return;
  const now = clock.now();
  const changed = await claimChanges(transaction);
  const outdated = await listOutdatedPrices(transaction, now);
  const ids = await lockProducts(transaction, [...new Set([...changed, ...outdated])]);
  if (ids.length === 0) return;
  const updated = await updateOffers(transaction, ids, now);
  await bumpTags(transaction, tagsOf(updated));
}

/** A price changes as well if a flash sale started, ended or was sold out; no outdated price may be sent. */
function tagsOf(updated: readonly { is_repriced: boolean }[]): string[] {
  if (updated.some(({ is_repriced }) => is_repriced)) return ['catalog', 'stock'];
  return updated.length > 0 ? ['sales', 'sold_out'] : ['sales'];
}

/** Adds recorded sales and views to the products. Not done for each order, because it drops all cached lists. */
export function applyPopularity(db: Kysely<DB>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await tryLock(transaction, 'add-up-popularity'))) return;
    if ((await updatePopularity(transaction)) > 0) await bumpTags(transaction, ['popularity']);
    await deleteReadChanges(transaction, hoursOfChanges);
  });
}

/** Longer than a process goes without reading them. */
const hoursOfChanges = 1;

type PollingParts = { catalog: Catalog; db: Kysely<DB>; clock: Clock; log: FastifyBaseLogger };

const intervalMilliseconds = 1000;

/** Every second while the server listens, writes recorded views, applies pending changes and updates the product index. */
export function pollPendingChanges(server: FastifyInstance, { catalog, db, clock, log }: PollingParts): void {
  let appliedEpoch: number | undefined;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    await catalog.views.flush();
    await catalog.dailyCounts.flush();
    const epoch = catalog.flashEpochs.current();
    if (epoch !== appliedEpoch || (await hasChanges(db))) {
      await applyPendingChanges(db, clock);
      appliedEpoch = epoch;
    }
    await catalog.index.maintain();
  }

  const tick = () => {
    // Nothing is lost while the database is unavailable: the next poll catches up.
    running ??= poll()
      .catch((error: unknown) => log.debug({ err: error }, 'the catalogue was not settled'))
      .finally(() => {
        running = undefined;
      });
  };
  server.addHook('onListen', (done) => {
    tick();
    timer = setInterval(tick, intervalMilliseconds);
    done();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await catalog.index.close();
    await running;
    await catalog.views.flush();
    await catalog.dailyCounts.flush();
  });
}
