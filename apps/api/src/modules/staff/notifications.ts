import { type Notification, type NotificationKind, notificationNeeds } from '@souk/contract/back-office/panel/notifications';
import type { Permission } from '@souk/contract/back-office/permissions';
import type { CallAnswer } from '@souk/contract/calls';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { countUnread, deleteStaffEventsBefore, listStaffEvents, updateSeenEvent } from './queries/notifications.ts';

const shown = 30;
const retentionDays = 60;

const kinds: readonly NotificationKind[] = [
  'order',
  'ticket',
  'application',
  'refund-failed',
  'message-failed',
  'webhook-failed',
  'return',
  'contact',
  'change-request',
];

/** The kinds of notifications that a role may see. */
function visibleKinds(permissions: ReadonlySet<Permission>): NotificationKind[] {
  return kinds.filter((kind) => permissions.has(notificationNeeds[kind]));
}

export async function readNotifications({ read, operator }: AsStaff<ReadContext>): Promise<CallAnswer<'GET /admin/notifications'>> {
  const wanted = { person_id: operator.person_id, kinds: visibleKinds(operator.permissions) };
  const [unread, rows] = await Promise.all([countUnread(read, wanted), listStaffEvents(read, { ...wanted, limit: shown })]);
  const notifications = rows.map(({ kind, created_at, ...row }): Notification => {
    return { ...row, kind: kinds.find((each) => each === kind) ?? 'order', created_at: created_at.toISOString() };
  });
  return { unread, notifications };
}

/** Marks the notifications up to one as read by the member. An older one never makes newer ones unread. */
export function markSeen({ db, operator }: AsStaff<Context>, id: number): Promise<void> {
  return updateSeenEvent(db, { person_id: operator.person_id, id });
}

export function deleteOldNotificationsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'delete-old-notifications',
    cron: '41 3 * * *',
    payload: z.unknown(),
    run: () => deleteStaffEventsBefore(db, new Date(clock.now().getTime() - retentionDays * 24 * 3_600_000)),
  });
}
