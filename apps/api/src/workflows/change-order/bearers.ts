import type { RefundBearers } from '@souk/contract/back-office/orders';
import { type Amount, addAmounts, subtractAmounts } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { planRefund } from '../../modules/orders/domain/plan-refund.ts';
import { listOpenCommissions, type OpenCommission } from '../../modules/orders/queries/commissions.ts';
import { getSharedAmounts, listManagedLines } from '../../modules/orders/queries/managed-order.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findRefundable, lockPaidOrder, nothingLeft } from './order-payment.ts';
import { reversedInProportion } from './reverse-commission.ts';

/** The bearers of a refund of this amount, or of all that is left of a paid order. Nothing changes. */
export function previewBearers(
  { db }: Pick<Context, 'db'>,
  { orderId, amount }: { orderId: number; amount?: Amount | undefined },
): Promise<RefundBearers> {
  return inTransaction(db, async (transaction) => {
    const order = await lockPaidOrder(transaction, orderId);
    const { refundable } = await findRefundable(transaction, order);
    if (amount === undefined || amount === refundable) return presentBearers(refundable, await readLeft(transaction, orderId));
    if (amount > refundable) throw nothingLeft(refundable);
    const reversed = reversedInProportion(await listOpenCommissions(transaction, orderId), { amount, refundable });
    return presentBearers(amount, { commission: sumOf(reversed), discount: 0 });
  });
}

/** The commission that the marketplace returns, with its tax, and the discounts that it saves. */
type Moved = { commission: Amount; discount: Amount };

/** All that is left of the commission and of the discounts of the marketplace: a refund of the rest or a cancellation moves both. */
export async function readLeft(transaction: Kysely<DB>, orderId: number): Promise<Moved> {
  const [open, lines, shared] = [
    await listOpenCommissions(transaction, orderId),
    await listManagedLines(transaction, orderId),
    await getSharedAmounts(transaction, orderId),
  ];
  const items = lines.map(({ id, quantity, refunded }) => ({ line_id: id, quantity: quantity - refunded }));
  const { marketplace_discount } = planRefund({ ...shared, lines, refundable: 0 }, { lines: items, delivery: false });
  const delivery = shared.membership_funded_by === 'marketplace' ? shared.delivery_saved : 0;
  return { commission: sumOf(open), discount: addAmounts(marketplace_discount, delivery) };
}

export function sumOf(commissions: readonly OpenCommission[]): Amount {
  return addAmounts(...commissions.flatMap(({ amount, tax_amount }) => [amount, tax_amount]));
}

export function presentBearers(amount: Amount, { commission, discount }: Moved): RefundBearers {
  const byMarketplace = subtractAmounts(commission, discount);
  return {
    amount: toWire(amount),
    commission: toWire(commission),
    marketplace_discount: toWire(discount),
    borne_by_shop: toWire(subtractAmounts(amount, byMarketplace)),
    borne_by_marketplace: toWire(byMarketplace),
  };
}
