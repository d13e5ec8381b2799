import type { CallAnswer } from '@souk/contract/calls';
import {
  NoticePreferences,
  type ShopNotification,
  ShopNotificationKind,
  type StoredNoticePreferences,
  sentKinds,
  shopNotificationNeeds,
} from '@souk/contract/seller/notifications';
import type { SellerPermission } from '@souk/contract/seller/permissions';
import type { AsSeller, Context, ReadContext } from '../../context.ts';
import type { Messenger } from '../../integrations/messages/messenger.ts';
import { readPreference } from '../../modules/messages/message-preference.ts';
import { clockOf, minuteOf } from '../../modules/sellers/domain/notice-time.ts';
import {
  countUnreadNotifications,
  findMemberNotices,
  listShopNotifications,
  updateMemberNotices,
  updateSeenNotification,
} from '../../modules/sellers/queries/shop-notifications.ts';
import { isTimeZone } from '../../modules/settings/domain/is-time-zone.ts';
import { getSettings } from '../../modules/settings/queries.ts';
import { invalid, notFound, operatorError } from '../../platform/app-error.ts';
import { pickText } from '../../platform/text/texts.ts';

const shown = 30;

/** The kinds that a role may see. */
function visible<Kind extends ShopNotificationKind>(all: readonly Kind[], permissions: ReadonlySet<SellerPermission>): Kind[] {
  return all.filter((kind) => permissions.has(shopNotificationNeeds[kind]));
}

export async function readShopNotifications(context: AsSeller<ReadContext>): Promise<CallAnswer<'GET /seller/notifications'>> {
  const { read, operator } = context;
  const { person_id, shop_id } = operator;
  const wanted = { person_id, kinds: visible(ShopNotificationKind.options, operator.permissions) };
  const [unread, rows] = await Promise.all([
    countUnreadNotifications(shop_id, read, wanted),
    listShopNotifications(shop_id, read, { ...wanted, limit: shown }),
  ]);
  const notifications = rows.map(({ kind, name, created_at, ...row }): ShopNotification => {
    return {
      ...row,
      kind: ShopNotificationKind.parse(kind),
      name: name === null ? '' : pickText(name, context),
      created_at: created_at.toISOString(),
    };
  });
  return { unread, notifications };
}

/** Marks the notifications up to one as read by the member. */
export async function markNotificationsSeen({ db, operator }: AsSeller<Context>, id: number): Promise<void> {
  if (!(await updateSeenNotification(operator.shop_id, db, { person_id: operator.person_id, id }))) throw notFound();
}

type Offer = Pick<Messenger, 'media'>;

export async function readNoticePreferences(context: AsSeller<ReadContext>, offer: Offer): Promise<StoredNoticePreferences> {
  const { read, operator } = context;
  const [stored, { time_zone: default_time_zone }, { media }] = await Promise.all([
    findMemberNotices(operator.shop_id, read, operator.person_id),
    getSettings(read),
    readPreference(context, offer),
  ]);
  const wanted = NoticePreferences.parse({
    frequency: stored?.frequency ?? 'at-once',
    muted: stored?.muted ?? [],
    medium: media.find(({ medium, to }) => medium === stored?.medium && to !== null)?.medium ?? null,
    daily_at: clockOf(stored?.daily_at ?? 480),
    quiet:
      stored?.quiet_from == null || stored.quiet_until === null
        ? null
        : { from: clockOf(stored.quiet_from), until: clockOf(stored.quiet_until) },
    time_zone: stored?.time_zone ?? default_time_zone,
  });
  return { ...wanted, kinds: visible(sentKinds, operator.permissions), media, default_time_zone };
}

/** Stores how the member wants to be notified; null as a medium is the default of the account. */
export async function changeNoticePreferences(
  context: AsSeller<Context>,
  offer: Offer,
  { muted, daily_at, quiet, time_zone, frequency, medium }: NoticePreferences,
): Promise<StoredNoticePreferences> {
  const { db, operator } = context;
  if (!isTimeZone(time_zone)) throw operatorError('invalid', 'must be a time zone like Asia/Amman', 'time_zone');
  const { media } = await readPreference(context, offer);
  if (medium !== null && !media.some((each) => each.medium === medium && each.to !== null))
    throw invalid('medium', 'This contact method is not available.');
  const hours = { quiet_from: quiet && minuteOf(quiet.from), quiet_until: quiet && minuteOf(quiet.until), daily_at: minuteOf(daily_at) };
  const fields = { frequency, medium, muted: [...new Set(muted)], time_zone, ...hours };
  await updateMemberNotices(operator.shop_id, db, { person_id: operator.person_id, ...fields });
  return readNoticePreferences({ ...context, read: db }, offer);
}
