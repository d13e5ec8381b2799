import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { Router } from '../../router.ts';
import type { Catalog } from './catalog.ts';
import { refreshJobName } from './refresh/enqueue-refresh.ts';
import { applyPendingChanges, applyPopularity, pollPendingChanges } from './refresh/pending-changes.ts';
import { refreshProducts } from './refresh/refresh-products.ts';
import { catalogRoutes } from './routes.ts';

type CatalogModule = { server: FastifyInstance; router: Router; catalog: Catalog; db: Kysely<DB>; clock: Clock };

export function register({ server, router, catalog, db, clock }: CatalogModule): void {
  catalogRoutes(router, catalog);
  pollPendingChanges(server, { catalog, db, clock, log: server.log });
}

export function catalogJobs(db: Kysely<DB>, clock: Clock): AnyJob[] {
  return [
    defineJob({
      name: refreshJobName,
      payload: z.object({ product_ids: z.array(z.int()).max(10_000) }),
      run: ({ product_ids }) => inTransaction(db, (transaction) => refreshProducts(transaction, product_ids, clock)),
    }),
    defineJob({
      name: 'settle-catalog',
      payload: z.object({}),
      cron: '* * * * *',
      // The server applies changes every second; this job does it while only a worker runs.
      run: async () => {
        await applyPendingChanges(db, clock);
        await applyPopularity(db);
      },
    }),
  ];
}
