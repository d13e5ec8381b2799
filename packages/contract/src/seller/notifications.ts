import { z } from 'zod';
import { Medium } from '../account.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Empty, Id, Timestamp, text } from '../fields.ts';
import type { SellerPermission } from './permissions.ts';

/** The kinds of notifications, with the permission without which a member gets none. */
export const shopNotificationNeeds = {
  order: 'orders',
  return: 'orders',
  message: 'messages',
  question: 'messages',
  'change-accepted': 'products',
  'change-declined': 'products',
  'low-stock': 'stock',
  'out-of-stock': 'stock',
} as const satisfies Record<string, SellerPermission>;

export const ShopNotificationKind = z.enum([
  'order',
  'return',
  'message',
  'question',
  'change-accepted',
  'change-declined',
  'low-stock',
  'out-of-stock',
]);
export type ShopNotificationKind = z.infer<typeof ShopNotificationKind>;

export const ShopNotification = z.object({
  id: Id,
  kind: ShopNotificationKind,
  /** The code of the order or return, or the id of the conversation, change request or product. */
  subject: z.string(),
  /** The name of the product of a question, a change or a stock; otherwise empty. */
  name: z.string(),
  created_at: Timestamp,
  is_unread: z.boolean(),
});
export type ShopNotification = z.infer<typeof ShopNotification>;

/** The kinds that are sent by phone or mail. Messages of shoppers and decisions about changes have messages of their own. */
export const sentKinds = ['order', 'return', 'question', 'low-stock', 'out-of-stock'] as const satisfies readonly ShopNotificationKind[];
export type SentKind = (typeof sentKinds)[number];

export const noticeFrequencies = ['at-once', 'daily', 'never'] as const;
export type NoticeFrequency = (typeof noticeFrequencies)[number];

/** A time of day: `21:30`. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** How a member is notified by phone or mail. */
export const NoticePreferences = z.strictObject({
  /** `daily`: one message a day at `daily_at`. */
  frequency: z.enum(noticeFrequencies),
  /** Kinds of which no message is sent. */
  muted: z.array(z.enum(sentKinds)).max(sentKinds.length),
  /** Null for what the account prefers. */
  medium: Medium.nullable(),
  daily_at: Clock,
  /** No message is sent within these hours; it follows afterwards. Null without quiet hours. */
  quiet: z.strictObject({ from: Clock, until: Clock }).nullable(),
  /** The name of a time zone, such as Asia/Amman. */
  time_zone: text(60),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;

export const StoredNoticePreferences = NoticePreferences.extend({
  /** The kinds that the member's role may see. */
  kinds: z.array(z.enum(sentKinds)),
  /** The available media with the member's verified address of each. */
  media: z.array(z.object({ medium: Medium, to: z.string().nullable() })),
  default_time_zone: z.string(),
});
export type StoredNoticePreferences = z.infer<typeof StoredNoticePreferences>;

export const sellerNotificationsCalls = {
  'GET /seller/notifications': {
    access: 'seller',
    needs: 'session',
    summary: 'The newest notifications of the shop that your role may see. `GET /api/seller/events` announces them.',
    answer: z.object({ unread: z.int(), notifications: z.array(ShopNotification) }),
  },
  'POST /seller/notifications/seen': {
    access: 'seller',
    needs: 'session',
    summary: 'Marks the notifications up to one as read by you.',
    body: z.strictObject({ notification_id: Id }),
    answer: Empty,
    refusals: { 404: 'The shop has no such notification.' },
  },
  'GET /seller/notification-preferences': {
    access: 'seller',
    needs: 'session',
    summary: 'How you are notified of the shop by phone or mail.',
    answer: StoredNoticePreferences,
  },
  'POST /seller/notification-preferences': {
    access: 'seller',
    needs: 'session',
    summary: 'Changes how you are notified of the shop by phone or mail.',
    body: NoticePreferences,
    answer: StoredNoticePreferences,
    refusals: { 422: 'The time zone is unknown, or the medium has no verified address.' },
  },
} satisfies SellerCalls;
