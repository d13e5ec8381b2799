import { type NotificationKind, notificationNeeds } from '@souk/contract/back-office/panel/notifications';
import type { Permission } from '@souk/contract/back-office/permissions';
import type { FastifyInstance } from 'fastify';
import type { StaffOperator } from '../context.ts';
import type { PersonEvents } from '../platform/events/person-events.ts';
import { servePanelEvents } from './serve-panel-events.ts';

type Options = {
  events: Pick<PersonEvents, 'subscribe' | 'subscribeToStaff'>;
  staffOf: (token: string) => Promise<StaffOperator | null>;
  heartbeatMilliseconds?: number;
  /** Several changes within this time are sent as one event of each kind. */
  gatherMilliseconds?: number;
};

/** `GET /api/admin/events`: the kinds of change that the role of the member may read, as it is at the last heartbeat. */
export function serveStaffEvents(server: FastifyInstance, options: Options): void {
  const { events, staffOf, heartbeatMilliseconds, gatherMilliseconds = 300 } = options;
  servePanelEvents(server, {
    ...{ audience: 'admin', events, operatorOf: staffOf, heartbeatMilliseconds },
    open(operator, stream) {
      let { permissions } = operator;
      const gathered = gather(gatherMilliseconds, (kind) => {
        if (kind === 'missed') stream.write('event: missed\ndata: {}\n\n');
        else if (permissions.has(needOf(kind))) stream.write(`event: ${kind}\ndata: {}\n\n`);
      });
      const unsubscribe = events.subscribeToStaff(gathered.add);
      return {
        update(still) {
          permissions = still.permissions;
          return true;
        },
        stop() {
          gathered.stop();
          unsubscribe();
        },
      };
    },
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
