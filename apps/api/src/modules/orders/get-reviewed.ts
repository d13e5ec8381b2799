import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound } from '../../platform/http/problem.ts';
import { canReview } from './policy.ts';
import { noSuchOrder } from './read-order.ts';
import { findReviewed } from './repository.ts';

type Reviewed = { personId: number; orderId: number; productId: number };

/** The shop that sold the product, once the person has it and may say what they think of it. */
export async function getReviewed(transaction: Transaction<DB>, reviewed: Reviewed): Promise<{ shop_id: number }> {
  const order = await findReviewed(transaction, reviewed);
  if (!order) throw noSuchOrder();
  if (!order.has_product) throw notFound('There is no such product in this order');
  if (!canReview(order)) throw conflict('You can review this once it is delivered');
  return order;
}
