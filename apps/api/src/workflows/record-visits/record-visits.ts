import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../context.ts';
import type { ViewRecorder } from '../../modules/catalog/refresh/popularity.ts';
import type { SessionCache } from '../../modules/identity/sessions/session-cache.ts';
import type { Clock } from '../../platform/clock/clock.ts';

type Request = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders };

export type VisitRecorder = {
  /** Call it for each request that received an answer which is the same for everybody. It never throws and nothing waits for it. */
  record: (request: Request, options?: { isCounted?: boolean }) => void;
  /** Resolves when nothing is being looked up. */
  idle: () => Promise<void>;
};

type VisitRecorderParts = {
  sessions: Pick<SessionCache, 'findActor' | 'peekActor'>;
  views: Pick<ViewRecorder, 'record'>;
  /** Counts the visits of everybody by day. */
  counts: { record: (url: string, userAgent: string | undefined) => void };
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'debug'>;
};

/** Tokens of nobody must not be able to occupy the database; the visits above this number are not recorded. */
const maxLookups = 100;

/** Counts visits, and records those of signed-in shoppers: the use of their session, and the product that they view. */
export function createVisitRecorder({ sessions, views, counts, clock, log }: VisitRecorderParts): VisitRecorder {
  const lookups = new Set<Promise<void>>();

  function recordView(actor: Actor | null, productId: number | undefined): void {
    if (actor && productId !== undefined) views.record({ person_id: actor.person_id, product_id: productId, at: clock.now() });
  }

  return {
    record({ method, url = '', headers: { authorization, 'user-agent': userAgent } }, { isCounted = true } = {}) {
      if (method === 'GET' && isCounted) counts.record(url, userAgent);
      if (authorization === undefined || method !== 'GET') return;
      const productId = viewedProduct(url);
      const actor = sessions.peekActor(authorization);
      if (actor) return recordView(actor, productId);
      if (lookups.size >= maxLookups) return;
      const lookup = sessions
        .findActor(authorization)
        .then((found) => recordView(found, productId))
        .catch((error: unknown) => log.debug({ err: error }, 'a visit was not recorded'))
        .finally(() => lookups.delete(lookup));
      lookups.add(lookup);
    },
    idle: async () => void (await Promise.all(lookups)),
  };
}

/** The answer was sent, so the address is valid. */
function viewedProduct(url: string): number | undefined {
  const id = /^\/api\/product-details\?(?:[^#]*&)?product_id=(\d{1,15})(?:&|$)/.exec(url)?.[1];
  return id === undefined ? undefined : Number(id);
}
