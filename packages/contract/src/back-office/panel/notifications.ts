import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty, Id, Timestamp } from '../../fields.ts';
import type { Permission } from '../permissions.ts';

/** The kinds of notifications, with the permission without which a member gets none. */
export const notificationNeeds = {
  order: 'orders:read',
  ticket: 'support:read',
  application: 'shops:read',
  'refund-failed': 'orders:read',
  'message-failed': 'people:read',
  'webhook-failed': 'keys',
  return: 'orders:read',
  contact: 'support:read',
  'change-request': 'products:read',
} as const satisfies Record<string, Permission>;
export type NotificationKind = keyof typeof notificationNeeds;

export const Notification = z.object({
  id: Id,
  kind: z.enum([
    'order',
    'ticket',
    'application',
    'refund-failed',
    'message-failed',
    'webhook-failed',
    'return',
    'contact',
    'change-request',
  ]),
  /** The code of the order or return, the number of the ticket, the name of the shop or webhook, or the id of the person, message or change request. */
  subject: z.string(),
  created_at: Timestamp,
  is_unread: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const notificationsCalls = {
  'GET /admin/notifications': {
    access: 'admin',
    needs: 'session',
    summary: 'The newest notifications of what your role may see. `GET /api/admin/events` is the stream that announces them.',
    answer: z.object({ unread: z.int(), notifications: z.array(Notification) }),
  },
  'POST /admin/notifications/seen': {
    access: 'admin',
    needs: 'session',
    summary: 'Marks the notifications up to one as read by you.',
    body: z.strictObject({ id: Id }),
    answer: Empty,
  },
} satisfies AdminCalls;
