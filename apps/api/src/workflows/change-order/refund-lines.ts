import type { RefundPreview } from '@souk/contract/back-office/orders';
import { toWire } from '@souk/money/currency';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { recordSales } from '../../modules/catalog/refresh/popularity.ts';
import { type PlannedRefund, planRefund } from '../../modules/orders/domain/plan-refund.ts';
import type { LockedOrder } from '../../modules/orders/lock-order.ts';
import { listOpenCommissions, reverseCommissions } from '../../modules/orders/queries/commissions.ts';
import {
  getSharedAmounts,
  insertRefundLines,
  listManagedLines,
  listRunningOffers,
  type ManagedLineRow,
} from '../../modules/orders/queries/managed-order.ts';
import { restoreStock } from '../../modules/stock/queries.ts';
import { type AppError, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { presentBearers, readLeft, sumOf } from './bearers.ts';
import {
  changedByOther,
  checkRefundLimit,
  findRefundable,
  lockPaidOrder,
  type Operating,
  type Refunded,
  refundOrder,
} from './order-payment.ts';
import { reversalsOf, reverseByLine } from './reverse-commission.ts';

type WantedItems = {
  lines: readonly { line_id: number; quantity: number }[];
  delivery: boolean;
  /** Whether the items are those of an open return, which no other refund may include. */
  isReturn?: boolean;
};
type WantedRefund = WantedItems & { orderId: number };

/** The amount of a refund of these items and who bears it. Nothing changes. */
export function previewRefund({ db }: Pick<Context, 'db'>, wanted: WantedRefund): Promise<RefundPreview> {
  return inTransaction(db, async (transaction) =>
    previewLockedRefund(transaction, await lockPaidOrder(transaction, wanted.orderId), wanted),
  );
}

/** The preview of a refund of a locked, paid order. */
export async function previewLockedRefund(transaction: Kysely<DB>, order: LockedOrder, wanted: WantedItems): Promise<RefundPreview> {
  const { plan, refundable } = await planFor(transaction, order, wanted);
  const reversed = reversalsOf(await listOpenCommissions(transaction, order.id), commissioned(plan));
  // A refund that leaves nothing of the payment reverses all that is left of the commission.
  const moved =
    plan.amount === refundable
      ? await readLeft(transaction, order.id)
      : { commission: sumOf(reversed), discount: plan.marketplace_discount };
  return {
    ...presentBearers(plan.amount, moved),
    lines: plan.lines.map(({ price, discount, tax, amount, ...line }) => ({
      ...line,
      price: toWire(price),
      discount: toWire(discount),
      tax: toWire(tax),
      amount: toWire(amount),
    })),
    delivery: toWire(plan.delivery),
    refundable_amount: toWire(refundable),
  };
}

/** Refunds items of a paid order. `seenAmount` is that of the preview. */
export function refundLines(context: Operating, wanted: WantedRefund & Refunding): Promise<Refunded> {
  return inTransaction(context.db, async (transaction) => {
    const order = await lockPaidOrder(transaction, wanted.orderId);
    const { amount, left } = await refundLockedLines(context, transaction, order, wanted);
    return { amount, left };
  });
}

type Refunding = { restock: boolean; seenAmount?: number };

/** Refunds items of a locked, paid order in the transaction of the caller. */
export async function refundLockedLines(
  context: Operating,
  transaction: Kysely<DB>,
  order: LockedOrder,
  { restock, seenAmount, ...wanted }: WantedItems & Refunding,
): Promise<Refunded & { refundId: number | null }> {
  const { clock, log } = context;
  const now = clock.now();
  const { plan, lines } = await planFor(transaction, order, wanted);
  if (seenAmount !== undefined && plan.amount !== seenAmount) throw changedByOther(order.code);
  await checkRefundLimit(context, transaction, plan.amount);
  const refunded = await refundOrder(transaction, order, {
    part: plan.amount,
    by: 'operator',
    now,
    log,
    async reverse(refundId, { amount, refundable }) {
      if (refundId === null) throw new Error(`The refund of order ${order.id} was not inserted`);
      await insertRefundLines(transaction, rowsOf(plan, { refundId, restock }));
      await reverseByLine(transaction, { orderId: order.id, refundId, now }, commissioned(plan));
      // Nothing is left of what was paid, so nothing is charged to the shop.
      if (amount === refundable) await reverseCommissions(transaction, [order.id], now);
    },
  });
  if (restock) await restockLines(transaction, order.code, { lines, plan, now });
  const items = plan.lines.map(({ line_id, quantity }) => ({ line_id, quantity }));
  const after = {
    refunded: toWire(refunded.amount),
    left: toWire(refunded.left),
    refunded_items: items,
    delivery: wanted.delivery,
    restock,
  };
  await recordAudit(transaction, context, { action: 'order.refund', subject: { kind: 'order', id: order.id }, after });
  return refunded;
}

async function planFor(transaction: Kysely<DB>, order: LockedOrder, { lines: wanted, delivery, isReturn = false }: WantedItems) {
  const [lines, shared, { refundable }] = [
    await listManagedLines(transaction, order.id),
    await getSharedAmounts(transaction, order.id),
    await findRefundable(transaction, order),
  ];
  checkWanted(lines, wanted, isReturn);
  if (delivery && (shared.delivery_refunded || shared.delivery_charge === 0))
    throw operatorError('invalid', 'was refunded before, or there was none', 'delivery');
  const plan = planRefund({ ...shared, lines, refundable }, { lines: wanted, delivery });
  if (plan.amount === 0) throw operatorError('invalid', 'come to no amount; choose what is refunded', 'lines');
  return { plan, lines, refundable };
}

function checkWanted(lines: readonly ManagedLineRow[], wanted: WantedItems['lines'], isReturn: boolean): void {
  for (const [index, { line_id, quantity }] of wanted.entries()) {
    const line = lines.find(({ id }) => id === line_id);
    if (!line || wanted.findIndex((each) => each.line_id === line_id) !== index)
      throw operatorError('invalid', 'is no line of this order, or is named twice', `lines.${index}.line_id`);
    const left = line.quantity - line.refunded - line.returning + (isReturn ? quantity : 0);
    if (quantity < 1 || quantity > left) throw leftError(line, left, `lines.${index}.quantity`);
  }
}

function leftError({ returning }: ManagedLineRow, left: number, field: string): AppError {
  if (left > 0) return operatorError('invalid', { text: 'must be from 1 to {left}', with: { left } }, field);
  return operatorError('invalid', returning > 0 ? 'is in a return, which refunds it' : 'is refunded already', field);
}

function commissioned({ lines, delivery }: PlannedRefund): { line_id: number | null; quantity: number }[] {
  return [...lines, ...(delivery > 0 ? [{ line_id: null, quantity: 1 }] : [])];
}

function rowsOf({ lines, delivery }: PlannedRefund, { refundId, restock }: { refundId: number; restock: boolean }) {
  const rows = lines.map(({ line_id, quantity, amount }) => ({ refund_id: refundId, line_id, quantity, amount, restocked: restock }));
  return delivery > 0 ? [...rows, { refund_id: refundId, line_id: null, quantity: 0, amount: delivery, restocked: false }] : rows;
}

type Restocking = { lines: readonly ManagedLineRow[]; plan: PlannedRefund; now: Date };

/** Items of a flash sale return to the sale as well, if it is still running. */
async function restockLines(transaction: Kysely<DB>, order_code: string, { lines, plan, now }: Restocking): Promise<void> {
  const saleIds = lines.flatMap(({ flash_sale_id }) => (flash_sale_id === null ? [] : [flash_sale_id]));
  const offers = saleIds.length > 0 ? await listRunningOffers(transaction, saleIds, now) : [];
  const items = plan.lines.flatMap(({ line_id, quantity }) => {
    const line = lines.find(({ id }) => id === line_id);
    if (!line) return [];
    const { variant_id, product_id } = line;
    const offer = offers.find((each) => each.flash_sale_id === line.flash_sale_id && each.product_id === product_id);
    return [{ variant_id, product_id, flash_sale_id: offer?.flash_sale_id ?? null, quantity, order_code }];
  });
  if (!(await restoreStock(transaction, items, { reason: 'refund', now })))
    throw new Error('The stock of refunded items could not be restored');
  await recordSales(
    transaction,
    items.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity })),
  );
}
