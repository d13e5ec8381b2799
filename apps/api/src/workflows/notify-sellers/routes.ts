import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import type { Router } from '../../router.ts';
import { changeNoticePreferences, markNotificationsSeen, readNoticePreferences, readShopNotifications } from './notifications.ts';

/** The bell of the seller panel, and how its members are notified by phone or mail. */
export function register({ router, identity }: { router: Router; identity: Pick<IdentityParts, 'messenger'> }): void {
  const offer = identity.messenger;
  router.call('GET /seller/notifications', async (_input, context) => ({ data: await readShopNotifications(context) }));
  router.call('POST /seller/notifications/seen', async ({ body }, context) => {
    await markNotificationsSeen(context, body.notification_id);
    return { data: {} };
  });
  router.call('GET /seller/notification-preferences', async (_input, context) => ({ data: await readNoticePreferences(context, offer) }));
  router.call('POST /seller/notification-preferences', async ({ body }, context) => ({
    data: await changeNoticePreferences(context, offer, body),
  }));
}
