import { type SentKind, sentKinds, shopNotificationNeeds } from '@souk/contract/seller/notifications';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { notify } from '../../modules/messages/notify.ts';
import { isNoticeDue } from '../../modules/sellers/domain/notice-time.ts';
import { sellerPermissionsOf } from '../../modules/sellers/domain/seller-permissions.ts';
import {
  deleteShopNotificationsBefore,
  insertShopNotice,
  listWaitingMembers,
  type WaitingMember,
} from '../../modules/sellers/queries/notices.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { addDays } from '../../platform/clock/day-range.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';

type Parts = { db: Kysely<DB>; clock: Clock };

const batchSize = 200;
const retentionDays = 60;

/** Sends members one message about what happened in their shop since the last one, at once or daily, outside their quiet hours. */
export function sendShopNoticesJob({ db, clock }: Parts): AnyJob {
  return defineJob({
    name: 'send-shop-notices',
    payload: z.unknown(),
    cron: '* * * * *',
    async run() {
      let after = { shop_id: 0, person_id: 0 };
      for (;;) {
        const members = await listWaitingMembers(db, after, batchSize);
        for (const member of members) if (isNoticeDue(member, clock.now())) await sendNotice({ db, clock }, member);
        const last = members.at(-1);
        if (!last || members.length < batchSize) return;
        after = { shop_id: last.shop_id, person_id: last.person_id };
      }
    },
  });
}

/** The notice, what the member was sent, and the message commit together: a job that is interrupted repeats nothing. */
function sendNotice({ db, clock }: Parts, member: WaitingMember): Promise<void> {
  const { shop_id, person_id } = member;
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    const notice_id = await insertShopNotice(transaction, { shop_id, person_id, kinds: kindsOf(member), now });
    if (notice_id !== undefined) await notify(transaction, { kind: 'shop-news', notice_id }, now);
  });
}

/** The kinds that the role may see and the member wants. */
function kindsOf(member: WaitingMember): SentKind[] {
  const permissions = sellerPermissionsOf(member);
  return sentKinds.filter((kind) => permissions.has(shopNotificationNeeds[kind]) && !member.muted.includes(kind));
}

export function deleteOldShopNotificationsJob({ db, clock }: Parts): AnyJob {
  return defineJob({
    name: 'delete-old-shop-notifications',
    payload: z.unknown(),
    cron: '43 3 * * *',
    run: () => deleteShopNotificationsBefore(db, addDays(clock.now(), -retentionDays)),
  });
}
