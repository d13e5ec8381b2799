import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { AppParts } from './app-parts.ts';
import { catalogJobs } from './modules/catalog/register.ts';
import { deleteOldClientErrorsJob } from './modules/client-errors/client-errors.ts';
import { deleteOldAnswersJob } from './modules/idempotency/claim-key.ts';
import { sendCodeJob } from './modules/identity/codes/send-code-job.ts';
import { deleteExpiredSignInsJob } from './modules/identity/delete-expired-job.ts';
import { expireSubscriptionsJob } from './modules/membership/subscriptions.ts';
import { accountNoticeJob } from './modules/messages/notify.ts';
import { sendMessageJob } from './modules/messages/send-message-job.ts';
import { deleteOldNoticesJob } from './modules/notices/notices.ts';
import { deleteOldSecurityEventsJob } from './modules/security-log/security-log.ts';
import { deleteOldNotificationsJob } from './modules/staff/notifications.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';
import { createFilmStore } from './platform/media/film-store.ts';
import { publishContentJob } from './workflows/manage-content/publish-job.ts';
import { deleteRemovedFilmsJob, deleteRemovedPicturesJob } from './workflows/manage-media/delete-removed-job.ts';
import { deleteUnreferencedFilesJob } from './workflows/manage-media/delete-unreferenced-job.ts';
import { indexPicturesJob, measurePicturesJob, settlePicturesJob } from './workflows/manage-media/measure-job.ts';
import { renewEncryptionJob } from './workflows/manage-system/renew-encryption.ts';
import { deleteOldShopNotificationsJob, sendShopNoticesJob } from './workflows/notify-sellers/send-shop-notices.ts';
import { releasePortraitJob } from './workflows/personal-data/empty-account.ts';
import { removeErasedJob } from './workflows/personal-data/erase-belongings.ts';
import { deleteApplicationDocumentsJob } from './workflows/register-shop/store-documents.ts';
import { reindexJob } from './workflows/reindex/reindex.ts';
import { deleteOldRemindersJob, remindOfCartsJob } from './workflows/remind-of-carts/remind-of-carts.ts';
import { passReturnsJob } from './workflows/return-items/pass-returns.ts';
import { sendNoticesJob } from './workflows/send-notices/send-notices.ts';
import { deleteOldWebhookEventsJob } from './workflows/send-webhooks/delete-old-events.ts';
import { deliverWebhookJob } from './workflows/send-webhooks/deliver-event.ts';
import { dispatchWebhooksJob } from './workflows/send-webhooks/dispatch-events.ts';
import { endLooksJob } from './workflows/sign-in-seller/look-at-shop.ts';

/** All background jobs but those of payments and live events, which come with their providers. */
export function listJobs({
  jobDb: db,
  clock,
  config,
  identity,
  push,
  orderLinks,
  noticeLinks,
  invitationLinks,
  webhooks,
  media,
  files,
}: AppParts): AnyJob[] {
  return [
    ...catalogJobs(db, clock),
    sendCodeJob({ ...identity, db, clock }),
    accountNoticeJob({ db, clock }),
    sendNoticesJob({ db, clock }),
    remindOfCartsJob({ db, clock }),
    passReturnsJob({ db, clock }),
    endLooksJob({ db, clock }),
    sendShopNoticesJob({ db, clock }),
    sendMessageJob({
      db,
      clock,
      messenger: identity.messenger,
      push,
      publicUrl: config.server.publicUrl,
      signers: { order: orderLinks.sign, notice: noticeLinks.sign, invitation: invitationLinks.sign },
      translate: identity.translate,
    }),
    ...retentionJobs({ db, clock }),
    publishContentJob({ db, clock }),
    measurePicturesJob({ db, media }),
    indexPicturesJob({ db }),
    settlePicturesJob({ db }),
    deleteRemovedPicturesJob({ db, clock, media }),
    deleteRemovedFilmsJob({ db, clock, films: createFilmStore(config.dataFolder) }),
    expireSubscriptionsJob({ db, clock }),
    reindexJob({ db, clock }),
    dispatchWebhooksJob({ db, clock }),
    deliverWebhookJob({ ...webhooks, db, clock }),
    removeErasedJob({ db, media, files }),
    releasePortraitJob({ db, media }),
    deleteApplicationDocumentsJob({ db, clock, files }),
    ...(config.previousSecret === undefined ? [] : [renewEncryptionJob({ db, secrets: config })]),
    deleteUnreferencedFilesJob({ db, clock, media, files, dataFolder: config.dataFolder }),
  ];
}

/** The jobs that delete rows after their retention time. */
function retentionJobs(parts: { db: Kysely<DB>; clock: Clock }): AnyJob[] {
  return [
    deleteExpiredSignInsJob(parts),
    deleteOldAnswersJob(parts),
    deleteOldSecurityEventsJob(parts),
    deleteOldClientErrorsJob(parts),
    deleteOldNoticesJob(parts),
    deleteOldRemindersJob(parts),
    deleteOldWebhookEventsJob(parts),
    deleteOldNotificationsJob(parts),
    deleteOldShopNotificationsJob(parts),
  ];
}
