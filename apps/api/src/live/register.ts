import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Actor, SellerOperator, StaffOperator } from '../context.ts';
import { maxChannels, type Pusher } from '../integrations/pusher/pusher.ts';
import { listOpenSessions } from '../modules/identity/queries/sessions.ts';
import { notFound } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { PersonEvents } from '../platform/events/person-events.ts';
import type { AnyJob } from '../platform/jobs/define-job.ts';
import type { Router } from '../router.ts';
import { pushEventJob, pusherChannel } from './push-events.ts';
import { serveEvents } from './serve-events.ts';
import { serveSellerEvents } from './serve-seller-events.ts';
import { serveStaffEvents } from './serve-staff-events.ts';

type LiveParts = {
  server: FastifyInstance;
  router: Router;
  events: PersonEvents;
  db: Kysely<DB>;
  clock: Clock;
  pusher: Pusher | undefined;
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  staffOf: (token: string) => Promise<StaffOperator | null>;
  sellerOf: (token: string) => Promise<SellerOperator | null>;
};

/** Live events: sends a person's changes to their pages over an event stream, and over Pusher if it is configured. */
export function registerLive({ server, router, events, db, clock, pusher, actorOf, staffOf, sellerOf }: LiveParts): AnyJob[] {
  serveEvents(server, { events, actorOf });
  serveStaffEvents(server, { events, staffOf });
  serveSellerEvents(server, { events, sellerOf });
  authorizeRoutes(router, pusher);
  const sessionsOf = (personId: number) => listOpenSessions(db, personId, { now: clock.now(), max: maxChannels });
  return pusher ? [pushEventJob({ pusher, sessionsOf })] : [];
}

/** Signs a page into the channel of its own session; a request cannot name another channel. */
function authorizeRoutes(router: Router, pusher: Pusher | undefined): void {
  router.call('POST /events/authorize', async ({ body }, { actor }) => {
    if (!pusher) throw notFound();
    const channel_name = pusherChannel(actor.session_id);
    return { data: { channel_name, auth: pusher.authorize(body.socket_id, channel_name) } };
  });
}
