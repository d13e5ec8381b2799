import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { eraseKept } from '../../modules/account/erase-kept.ts';
import { eraseCart } from '../../modules/cart/erase-cart.ts';
import { eraseCollected } from '../../modules/checkout/erase-collected.ts';
import { eraseAnswers } from '../../modules/idempotency/erase-answers.ts';
import { emptyIdentity } from '../../modules/identity/erase-identity.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type ReleasePortraitPayload, releasePortraitJobName } from './release-portrait-job.ts';

type Emptying = { personId: number; now: Date };

/**
 * Removes what an account with an unproved number holds, when the number's owner claims it: profile, mail address, password, sessions,
 * social identities, addresses, cart, favourites. Orders, payments and tickets stay: money and goods are on their way there.
 */
export async function emptyAccount(transaction: Transaction<DB>, { personId, now }: Emptying): Promise<void> {
  await eraseKept(transaction, personId);
  await eraseCart(transaction, personId);
  await eraseCollected(transaction, personId);
  await eraseAnswers(transaction, personId);
  const picture_ids = await emptyIdentity(transaction, personId, now);
  if (picture_ids.length === 0) return;
  const payload: ReleasePortraitPayload = { picture_ids };
  await enqueue<DB>(transaction, releasePortraitJobName, payload, { attempts: 25 });
}
