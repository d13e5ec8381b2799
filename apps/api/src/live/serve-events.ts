import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import type { PersonEvent, PersonEvents } from '../platform/events/person-events.ts';
import { notSignedIn } from '../platform/http/problem.ts';

type EventsOptions = {
  events: Pick<PersonEvents, 'subscribe'>;
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  /** Between two signs of life, which also find out whether the session still stands. */
  heartbeatMilliseconds?: number;
};

/** A person with more pages open than this loses the oldest stream; its page asks again when it is looked at. */
const mostStreams = 8;
/** The name under which the database says that a session has ended; its id is the session's. */
const sessionEnded = 'session-ended';
const signedOut = 'event: signed-out\ndata: {}\n\n';
/** A client that does not read is let go before what waits for it fills the memory. */
const mostWaitingBytes = 64 * 1024;

/**
 * `GET /api/events`: server-sent events for who is signed in, each with the id of what to fetch again. It is no call of the contract, because it has no
 * end. A stream begins with `ready`; `missed` says that events may have been lost, so whoever hears either fetches everything anew.
 */
export function serveEvents(server: FastifyInstance, { events, actorOf, heartbeatMilliseconds = 20_000 }: EventsOptions): void {
  const open = new Map<number, Set<ServerResponse>>();

  server.get('/api/events', { exposeHeadRoute: false }, async (request, reply) => {
    const actor = await actorOf(request);
    if (!actor) throw notSignedIn();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that collects an answer before it passes it on would keep everything back.
      'x-accel-buffering': 'no',
    });
    const streams = open.get(actor.person_id) ?? new Set();
    open.set(actor.person_id, streams.add(raw));
    const [oldest] = streams;
    if (streams.size > mostStreams) oldest?.end();

    const unsubscribe = events.subscribe(actor.person_id, (event) => {
      if (event === 'missed' || event.name !== sessionEnded) write(raw, textOf(event));
      else if (event.id === actor.session_id) raw.end(signedOut);
    });
    const heartbeat = setInterval(async () => {
      const still = await actorOf(request).catch(() => actor);
      if (still) write(raw, ': still here\n\n');
      else raw.end(signedOut);
    }, heartbeatMilliseconds);
    raw.once('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
      streams.delete(raw);
      if (streams.size === 0) open.delete(actor.person_id);
    });
    write(raw, 'retry: 2000\nevent: ready\ndata: {}\n\n');
  });

  server.addHook('preClose', (done) => {
    for (const stream of [...open.values()].flatMap((all) => [...all])) stream.end();
    done();
  });
}

function write(stream: ServerResponse, text: string): void {
  // A stream that was ended stays open until its client has read it; writing to it would emit an error that ends the process.
  if (stream.writableEnded) return;
  if (stream.writableLength > mostWaitingBytes) stream.destroy();
  else stream.write(text);
}

function textOf(event: PersonEvent): string {
  if (event === 'missed') return 'event: missed\ndata: {}\n\n';
  return `event: ${event.name}\ndata: ${JSON.stringify({ id: event.id })}\n\n`;
}
