import { type Amount, addAmounts, allocate, multiplyAmount, subtractAmounts } from '@souk/money/amount';
import type { Funder } from './commission.ts';
import { partOf, type SharedAmounts, shareAmong } from './line-shares.ts';

type RefundableLine = {
  id: number;
  list_price: Amount;
  price: Amount;
  price_funded_by: Funder | null;
  quantity: number;
  amount: Amount;
  refunded: number;
};

export type RefundableOrder = SharedAmounts & {
  delivery_charge: Amount;
  coupon_funded_by: Funder | null;
  membership_funded_by: Funder | null;
  lines: readonly RefundableLine[];
  /** The part of what was paid that is not refunded. */
  refundable: Amount;
};

type Wanted = { lines: readonly { line_id: number; quantity: number }[]; delivery: boolean };

export type PlannedLine = { line_id: number; quantity: number; price: Amount; discount: Amount; tax: Amount; amount: Amount };

export type PlannedRefund = {
  lines: PlannedLine[];
  delivery: Amount;
  amount: Amount;
  /** Discounts of these items that the marketplace does not pay any more. */
  marketplace_discount: Amount;
};

/** The refund of items by their share of discounts and taxes. It is never more than what is left of the payment: then every part is less. */
export function planRefund(order: RefundableOrder, wanted: Wanted): PlannedRefund {
  const shares = shareAmong(
    order.lines.map(({ amount }) => amount),
    order,
  );
  const parts = order.lines.flatMap((line, index) => {
    const quantity = wanted.lines.find(({ line_id }) => line_id === line.id)?.quantity ?? 0;
    const share = shares[index];
    if (quantity === 0 || !share) return [];
    const items = { done: line.refunded, quantity, total: line.quantity };
    const [coupon, membership, tax] = [partOf(share.coupon, items), partOf(share.membership, items), partOf(share.tax, items)];
    const price = multiplyAmount(line.price, quantity);
    const discount = addAmounts(coupon, membership);
    const amount = addAmounts(subtractAmounts(price, discount), tax);
    const saved = addAmounts(
      order.coupon_funded_by === 'marketplace' ? coupon : 0,
      order.membership_funded_by === 'marketplace' ? membership : 0,
      line.price_funded_by === 'marketplace' ? multiplyAmount(subtractAmounts(line.list_price, line.price), quantity) : 0,
    );
    return [{ line: { line_id: line.id, quantity, price, discount, tax, amount }, saved }];
  });
  const lines = parts.map(({ line }) => line);
  const delivery = wanted.delivery ? order.delivery_charge : 0;
  const marketplace_discount = addAmounts(...parts.map(({ saved }) => saved));
  return { ...limited({ lines, delivery }, order.refundable), marketplace_discount };
}

function limited({ lines, delivery }: Pick<PlannedRefund, 'lines' | 'delivery'>, refundable: Amount) {
  const wanted = [...lines.map(({ amount }) => amount), delivery];
  const sum = addAmounts(...wanted);
  if (sum <= refundable) return { lines, delivery, amount: sum };
  const amounts = allocate(refundable, wanted);
  return {
    lines: lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 })),
    delivery: amounts.at(-1) ?? 0,
    amount: refundable,
  };
}
