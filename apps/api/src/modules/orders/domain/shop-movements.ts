import { type Amount, addAmounts, multiplyAmount, subtractAmounts } from '@souk/money/amount';
import type { Funder } from './commission.ts';
import { type LineShare, partOf, type SharedAmounts, shareAmong } from './line-shares.ts';

/** The amounts of a part of an order. `paid` is items + delivery + tax − both discounts. */
export type Sums = {
  /** Items and delivery at their prices before discounts. */
  items: Amount;
  delivery: Amount;
  tax: Amount;
  shop_discounts: Amount;
  marketplace_discounts: Amount;
  paid: Amount;
  refunded: Amount;
  /** Discounts of refunded items, which the marketplace does not pay any more. */
  withdrawn_discounts: Amount;
  commission: Amount;
  reversed_commission: Amount;
  /** The tax on the commission, less that of the reversed part. */
  commission_tax: Amount;
};

/** A line of an order (`line_id`), its delivery, or an amount that was refunded without items. */
export type MovedPart = Sums & { kind: 'items' | 'delivery' | 'amount'; line_id: number | null; quantity: number };

/** A sale, refund or cancellation: what it adds to the sums of the order. */
export type Movement = { kind: 'sale' | 'refund' | 'cancellation'; at: Date; parts: MovedPart[] };

type SoldLine = {
  id: number;
  list_price: Amount;
  price: Amount;
  price_funded_by: Funder | null;
  quantity: number;
  amount: Amount;
};

type RefundOfOrder = {
  id: number;
  at: Date;
  amount: Amount;
  /** Empty for an amount without items; the delivery has no `line_id`. */
  lines: readonly { line_id: number | null; quantity: number; amount: Amount }[];
};

type CommissionRow = { line_id: number | null; amount: Amount; tax_amount: Amount };
/** Its amounts are negative. */
type ReversalRow = CommissionRow & { refund_id: number | null; at: Date };

/** The frozen rows of an order with what was added to them since. */
export type MovedOrder = SharedAmounts & {
  delivery_charge: Amount;
  delivery_saved: Amount;
  payable_amount: Amount;
  coupon_funded_by: Funder | null;
  membership_funded_by: Funder | null;
  sold_at: Date;
  cancelled_at: Date | null;
  lines: readonly SoldLine[];
  refunds: readonly RefundOfOrder[];
  sales: readonly CommissionRow[];
  reversals: readonly ReversalRow[];
};

export const noSums: Sums = {
  ...{ items: 0, delivery: 0, tax: 0, shop_discounts: 0, marketplace_discounts: 0, paid: 0 },
  ...{ refunded: 0, withdrawn_discounts: 0, commission: 0, reversed_commission: 0, commission_tax: 0 },
};

/** The movements of an order, oldest first. Their sums are the state of the order now; those of a cancelled order are 0. */
export function listMovements(order: MovedOrder): Movement[] {
  const { cancelled_at: cancelled } = order;
  const refunds = order.refunds.filter(({ at }) => cancelled === null || at < cancelled).toSorted((one, other) => one.id - other.id);
  const movements: Movement[] = [{ kind: 'sale', at: order.sold_at, parts: partsOfSale(order) }];
  for (const [index, { at }] of refunds.entries()) {
    movements.push({ kind: 'refund', at, parts: partsOfRefund(order, refunds.slice(0, index + 1), movements) });
  }
  if (cancelled === null) return movements;
  return [...movements, { kind: 'cancellation', at: cancelled, parts: partsOfCancellation(order, movements, cancelled) }];
}

/** The amount that remains for the shop: the price with the discounts of the marketplace, less refunds and commission. */
export function remainsOf(sums: Sums): Amount {
  const plus = addAmounts(sums.paid, sums.marketplace_discounts, sums.reversed_commission);
  return subtractAmounts(plus, addAmounts(sums.refunded, sums.withdrawn_discounts, sums.commission, sums.commission_tax));
}

export function addSums(all: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => all.reduce((total, each) => addAmounts(total, each[name]), 0);
  return mapSums(sum);
}

function mapSums(pick: (name: keyof Sums) => Amount): Sums {
  return {
    items: pick('items'),
    delivery: pick('delivery'),
    tax: pick('tax'),
    shop_discounts: pick('shop_discounts'),
    marketplace_discounts: pick('marketplace_discounts'),
    paid: pick('paid'),
    refunded: pick('refunded'),
    withdrawn_discounts: pick('withdrawn_discounts'),
    commission: pick('commission'),
    reversed_commission: pick('reversed_commission'),
    commission_tax: pick('commission_tax'),
  };
}

function sharesOf(order: MovedOrder): LineShare[] {
  return shareAmong(
    order.lines.map(({ amount }) => amount),
    order,
  );
}

/** The payer of a discount of which no payer is stored: the shop has vouchers, the marketplace has memberships. */
function payersOf({ coupon_funded_by, membership_funded_by }: MovedOrder): { coupon: Funder; membership: Funder } {
  return { coupon: coupon_funded_by ?? 'shop', membership: membership_funded_by ?? 'marketplace' };
}

function partsOfSale(order: MovedOrder): MovedPart[] {
  const shares = sharesOf(order);
  const parts = order.lines.map((line, index) => partOfLine(order, line, shares[index]));
  const { delivery_charge, delivery_saved } = order;
  const delivery = addAmounts(delivery_charge, delivery_saved);
  if (delivery === 0) return parts;
  const isByShop = payersOf(order).membership === 'shop';
  const saved = isByShop ? { shop_discounts: delivery_saved } : { marketplace_discounts: delivery_saved };
  const charged = commissionOf(order.sales, null);
  return [...parts, { ...noSums, ...deliveryPart, delivery, ...saved, ...charged, paid: delivery_charge }];
}

const deliveryPart = { kind: 'delivery', line_id: null, quantity: 1 } as const;

function partOfLine(order: MovedOrder, line: SoldLine, { coupon, membership, tax, paid }: LineShare = noShare): MovedPart {
  const items = multiplyAmount(line.list_price, line.quantity);
  const discounts = [
    { by: line.price_funded_by ?? 'shop', amount: subtractAmounts(items, line.amount) },
    { by: payersOf(order).coupon, amount: coupon },
    { by: payersOf(order).membership, amount: membership },
  ];
  const paidBy = (payer: Funder) => addAmounts(...discounts.filter(({ by }) => by === payer).map(({ amount }) => amount));
  return {
    ...noSums,
    ...{ kind: 'items', line_id: line.id, quantity: line.quantity },
    ...{ items, tax, paid, shop_discounts: paidBy('shop'), marketplace_discounts: paidBy('marketplace') },
    ...commissionOf(order.sales, line.id),
  };
}

const noShare: LineShare = { coupon: 0, membership: 0, tax: 0, paid: 0 };

function commissionOf(sales: readonly CommissionRow[], lineId: number | null): Pick<Sums, 'commission' | 'commission_tax'> {
  const rows = sales.filter(({ line_id }) => line_id === lineId);
  return {
    commission: addAmounts(...rows.map(({ amount }) => amount)),
    commission_tax: addAmounts(...rows.map(({ tax_amount }) => tax_amount)),
  };
}

/** The parts of the last of these refunds. The one that leaves nothing of the payment withdraws all discounts that are left. */
function partsOfRefund(order: MovedOrder, refunds: readonly RefundOfOrder[], before: readonly Movement[]): MovedPart[] {
  const refund = refunds.at(-1);
  if (!refund) return [];
  const parts = createParts();
  for (const { line_id, quantity, amount } of refund.lines) {
    const part = parts.of(line_id);
    part.quantity += line_id === null ? 1 : quantity;
    part.refunded = addAmounts(part.refunded, amount);
    if (line_id !== null) part.withdrawn_discounts = withdrawnBy(order, refunds, line_id);
  }
  const isComplete = addAmounts(...refunds.map(({ amount }) => amount)) >= order.payable_amount && order.payable_amount > 0;
  if (isComplete) {
    for (const [line_id, left] of discountsLeft(before)) parts.of(line_id).withdrawn_discounts = left;
  }
  // The refund that leaves nothing reverses the rest of the commission in rows without its id.
  const isOfRefund = ({ refund_id, at }: ReversalRow) =>
    refund_id === refund.id || (refund_id === null && isComplete && (order.cancelled_at === null || at < order.cancelled_at));
  for (const row of order.reversals.filter(isOfRefund)) reverse(parts.of(row.line_id), row);
  const amount: MovedPart = { ...noSums, kind: 'amount', line_id: null, quantity: 0, refunded: refund.amount };
  return [...parts.all(), ...(refund.lines.length === 0 ? [amount] : [])];
}

/** Parts of lines and of the delivery, each of which is created when it is first used. */
function createParts() {
  const parts = new Map<number | null, MovedPart>();
  return {
    of(line_id: number | null): MovedPart {
      const part = parts.get(line_id) ?? { ...noSums, ...(line_id === null ? deliveryPart : { kind: 'items', line_id }), quantity: 0 };
      parts.set(line_id, part);
      return part;
    },
    all: () => [...parts.values()],
  };
}

/** The discounts of the marketplace that are not withdrawn, by line. */
function discountsLeft(movements: readonly Movement[]): [number | null, Amount][] {
  const parts = movements.flatMap((movement) => movement.parts).filter(({ kind }) => kind !== 'amount');
  return [...Map.groupBy(parts, ({ line_id }) => line_id)].flatMap(([line_id, same]) => {
    const sums = addSums(same);
    const left = subtractAmounts(sums.marketplace_discounts, sums.withdrawn_discounts);
    return left > 0 ? [[line_id, left] satisfies [number | null, Amount]] : [];
  });
}

function reverse(part: MovedPart, { amount, tax_amount }: ReversalRow): void {
  part.reversed_commission = subtractAmounts(part.reversed_commission, amount);
  part.commission_tax = addAmounts(part.commission_tax, tax_amount);
}

/** The discounts of the marketplace on the items of a line in the last of these refunds. */
function withdrawnBy(order: MovedOrder, refunds: readonly RefundOfOrder[], lineId: number): Amount {
  const index = order.lines.findIndex(({ id }) => id === lineId);
  const [line, share] = [order.lines[index], sharesOf(order)[index]];
  if (!line || !share) return 0;
  const quantityIn = ({ lines }: RefundOfOrder) => lines.reduce((sum, each) => (each.line_id === lineId ? sum + each.quantity : sum), 0);
  const quantities = refunds.map(quantityIn);
  const quantity = quantities.at(-1) ?? 0;
  const items = { done: quantities.slice(0, -1).reduce((sum, each) => sum + each, 0), quantity, total: line.quantity };
  const { coupon, membership } = payersOf(order);
  return addAmounts(
    coupon === 'marketplace' ? partOf(share.coupon, items) : 0,
    membership === 'marketplace' ? partOf(share.membership, items) : 0,
    line.price_funded_by === 'marketplace' ? multiplyAmount(subtractAmounts(line.list_price, line.price), quantity) : 0,
  );
}

/** The reverse of the movements before; the commission by the rows that reversed it. */
function partsOfCancellation(order: MovedOrder, movements: readonly Movement[], cancelled: Date): MovedPart[] {
  const before = movements.flatMap(({ kind, parts }) => parts.map((part) => ({ part, sign: kind === 'sale' ? 1 : -1 })));
  const reversals = order.reversals.filter(({ refund_id, at }) => refund_id === null && at >= cancelled);
  return [...Map.groupBy(before, ({ part }) => `${part.kind} ${part.line_id}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { kind, line_id } = first.part;
    const sums = addSums(same.map(({ part }) => part));
    const quantity = same.reduce((sum, { part, sign }) => sum + sign * part.quantity, 0);
    const part = { ...mapSums((name) => subtractAmounts(0, sums[name])), ...noCommission, kind, line_id, quantity };
    if (kind !== 'amount') for (const row of reversals.filter((each) => each.line_id === line_id)) reverse(part, row);
    return [part];
  });
}

const noCommission = { commission: 0, reversed_commission: 0, commission_tax: 0 };
