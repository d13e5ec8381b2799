import { allocate } from '@souk/money/amount';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { insertReversals, listOpenCommissions, type OpenCommission } from '../../modules/orders/queries/commissions.ts';

type Reversed = { orderId: number; refundId: number | null; now: Date };

/** Reverses the commission of a locked order in proportion to a refund that names no lines. */
export async function reverseInProportion(
  transaction: Kysely<DB>,
  { orderId, refundId, now }: Reversed,
  { amount, refundable }: { amount: number; refundable: number },
): Promise<void> {
  const parts = reversedInProportion(await listOpenCommissions(transaction, orderId), { amount, refundable });
  await insertReversals(
    transaction,
    parts.map((part) => ({ ...part, order_id: orderId, refund_id: refundId })),
    now,
  );
}

export function reversedInProportion(
  open: readonly OpenCommission[],
  { amount, refundable }: { amount: number; refundable: number },
): OpenCommission[] {
  return open.map((row) => ({ ...partOfCommission(row, { part: amount, total: refundable }), quantity: 0 })).filter(isSomething);
}

/** Reverses the commission of the refunded items by line; `line_id` null is the delivery. */
export async function reverseByLine(
  transaction: Kysely<DB>,
  { orderId, refundId, now }: Reversed,
  lines: readonly { line_id: number | null; quantity: number }[],
): Promise<void> {
  const parts = reversalsOf(await listOpenCommissions(transaction, orderId), lines);
  await insertReversals(
    transaction,
    parts.map((part) => ({ ...part, order_id: orderId, refund_id: refundId })),
    now,
  );
}

/** The reversals of a refund of these items. Orders from before commissions have none. */
export function reversalsOf(
  open: readonly OpenCommission[],
  lines: readonly { line_id: number | null; quantity: number }[],
): OpenCommission[] {
  return lines.flatMap(({ line_id, quantity }) => {
    const row = open.find((each) => each.line_id === line_id);
    // The delivery is one item.
    const part = line_id === null ? 1 : quantity;
    return row && row.quantity > 0 ? [{ ...partOfCommission(row, { part, total: row.quantity }), quantity: part }] : [];
  });
}

function partOfCommission(row: OpenCommission, { part, total }: { part: number; total: number }): OpenCommission {
  const share = (amount: number) => allocate(amount, [part, total - part])[0] ?? 0;
  return { ...row, base_amount: share(row.base_amount), amount: share(row.amount), tax_amount: share(row.tax_amount) };
}

function isSomething({ base_amount, amount, tax_amount }: OpenCommission): boolean {
  return base_amount > 0 || amount > 0 || tax_amount > 0;
}
