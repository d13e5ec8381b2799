import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import { notSignedIn } from '../platform/app-error.ts';
import type { PersonEvent, PersonEvents } from '../platform/events/person-events.ts';
import { type EventStream, openStream } from './event-stream.ts';

type EventsOptions = {
  events: Pick<PersonEvents, 'subscribe'>;
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  /** Milliseconds between heartbeats, which also check that the session is still valid. */
  heartbeatMilliseconds?: number;
};

/** A person with more pages open than this loses the oldest stream; its page asks again when it is looked at. */
const maxStreams = 8;
/** The database's event for an ended session; its id is the session's. */
const sessionEnded = 'session-ended';
const signedOut = 'event: signed-out\ndata: {}\n\n';

/**
 * `GET /api/events`: server-sent events for a signed-in shopper, each with the id of the record to fetch again. The contract does
 * not contain this call, because it never ends. A stream begins with `ready`; `missed` means that events may have been lost.
 * A client that receives either fetches everything again.
 */
export function serveEvents(server: FastifyInstance, { events, actorOf, heartbeatMilliseconds = 20_000 }: EventsOptions): void {
  const open = new Map<number, Set<EventStream>>();

  server.get('/api/events', { exposeHeadRoute: false }, async (request, reply) => {
    const actor = await actorOf(request);
    if (!actor) throw notSignedIn();
    const stream = openStream(reply);
    const streams = open.get(actor.person_id) ?? new Set();
    open.set(actor.person_id, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > maxStreams) oldest?.end();

    const unsubscribe = events.subscribe(actor.person_id, (event) => {
      if (event === 'missed' || event.name !== sessionEnded) stream.write(textOf(event));
      else if (event.id === actor.session_id) stream.end(signedOut);
    });
    const heartbeat = setInterval(async () => {
      const still = await actorOf(request).catch(() => actor);
      if (still) stream.write(': still here\n\n');
      else stream.end(signedOut);
    }, heartbeatMilliseconds);
    stream.onClose(() => {
      clearInterval(heartbeat);
      unsubscribe();
      streams.delete(stream);
      if (streams.size === 0) open.delete(actor.person_id);
    });
    stream.write('retry: 2000\nevent: ready\ndata: {}\n\n');
  });

  server.addHook('preClose', (done) => {
    for (const each of [...open.values()].flatMap((all) => [...all])) each.end();
    done();
  });
}

function textOf(event: PersonEvent): string {
  if (event === 'missed') return 'event: missed\ndata: {}\n\n';
  return `event: ${event.name}\ndata: ${JSON.stringify({ id: event.id })}\n\n`;
}
