import { type NotificationKind, notificationNeeds } from '@souk/contract/back-office/panel/notifications';
import type { Permission } from '@souk/contract/back-office/permissions';
import type { FastifyInstance } from 'fastify';
import { readSessionToken } from '../back-office-session.ts';
import type { StaffOperator } from '../context.ts';
import { notSignedIn } from '../platform/app-error.ts';
import type { PersonEvents } from '../platform/events/person-events.ts';
import { type EventStream, openStream } from './event-stream.ts';

type Options = {
  events: Pick<PersonEvents, 'subscribe' | 'subscribeToStaff'>;
  staffOf: (token: string) => Promise<StaffOperator | null>;
  /** Milliseconds between heartbeats, which also check the session and the role. */
  heartbeatMilliseconds?: number;
  /** Several changes within this time are sent as one event of each kind. */
  gatherMilliseconds?: number;
};

const sessionEnded = 'session-ended';
const signedOut = 'event: signed-out\ndata: {}\n\n';
/** More pages open than this close the oldest stream of the member. */
const maxStreams = 8;

/**
 * `GET /api/admin/events`: server-sent events for members of the staff. An event has the kind of what changed, of those that the
 * role may read; the page then asks for its numbers again. It ends at once when the session does. The contract does not contain it.
 */
export function serveStaffEvents(server: FastifyInstance, options: Options): void {
  const { events, staffOf, heartbeatMilliseconds = 20_000, gatherMilliseconds = 300 } = options;
  const open = new Map<number, Set<EventStream>>();

  server.get('/api/admin/events', { exposeHeadRoute: false }, async (request, reply) => {
    const token = readSessionToken('admin', request);
    const operator = token === undefined ? null : await staffOf(token);
    if (token === undefined || !operator) throw notSignedIn();
    let { permissions } = operator;
    const stream = openStream(reply);
    const streams = open.get(operator.person_id) ?? new Set();
    open.set(operator.person_id, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > maxStreams) oldest?.end();

    const gathered = gather(gatherMilliseconds, (kind) => {
      if (kind === 'missed') stream.write('event: missed\ndata: {}\n\n');
      else if (permissions.has(needOf(kind))) stream.write(`event: ${kind}\ndata: {}\n\n`);
    });
    const unsubscribe = [
      events.subscribeToStaff(gathered.add),
      events.subscribe(operator.person_id, (event) => {
        if (event !== 'missed' && event.name === sessionEnded && event.id === operator.session_id) stream.end(signedOut);
      }),
    ];
    const heartbeat = setInterval(async () => {
      const still = await staffOf(token).catch(() => operator);
      if (!still) return stream.end(signedOut);
      permissions = still.permissions;
      stream.write(': still here\n\n');
    }, heartbeatMilliseconds);
    stream.onClose(() => {
      clearInterval(heartbeat);
      gathered.stop();
      for (const end of unsubscribe) end();
      streams.delete(stream);
      if (streams.size === 0) open.delete(operator.person_id);
    });
    stream.write('retry: 2000\nevent: ready\ndata: {}\n\n');
  });

  server.addHook('preClose', (done) => {
    for (const stream of [...open.values()].flatMap((all) => [...all])) stream.end();
    done();
  });
}

function needOf(kind: string): Permission {
  const known = Object.keys(notificationNeeds).find((each): each is NotificationKind => each === kind);
  return known ? notificationNeeds[known] : 'products:read';
}

/** Sends each kind once after a pause, however often it came. */
function gather(milliseconds: number, send: (kind: string) => void) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  function flush() {
    timer = undefined;
    for (const kind of waiting) send(kind);
    waiting.clear();
  }
  return {
    add(kind: string) {
      waiting.add(kind);
      timer ??= setTimeout(flush, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
