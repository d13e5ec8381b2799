import type { OrderReturns } from '@souk/contract/orders/returns';
import type { ReadContext, SignedIn } from '../../context.ts';
import { isReturnable, returnUntil } from '../../modules/orders/domain/return-window.ts';
import { orderNotFound } from '../../modules/orders/lock-order.ts';
import { presentReturn, presentReturnableLine } from '../../modules/returns/present.ts';
import { findReturnableOrder, listReturnableLines, listReturns } from '../../modules/returns/queries/returns.ts';

/** The returns of the shopper's own order, and the items that can be returned. */
export async function readReturns(context: SignedIn<ReadContext>, orderId: number): Promise<OrderReturns> {
  const { read, actor, clock } = context;
  const own = { orderId, personId: actor.person_id };
  const order = await findReturnableOrder(read, own);
  if (!order) throw orderNotFound();
  const [lines, returns] = await Promise.all([listReturnableLines(read, orderId), listReturns(read, own)]);
  return {
    can_return: isReturnable(order, clock.now()) && lines.some(({ left }) => left > 0),
    return_until: returnUntil(order)?.toISOString() ?? null,
    lines: lines.map((line) => presentReturnableLine(line, context)),
    returns: returns.map((row) => presentReturn(row, context)),
  };
}
