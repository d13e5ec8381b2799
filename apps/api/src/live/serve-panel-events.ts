import type { BackOfficeAudience } from '@souk/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { readSessionToken } from '../back-office-session.ts';
import { notSignedIn } from '../platform/app-error.ts';
import type { PersonEvents } from '../platform/events/person-events.ts';
import { type EventStream, openStream } from './event-stream.ts';

type Member = { person_id: number; session_id: number };

export type PanelEvents<Operator extends Member> = {
  audience: BackOfficeAudience;
  events: Pick<PersonEvents, 'subscribe'>;
  /** The member with that token; null once the session or the membership has ended. */
  operatorOf: (token: string) => Promise<Operator | null>;
  /** Sends the changes that the member may see to the stream. `check` ends it unless the member still may read it. */
  open: (operator: Operator, stream: EventStream, check: () => Promise<void>) => Feed<Operator>;
  /** Milliseconds between heartbeats, which also check the session and the membership. */
  heartbeatMilliseconds?: number | undefined;
};

/** `update` receives the member as each check finds it, and answers whether the stream still fits. */
type Feed<Operator> = { update: (operator: Operator) => boolean; stop: () => void };

const sessionEnded = 'session-ended';
const signedOut = 'event: signed-out\ndata: {}\n\n';
/** More pages open than this close the oldest stream of the member. */
const maxStreams = 8;

/**
 * `GET /api/<audience>/events`: server-sent events for the members of a panel, with the kind of what changed; the page then asks for it
 * again. The stream ends at once with the session. The contract does not contain it.
 */
export function servePanelEvents<Operator extends Member>(server: FastifyInstance, panel: PanelEvents<Operator>): void {
  const { audience, events, operatorOf, heartbeatMilliseconds = 20_000 } = panel;
  const open = new Map<number, Set<EventStream>>();

  server.get(`/api/${audience}/events`, { exposeHeadRoute: false }, async (request, reply) => {
    const token = readSessionToken(audience, request);
    const operator = token === undefined ? null : await operatorOf(token);
    if (token === undefined || !operator) throw notSignedIn();
    const { person_id, session_id } = operator;
    const stream = openStream(reply);
    const streams = open.get(person_id) ?? new Set();
    open.set(person_id, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > maxStreams) oldest?.end();

    const check = async () => {
      const still = await operatorOf(token).catch(() => operator);
      if (!still) stream.end(signedOut);
      else if (!feed.update(still)) stream.end();
    };
    const feed = panel.open(operator, stream, check);
    const unsubscribe = events.subscribe(person_id, (event) => {
      if (event !== 'missed' && event.name === sessionEnded && event.id === session_id) stream.end(signedOut);
    });
    const heartbeat = setInterval(async () => {
      await check();
      stream.write(': still here\n\n');
    }, heartbeatMilliseconds);
    stream.onClose(() => {
      clearInterval(heartbeat);
      feed.stop();
      unsubscribe();
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
