import type { Amounts, TaxLine } from '@souk/contract/checkout';
import { allocate } from '@souk/money/allocate';
import { addAmounts } from '@souk/money/amount';
import { convertInTurn } from '@souk/money/convert-in-turn';
import { fromWire, toWire } from '@souk/money/wire';

/** A line of an order's amounts. `amount` has its sign and is in the currency that is shown: together the lines are what is paid. */
export type AmountRow = { amount: number } & RowKind;
type RowKind =
  | { kind: 'total' | 'coupon' | 'delivery' | 'delivery_saved' }
  | { kind: 'membership'; percentage: number }
  | { kind: 'tax'; tax: TaxLine };

/** How an order comes to what it costs, step by step. A delivery that the plan pays stands with what it would have cost, and is taken off again. */
export function amountRows(amounts: Amounts, rate: number): AmountRow[] {
  const { membership_discount_percentage: percentage, membership_delivery_saved: saved } = amounts;
  const rows: AmountRow[] = [
    { kind: 'total', amount: amounts.total_amount },
    { kind: 'coupon', amount: -amounts.coupon_discount },
    { kind: 'membership', amount: -amounts.membership_discount_amount, percentage },
    ...amounts.all_vat_taxes.map((tax): AmountRow => ({ kind: 'tax', amount: tax.amount, tax })),
    { kind: 'delivery', amount: fullDelivery(amounts) },
    { kind: 'delivery_saved', amount: -saved },
  ];
  const there = rows.filter(({ kind, amount }) => amount !== 0 || kind === 'total' || kind === 'tax' || kind === 'delivery');
  const shown = convertInTurn(
    there.map(({ amount }) => amount),
    rate,
  );
  return there.map((row, index) => ({ ...row, amount: shown[index] ?? 0 }));
}

/** What the delivery costs whoever has no plan. */
export function fullDelivery({ delivery_charge, membership_delivery_saved: saved }: Amounts): number {
  return toWire(addAmounts(fromWire(delivery_charge), fromWire(saved)));
}

/** What lines come to together, of all or of some kinds. */
export function sumOfRows(rows: readonly AmountRow[], kinds?: readonly AmountRow['kind'][]): number {
  return toWire(addAmounts(...rows.filter(({ kind }) => kinds?.includes(kind) ?? true).map(({ amount }) => fromWire(amount))));
}

/** A shown amount parted among those whose own parts are known in the default currency, so that nothing of it is lost. */
export function partAmong(amount: number, own: readonly number[]): number[] {
  return allocate(
    fromWire(amount),
    own.map((each) => fromWire(each)),
  ).map((part) => toWire(part));
}
