import type { Order } from '@souk/contract/orders';
import type { ReadContext, SignedIn } from '../../context.ts';
import { notFound, type Problem } from '../../platform/http/problem.ts';
import { presentOrder } from './presenter.ts';
import { findOrder, listPurchaseOrders } from './repository.ts';

/** One order of one's own; somebody else's is as unknown as none. */
export async function readOrder(context: SignedIn<ReadContext>, orderId: number): Promise<Order> {
  const row = await findOrder(context.read, { personId: context.actor.person_id, orderId });
  if (!row) throw noSuchOrder();
  return presentOrder(row, await listPurchaseOrders(context.read, row.purchase_id), context);
}

export function noSuchOrder(): Problem {
  return notFound('There is no such order');
}
