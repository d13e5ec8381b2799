import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { deleteAccountData } from '../../modules/account/queries.ts';
import { deleteAllLines } from '../../modules/cart/queries/change-lines.ts';
import { deleteReminders } from '../../modules/cart/queries/reminders.ts';
import { anonymizeReports } from '../../modules/catalog/queries/panel/review-reports.ts';
import { anonymizeReviews } from '../../modules/catalog/reviews/reviews.ts';
import { deleteCollections } from '../../modules/checkout/queries/vouchers.ts';
import { eraseContactMessages } from '../../modules/content/contact-messages.ts';
import { deleteConversations } from '../../modules/conversations/queries/conversations.ts';
import { deleteAnswers } from '../../modules/idempotency/queries.ts';
import { getProvedAddresses } from '../../modules/identity/queries/proofs.ts';
import { deleteMessages } from '../../modules/messages/queries/messages.ts';
import { deletePushDevices } from '../../modules/messages/queries/push-devices.ts';
import { deleteNotices } from '../../modules/notices/queries.ts';
import { anonymizeOrders } from '../../modules/orders/queries/order-changes.ts';
import { anonymizeQuestions } from '../../modules/questions/queries/questions.ts';
import { anonymizeReturns } from '../../modules/returns/queries/photos.ts';
import { anonymiseSecurityEvents } from '../../modules/security-log/queries.ts';
import { eraseApplications } from '../../modules/sellers/personal-data.ts';
import { deleteInvitationsOf } from '../../modules/sellers/queries/invitations.ts';
import { deleteMembershipsOf } from '../../modules/sellers/queries/members.ts';
import { deleteViewsOf } from '../../modules/staff/queries/views.ts';
import { deleteMember } from '../../modules/staff/queries.ts';
import { deleteFiles } from '../../modules/support/attachments.ts';
import { eraseTickets } from '../../modules/support/personal-data.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { releasePictures } from '../../platform/media/store-picture.ts';

/** To be deleted after the commit. */
type FilesToDelete = { pictureIds: number[]; fileKeys: string[] };

/** Deletes or anonymises everything that belongs to a person, except their identity. */
export async function eraseBelongings(transaction: Kysely<DB>, personId: number): Promise<FilesToDelete> {
  await deleteAccountData(transaction, personId);
  await deleteAllLines(transaction, personId);
  await deleteReminders(transaction, personId);
  await deleteCollections(transaction, personId);
  await deleteAnswers(transaction, personId);
  await deleteMessages(transaction, personId);
  await deletePushDevices(transaction, personId);
  await deleteNotices(transaction, personId);
  await deleteConversations(transaction, personId);
  await anonymizeQuestions(transaction, personId);
  await anonymizeReports(transaction, personId);
  await deleteMember(transaction, personId);
  await deleteMembershipsOf(transaction, personId);
  await deleteInvitationsOf(transaction, personId);
  await deleteViewsOf(transaction, personId);
  await anonymizeOrders(transaction, personId);
  await anonymiseSecurityEvents(transaction, personId);
  const addresses = await getProvedAddresses(transaction, personId);
  await eraseContactMessages(transaction, addresses);
  const applications = await eraseApplications(transaction, addresses);
  const pictureIds = [...(await anonymizeReviews(transaction, personId)), ...applications.pictureIds];
  const attachments = [...(await eraseTickets(transaction, personId)), ...(await anonymizeReturns(transaction, personId))];
  const fileKeys = [...attachments, ...applications.fileKeys];
  return { pictureIds, fileKeys };
}

export const removeErasedJobName = 'remove-erased';

const RemoveErasedPayload = z.object({ person_id: z.int(), picture_ids: z.array(z.int()), file_keys: z.array(z.string()) });
export type RemoveErasedPayload = z.infer<typeof RemoveErasedPayload>;

export type RemoveErasedParts = { db: Kysely<DB>; media: MediaStore; files: PrivateFiles };

/**
 * Deletes the files of an erased person, and rows such as favourites that concurrent requests inserted while the account was
 * erased.
 */
export function removeErasedJob({ db, media, files }: RemoveErasedParts): AnyJob {
  return defineJob({
    name: removeErasedJobName,
    payload: RemoveErasedPayload,
    async run({ person_id, picture_ids, file_keys }) {
      const late = await inTransaction(db, (transaction) => eraseBelongings(transaction, person_id));
      await deleteFiles(files, [...file_keys, ...late.fileKeys]);
      await releasePictures(db, media, [...picture_ids, ...late.pictureIds]);
    },
  });
}
