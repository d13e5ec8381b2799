import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { deleteAccountData } from '../../modules/account/queries.ts';
import { deleteAllLines } from '../../modules/cart/queries/change-lines.ts';
import { deleteCollections } from '../../modules/checkout/queries/vouchers.ts';
import { deleteAnswers } from '../../modules/idempotency/queries.ts';
import { clearIdentity } from '../../modules/identity/profile/personal-data.ts';
import { type AnyJob, defineJob, enqueue } from '../../platform/jobs/define-job.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { releasePictures } from '../../platform/media/store-picture.ts';

/**
 * Empties an account with an unproved number when the owner of the number claims it: profile, sessions, addresses, cart and
 * favourites. Orders, payments and tickets remain, because they may be open.
 */
export async function emptyAccount(transaction: Transaction<DB>, { personId, now }: { personId: number; now: Date }): Promise<void> {
  await deleteAccountData(transaction, personId);
  await deleteAllLines(transaction, personId);
  await deleteCollections(transaction, personId);
  await deleteAnswers(transaction, personId);
  const picture_ids = await clearIdentity(transaction, personId, now);
  if (picture_ids.length === 0) return;
  const payload: ReleasePortraitPayload = { picture_ids };
  await enqueue<DB>(transaction, releasePortraitJobName, payload, { attempts: 25 });
}

const releasePortraitJobName = 'release-portrait';

const ReleasePortraitPayload = z.object({ picture_ids: z.array(z.int()) });
type ReleasePortraitPayload = z.infer<typeof ReleasePortraitPayload>;

/** Deletes the files of the portrait after the commit. */
export function releasePortraitJob({ db, media }: { db: Kysely<DB>; media: MediaStore }): AnyJob {
  return defineJob({
    name: releasePortraitJobName,
    payload: ReleasePortraitPayload,
    async run({ picture_ids }) {
      await releasePictures(db, media, picture_ids);
    },
  });
}
