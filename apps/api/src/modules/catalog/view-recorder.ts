import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { insertViews, type View } from './repository/views.ts';

/** Collects who looked at what, so that showing a product never waits for a write, nor fails with one. */
export type ViewRecorder = { record: (view: View) => void; flush: () => Promise<void> };

/** More than this in a second are not worth the memory: views are no accounts. */
const mostWaiting = 10_000;

export function createViewRecorder({ db, log }: { db: Kysely<DB>; log: FastifyBaseLogger }): ViewRecorder {
  let waiting: View[] = [];
  return {
    record(view) {
      if (waiting.length < mostWaiting) waiting.push(view);
    },
    async flush() {
      if (waiting.length === 0) return;
      const views = waiting;
      waiting = [];
      try {
        await insertViews(db, views);
      } catch (error) {
        log.warn({ err: error, views: views.length }, 'views were not noted');
      }
    },
  };
}
