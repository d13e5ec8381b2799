import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Actor } from './context.ts';
import { mostChannels, type PusherOutlet } from './integrations/pusher/create-pusher.ts';
import { pushEventJob } from './live/push-event-job.ts';
import { serveEvents } from './live/serve-events.ts';
import { listOpenSessions } from './modules/identity/list-open-sessions.ts';
import type { Clock } from './platform/clock/clock.ts';
import { type PersonEvents, watchPersonEvents } from './platform/events/person-events.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';

type LiveParts = {
  databaseUrl: string;
  db: Kysely<DB>;
  clock: Clock;
  pusher: PusherOutlet | undefined;
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
};

/** What tells people's pages what has changed: a line of our own, and Pusher where it is set up. */
export function openLive(server: FastifyInstance, parts: LiveParts): { events: PersonEvents; jobs: AnyJob[] } {
  const { databaseUrl, db, clock, pusher, actorOf } = parts;
  const events = watchPersonEvents({ url: databaseUrl, log: server.log });
  serveEvents(server, { events, actorOf });
  const sessionsOf = (personId: number) => listOpenSessions(db, personId, { now: clock.now(), most: mostChannels });
  return { events, jobs: pusher ? [pushEventJob({ pusher, sessionsOf })] : [] };
}
