import { ReturnStatus } from '@souk/contract/orders/returns';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import type { LockedOrder } from '../../modules/orders/lock-order.ts';
import { canMoveReturn } from '../../modules/returns/domain/return-path.ts';
import {
  findOrderOfReturn,
  type LockedReturnRow,
  lockReturnRow,
  type ReturnKey,
  reverseInspection,
  updateAccepted,
  updateReturnStatus,
} from '../../modules/returns/queries/returns.ts';
import { conflict, notFound, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { lockOrderAndPurchase } from '../change-order/order-payment.ts';

export type Changing = Pick<Context, 'db' | 'clock' | 'caller' | 'operator'>;

/** `seen` is the status that the operator saw. `shopId` limits the operation to the returns of a shop, which answers only in time. */
export type NamedReturn = { code: string; seen?: ReturnStatus | undefined; shopId?: number | undefined };

type LockedReturn = Omit<LockedReturnRow, 'status'> & { status: ReturnStatus };

/** Withdraws the shopper's own return until its items are received. */
export function withdrawReturn({ db, actor, clock }: SignedIn<Context>, id: number): Promise<{ orderId: number }> {
  return inTransaction(db, async (transaction) => {
    const { order, asked } = await lockReturn(transaction, { id, personId: actor.person_id });
    if (!canMoveReturn(asked.status, 'withdrawn')) throw conflict('This return cannot be withdrawn any more');
    await updateReturnStatus(transaction, { id: asked.id, status: 'withdrawn', author: 'shopper', note: null, now: clock.now() });
    return { orderId: order.id };
  });
}

/** Accepts a return, with how to send the items. Returns the id of the entry, as all changes do. */
export function acceptReturn(
  context: Changing,
  { answer, label_url, ...named }: NamedReturn & { answer: string; label_url: string | null },
): Promise<number | null> {
  return changeReturn(context, named, 'accepted', (transaction, { id }, change) =>
    updateReturnStatus(transaction, { ...change, id, note: answer, more: { answer, label_url } }),
  );
}

/** Declines a return that is not refunded, with the reason for the shopper. */
export function declineReturn(context: Changing, { reason, ...named }: NamedReturn & { reason: string }): Promise<number | null> {
  return changeReturn(context, named, 'declined', (transaction, { id }, change) =>
    updateReturnStatus(transaction, { ...change, id, note: reason, more: { answer: reason, label_url: null } }),
  );
}

/** Records that the items arrived. */
export function receiveReturn(context: Changing, named: NamedReturn): Promise<number | null> {
  return changeReturn(context, named, 'received', (transaction, { id }, change) =>
    updateReturnStatus(transaction, { ...change, id, note: null }),
  );
}

type Inspection = NamedReturn & { lines: readonly { line_id: number; accepted: number }[]; note?: string | undefined };

/** Records how many items of each line are refunded. Throws 422 if a line is missing or nothing is accepted. */
export function inspectReturn(context: Changing, { lines, note, ...named }: Inspection): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const { asked } = await lockNamed(transaction, named);
    checkMove(asked, 'inspected');
    checkInspected(asked, lines);
    await updateAccepted(transaction, asked.id, lines);
    const change = { status: 'inspected', author: authorOf(named), note: note || null, now: context.clock.now() };
    await updateReturnStatus(transaction, { ...change, id: asked.id });
    return record(transaction, context, { asked, action: 'return.inspect', status: 'inspected', more: { accepted_items: lines } });
  });
}

/** Reverses an inspection: the items are received and can be inspected again. */
export function reopenInspection(context: Changing, named: NamedReturn): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const { asked } = await lockNamed(transaction, named);
    if (asked.status !== 'inspected')
      throw operatorError('conflict', { text: '{code} is {status}.', with: { code: asked.code, status: asked.status } });
    await reverseInspection(transaction, asked.id, context.clock.now());
    return record(transaction, context, { asked, action: 'return.reopen', status: 'received' });
  });
}

type StatusChange = { status: ReturnStatus; author: string; now: Date };

/** Moves a return to a status with a message to its shopper. */
function changeReturn(
  context: Changing,
  named: NamedReturn,
  status: 'accepted' | 'declined' | 'received',
  update: (transaction: Kysely<DB>, asked: LockedReturn, change: StatusChange) => Promise<void>,
): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock.now();
    const { asked } = await lockNamed(transaction, named);
    checkMove(asked, status);
    await update(transaction, asked, { status, author: authorOf(named), now });
    await notify(transaction, { kind: `return-${status}`, return_id: asked.id }, now);
    return record(transaction, context, { asked, action: actions[status], status });
  });
}

type Recorded = { asked: LockedReturn; action: string; status: ReturnStatus; more?: Record<string, unknown> };

const actions = { accepted: 'return.accept', declined: 'return.decline', received: 'return.receive' } as const;

/** Texts for the shopper are personal, so the entry has the statuses only. */
function record(transaction: Kysely<DB>, context: Changing, { asked, action, status, more }: Recorded): Promise<number | null> {
  const change = { before: { status: asked.status }, after: { status, ...more } };
  return recordAudit(transaction, context, { action, subject: subjectOf(asked.code), ...change });
}

export function subjectOf(code: string) {
  return { kind: 'return', id: code };
}

/** The shop, or the marketplace on its behalf. */
export function authorOf({ shopId }: Pick<NamedReturn, 'shopId'>): 'shop' | 'marketplace' {
  return shopId === undefined ? 'marketplace' : 'shop';
}

export function checkMove({ code, status }: LockedReturn, wanted: ReturnStatus): void {
  if (!canMoveReturn(status, wanted))
    throw operatorError('conflict', { text: '{code} is {status}, so it cannot become {wanted}.', with: { code, status, wanted } });
}

/** Locks a return with its order for an operator. */
export async function lockNamed(transaction: Kysely<DB>, named: NamedReturn): Promise<{ order: LockedOrder; asked: LockedReturn }> {
  const locked = await lockReturn(transaction, named);
  const { code, status, passed_at } = locked.asked;
  if (named.seen !== undefined && named.seen !== status)
    throw operatorError('conflict', { text: 'Somebody else has changed {code}.', with: { code } });
  if (named.shopId !== undefined && passed_at !== null && status === 'requested')
    throw operatorError('conflict', { text: 'The time to answer {code} is over: the marketplace answers it.', with: { code } });
  return locked;
}

/** Locks the purchase, the order and then the return, in the order of every change of an order. */
async function lockReturn(transaction: Kysely<DB>, key: ReturnKey): Promise<{ order: LockedOrder; asked: LockedReturn }> {
  const orderId = await findOrderOfReturn(transaction, key);
  if (orderId === undefined) throw notFound('Return not found');
  const order = await lockOrderAndPurchase(transaction, { orderId });
  const asked = await lockReturnRow(transaction, key);
  if (!asked) throw notFound('Return not found');
  return { order, asked: { ...asked, status: ReturnStatus.parse(asked.status) } };
}

function checkInspected({ lines }: LockedReturn, given: Inspection['lines']): void {
  for (const [index, { line_id, accepted }] of given.entries()) {
    const line = lines.find((each) => each.line_id === line_id);
    if (!line || given.findIndex((each) => each.line_id === line_id) !== index)
      throw operatorError('invalid', 'is no line of this return, or is named twice', `lines.${index}.line_id`);
    if (accepted > line.quantity)
      throw operatorError(
        'invalid',
        { text: 'must be from 0 to {quantity}', with: { quantity: line.quantity } },
        `lines.${index}.accepted`,
      );
  }
  if (given.length !== lines.length) throw operatorError('invalid', 'must have every line of the return', 'lines');
  if (given.every(({ accepted }) => accepted === 0))
    throw operatorError('invalid', 'have no accepted item; decline the return instead', 'lines');
}
