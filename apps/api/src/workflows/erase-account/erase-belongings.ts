import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { eraseKept } from '../../modules/account/erase-kept.ts';
import { eraseCart } from '../../modules/cart/erase-cart.ts';
import { anonymizeReviews } from '../../modules/catalog/anonymize-reviews.ts';
import { eraseCollected } from '../../modules/checkout/erase-collected.ts';
import { eraseContactMessages } from '../../modules/content/own-contact-messages.ts';
import { eraseAnswers } from '../../modules/idempotency/erase-answers.ts';
import { readProvedAddresses } from '../../modules/identity/read-proved-addresses.ts';
import { eraseMessages } from '../../modules/messages/erase-messages.ts';
import { stripOrders } from '../../modules/orders/strip-orders.ts';
import { anonymizeSecurityEvents } from '../../modules/security-log/security-log.ts';
import { eraseApplications } from '../../modules/sellers/own-applications.ts';
import { eraseTickets } from '../../modules/support/erase-tickets.ts';

/** What is to be removed from disk once the transaction has committed. */
export type LeftOnDisk = { pictureIds: number[]; fileKeys: string[] };

/** Removes or makes nobody's all that a person has here, but for who they are. */
export async function eraseBelongings(transaction: Kysely<DB>, personId: number): Promise<LeftOnDisk> {
  await eraseKept(transaction, personId);
  await eraseCart(transaction, personId);
  await eraseCollected(transaction, personId);
  await eraseAnswers(transaction, personId);
  await eraseMessages(transaction, personId);
  await stripOrders(transaction, personId);
  await anonymizeSecurityEvents(transaction, personId);
  const addresses = await readProvedAddresses(transaction, personId);
  await eraseContactMessages(transaction, addresses);
  const pictureIds = [...(await anonymizeReviews(transaction, personId)), ...(await eraseApplications(transaction, addresses))];
  return { pictureIds, fileKeys: await eraseTickets(transaction, personId) };
}
