import type { FastifyInstance } from 'fastify';
import { readSessionToken } from '../back-office-session.ts';
import type { SellerOperator } from '../context.ts';
import { notSignedIn } from '../platform/app-error.ts';
import type { PersonEvents } from '../platform/events/person-events.ts';
import { type EventStream, openStream } from './event-stream.ts';

type Options = {
  events: Pick<PersonEvents, 'subscribe' | 'subscribeToShop'>;
  sellerOf: (token: string) => Promise<SellerOperator | null>;
  /** Milliseconds between heartbeats, which also check the session and the membership. */
  heartbeatMilliseconds?: number;
};

const sessionEnded = 'session-ended';
const signedOut = 'event: signed-out\ndata: {}\n\n';
/** More pages open than this close the oldest stream of the member. */
const maxStreams = 8;

/**
 * `GET /api/seller/events`: server-sent events for a member of a shop, with the kind of what changed in that shop alone; the page then
 * asks for it again. The stream ends at once with the session. The contract does not contain it.
 */
export function serveSellerEvents(server: FastifyInstance, { events, sellerOf, heartbeatMilliseconds = 20_000 }: Options): void {
  const open = new Map<number, Set<EventStream>>();

  server.get('/api/seller/events', { exposeHeadRoute: false }, async (request, reply) => {
    const token = readSessionToken('seller', request);
    const operator = token === undefined ? null : await sellerOf(token);
    if (token === undefined || !operator) throw notSignedIn();
    const { person_id, session_id, shop_id } = operator;
    const stream = openStream(reply);
    const streams = open.get(person_id) ?? new Set();
    open.set(person_id, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > maxStreams) oldest?.end();

    const unsubscribe = [
      events.subscribeToShop(shop_id, (kind) => stream.write(`event: ${kind}\ndata: {}\n\n`)),
      events.subscribe(person_id, (event) => {
        if (event !== 'missed' && event.name === sessionEnded && event.id === session_id) stream.end(signedOut);
      }),
    ];
    const heartbeat = setInterval(async () => {
      const still = await sellerOf(token).catch(() => operator);
      if (!still) return stream.end(signedOut);
      // The session is about another shop now: the page connects again for it.
      if (still.shop_id !== shop_id) return stream.end();
      stream.write(': still here\n\n');
    }, heartbeatMilliseconds);
    stream.onClose(() => {
      clearInterval(heartbeat);
      for (const end of unsubscribe) end();
      streams.delete(stream);
      if (streams.size === 0) open.delete(person_id);
    });
    stream.write('retry: 2000\nevent: ready\ndata: {}\n\n');
  });

  server.addHook('preClose', (done) => {
    for (const stream of [...open.values()].flatMap((all) => [...all])) stream.end();
    done();
  });
}
