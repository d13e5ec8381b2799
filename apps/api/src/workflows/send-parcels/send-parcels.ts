import type { OrderStatus } from '@souk/contract/orders';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { notify } from '../../modules/messages/notify.ts';
import type { LockedOrder } from '../../modules/orders/lock-order.ts';
import { listManagedLines } from '../../modules/orders/queries/managed-order.ts';
import {
  deleteParcel,
  insertParcel,
  listParcels,
  markParcels,
  type NewParcel,
  type ParcelRow,
  updateParcel,
} from '../../modules/orders/queries/parcels.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { moveLockedOrder } from '../change-order/move-order.ts';
import { checkUnchanged, collectCash, lockOrderAndPurchase, type Operating } from '../change-order/order-payment.ts';

export type Sending = Omit<Operating, 'log'>;
type Named = { orderId: number; parcelId: number; version?: string };

const packing: readonly OrderStatus[] = ['Confirm', 'Processing', 'Pickup', 'On The Way'];

/** Adds a parcel to a confirmed order. Returns the id of the entry. `id` restores a parcel that was removed. */
export function addParcel(
  context: Sending,
  { orderId, seen, id, ...parcel }: NewParcel & { orderId: number; seen?: OrderStatus; id?: number },
): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const order = await lockOrderAndPurchase(transaction, { orderId });
    checkUnchanged(order, seen);
    checkPacking(order);
    await checkLines(transaction, order.id, parcel.lines, undefined);
    const created_at = context.clock.now();
    const parcelId = await insertParcel(transaction, { ...parcel, ...(id !== undefined && { id }), order_id: order.id, created_at });
    const after = recordOf(parcelId, parcel);
    return recordAudit(transaction, context, { action: 'parcel.add', subject: { kind: 'order', id: order.id }, after });
  });
}

/** Saves a parcel over the version that the operator saw. Returns the id of the entry. */
export function changeParcel(context: Sending, { orderId, parcelId, version, ...parcel }: NewParcel & Named): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const order = await lockOrderAndPurchase(transaction, { orderId });
    const former = await getParcel(transaction, order, { parcelId, version });
    const hasOtherItems = JSON.stringify(sorted(parcel.lines)) !== JSON.stringify(sorted(former.lines));
    if (former.shipped_at && hasOtherItems) throw operatorError('conflict', 'The parcel was handed over: its items cannot change.');
    if (hasOtherItems) await checkLines(transaction, order.id, parcel.lines, former);
    await updateParcel(transaction, parcelId, parcel);
    const change = { before: recordOf(parcelId, former), after: recordOf(parcelId, parcel) };
    return recordAudit(transaction, context, { action: 'parcel.change', subject: { kind: 'order', id: order.id }, ...change });
  });
}

/** Removes a parcel that was not handed over. Returns the id of the entry. */
export function removeParcel(context: Sending, { orderId, parcelId }: Named): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const order = await lockOrderAndPurchase(transaction, { orderId });
    const former = await getParcel(transaction, order, { parcelId });
    if (former.shipped_at) throw operatorError('conflict', 'The parcel was handed over: it cannot be removed.');
    await deleteParcel(transaction, parcelId);
    const before = recordOf(parcelId, former);
    return recordAudit(transaction, context, { action: 'parcel.remove', subject: { kind: 'order', id: order.id }, before });
  });
}

/** Marks a parcel as handed over and notifies the shopper. The order is on its way once all of its items are. */
export function shipParcel(context: Sending, { orderId, parcelId, version }: Named): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const order = await lockOrderAndPurchase(transaction, { orderId });
    const parcel = await getParcel(transaction, order, { parcelId, version });
    if (parcel.shipped_at) throw operatorError('conflict', 'The parcel is handed over already.');
    await handOver(context, transaction, { order, former: order.status, parcelId });
  });
}

type HandingOver = { order: LockedOrder; former: OrderStatus; parcelId: number };

/** Marks a stored parcel of a locked order as handed over. `former` is the status that the entry has as the one before. */
export async function handOver(context: Sending, transaction: Kysely<DB>, { order, former, parcelId }: HandingOver): Promise<void> {
  const now = context.clock.now();
  checkPacking(order);
  await markParcels(transaction, { orderId: order.id, id: parcelId, isDelivered: false, now });
  const isComplete = order.status !== 'On The Way' && (await areAllItems(transaction, order.id, 'shipped_at'));
  if (isComplete) await moveLockedOrder(transaction, order, { status: 'On The Way', note: null, now });
  await notify(transaction, { kind: 'parcel-sent', parcel_id: parcelId }, now);
  const status = isComplete ? 'On The Way' : order.status;
  await recordMove(transaction, context, { action: 'parcel.ship', order: { ...order, status: former }, parcelId, status });
}

/** Marks a parcel as delivered. The order is delivered once all of its items are. */
export function deliverParcel(context: Sending, { orderId, parcelId, version }: Named): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock.now();
    const order = await lockOrderAndPurchase(transaction, { orderId });
    const parcel = await getParcel(transaction, order, { parcelId, version });
    if (order.status === 'Cancelled') throw operatorError('conflict', { text: '{code} is Cancelled.', with: { code: order.code } });
    if (!parcel.shipped_at) throw operatorError('conflict', 'The parcel was not handed over yet.');
    if (parcel.delivered_at) throw operatorError('conflict', 'The parcel is delivered already.');
    await markParcels(transaction, { orderId: order.id, id: parcelId, isDelivered: true, now });
    const isComplete = order.status === 'On The Way' && (await areAllItems(transaction, order.id, 'delivered_at'));
    if (isComplete) {
      await moveLockedOrder(transaction, order, { status: 'Delivered', note: null, now });
      await collectCash(transaction, order, now);
      await notify(transaction, { kind: 'order-delivered', order_id: order.id }, now);
    }
    await recordMove(transaction, context, { action: 'parcel.deliver', order, parcelId, status: isComplete ? 'Delivered' : order.status });
  });
}

const Recorded = z.object({
  parcel_id: z.int(),
  carrier: z.string(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  parcel_lines: z.array(z.object({ line_id: z.int(), quantity: z.int() })),
});

/** The parcel of an entry of the audit log, as it was before or after. */
export function readRecordedParcel(fields: unknown): NewParcel & { parcelId: number } {
  const { parcel_id, parcel_lines, ...parcel } = Recorded.parse(fields);
  return { ...parcel, parcelId: parcel_id, lines: parcel_lines };
}

/** Adds a removed parcel again, with its id. */
export function restoreParcel(context: Sending, { orderId, before }: { orderId: number; before: unknown }): Promise<number | null> {
  const { parcelId: id, ...parcel } = readRecordedParcel(before);
  return addParcel(context, { orderId, id, ...parcel });
}

export function parcelVersion({ carrier, tracking_number, tracking_url, shipped_at, delivered_at, lines }: ParcelRow): string {
  const state = [carrier, tracking_number, tracking_url, shipped_at, delivered_at, sorted(lines)];
  return versionOf(state);
}

function recordOf(parcel_id: number, { carrier, tracking_number, tracking_url, lines }: NewParcel) {
  return { parcel_id, carrier, tracking_number, tracking_url, parcel_lines: sorted(lines) };
}

function sorted(lines: NewParcel['lines']): NewParcel['lines'] {
  return lines.map(({ line_id, quantity }) => ({ line_id, quantity })).toSorted((one, other) => one.line_id - other.line_id);
}

type Move = { action: 'parcel.ship' | 'parcel.deliver'; order: LockedOrder; parcelId: number; status: OrderStatus };

async function recordMove(transaction: Kysely<DB>, context: Sending, { action, order, parcelId, status }: Move): Promise<void> {
  const change = { before: { status: order.status }, after: { status, parcel_id: parcelId } };
  await recordAudit(transaction, context, { action, subject: { kind: 'order', id: order.id }, ...change });
}

function checkPacking({ code, status }: LockedOrder): void {
  if (!packing.includes(status))
    throw operatorError('conflict', { text: '{code} is {status}: parcels are for confirmed orders.', with: { code, status } });
}

async function getParcel(
  transaction: Kysely<DB>,
  order: LockedOrder,
  { parcelId, version }: { parcelId: number; version?: string | undefined },
): Promise<ParcelRow> {
  const parcel = (await listParcels(transaction, order.id)).find(({ id }) => id === parcelId);
  if (!parcel) throw operatorError('not-found', { text: '{code} has no parcel {parcelId}.', with: { code: order.code, parcelId } });
  if (version !== undefined && version !== parcelVersion(parcel))
    throw operatorError('conflict', {
      text: 'Somebody else has changed the parcel {parcelId} of {code}.',
      with: { parcelId, code: order.code },
    });
  return parcel;
}

/** Refuses more than is left of a line; `former` is the parcel that changes. */
async function checkLines(
  transaction: Kysely<DB>,
  orderId: number,
  wanted: NewParcel['lines'],
  former: ParcelRow | undefined,
): Promise<void> {
  const lines = await listManagedLines(transaction, orderId);
  for (const [index, { line_id, quantity }] of wanted.entries()) {
    const line = lines.find(({ id }) => id === line_id);
    if (!line || wanted.findIndex((each) => each.line_id === line_id) !== index)
      throw operatorError('invalid', 'is no line of this order, or is named twice', `lines.${index}.line_id`);
    const own = former?.lines.find((each) => each.line_id === line_id)?.quantity ?? 0;
    const left = Math.max(0, line.quantity - Math.max(line.packed - own, 0) - unsentRefunds(line));
    if (quantity > left) throw operatorError('invalid', { text: 'must be at most {left}', with: { left } }, `lines.${index}.quantity`);
  }
}

/** Refunded items that are in no parcel are not sent any more. */
function unsentRefunds({ quantity, packed, refunded }: { quantity: number; packed: number; refunded: number }): number {
  return Math.min(refunded, quantity - packed);
}

/** Whether all items that are not refunded are in parcels that have this time. */
async function areAllItems(transaction: Kysely<DB>, orderId: number, time: 'shipped_at' | 'delivered_at'): Promise<boolean> {
  const [lines, parcels] = [await listManagedLines(transaction, orderId), await listParcels(transaction, orderId)];
  const sent = parcels.filter((parcel) => parcel[time] !== null).flatMap((parcel) => parcel.lines);
  const areSent = parcels.every((parcel) => parcel[time] !== null);
  const sentOf = (lineId: number) => sent.filter(({ line_id }) => line_id === lineId).reduce((sum, { quantity }) => sum + quantity, 0);
  return areSent && lines.every(({ id, quantity, refunded }) => sentOf(id) >= quantity - refunded);
}
