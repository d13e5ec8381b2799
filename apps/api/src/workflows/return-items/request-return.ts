import { randomBytes } from 'node:crypto';
import type { CallBody } from '@souk/contract/calls';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import { answerBy, isReturnable, returnUntil } from '../../modules/orders/domain/return-window.ts';
import { orderNotFound } from '../../modules/orders/lock-order.ts';
import {
  countReturnsOfOrder,
  findReturnableOrder,
  getAnswerDays,
  insertReturn,
  insertReturnEvent,
  insertReturnParts,
  listReturnableLines,
  type ReturnableOrderRow,
} from '../../modules/returns/queries/returns.ts';
import { withStoredAttachments } from '../../modules/support/attachments.ts';
import { type AppError, conflict, invalid, tooMany } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { shortCode } from '../../platform/text/format-text.ts';
import type { Upload } from '../../platform/uploads/clean-picture.ts';
import { lockOrderAndPurchase } from '../change-order/order-payment.ts';

type Body = CallBody<'POST /orders/{id}/returns'>;
type NewReturn = { orderId: number; lines: Body['lines']; note?: string | undefined; photos: readonly Upload[] };

/** Withdrawn returns count too, so that nobody fills the list of the shop. */
const maxReturnsPerOrder = 20;
const daySeconds = 24 * 3600;

/** Inserts a return of items of a delivered order. Throws 409 after the time to return, 422 if more is asked for than is left of a line. */
export function requestReturn(context: SignedIn<Context>, files: PrivateFiles, asked: NewReturn): Promise<void> {
  const { db, actor, clock } = context;
  return withStoredAttachments(files, asked.photos, (photos) =>
    inTransaction(db, async (transaction) => {
      const now = clock.now();
      const key = { orderId: asked.orderId, personId: actor.person_id };
      // A refund and another return of the order wait for this lock, so no item is counted twice.
      await lockOrderAndPurchase(transaction, key);
      const order = await checkReturn({ ...context, db: transaction }, asked);
      const { id } = await insertWithCode(transaction, {
        order_id: order.id,
        person_id: actor.person_id,
        shop_id: order.shop_id,
        status: 'requested',
        note: asked.note || null,
        created_at: now,
        updated_at: now,
        answer_by: answerBy(now, await getAnswerDays(transaction)),
      });
      await insertReturnParts(transaction, id, { lines: asked.lines, photos });
      await insertReturnEvent(transaction, { return_id: id, status: 'requested', author: 'shopper', note: null, created_at: now });
      await notify(transaction, { kind: 'return-requested', return_id: id }, now);
    }),
  );
}

/** Runs before the photos are decoded, too, to refuse early. */
export async function checkReturn(
  { db, actor, clock }: SignedIn<Pick<Context, 'db' | 'actor' | 'clock'>>,
  { orderId, lines }: Pick<NewReturn, 'orderId' | 'lines'>,
): Promise<ReturnableOrderRow> {
  const order = await findReturnableOrder(db, { orderId, personId: actor.person_id });
  if (!order) throw orderNotFound();
  if (!isReturnable(order, clock.now())) throw refusalOf(order);
  const returnable = await listReturnableLines(db, orderId);
  for (const [index, { line_id, quantity }] of lines.entries()) {
    const line = returnable.find((each) => each.line_id === line_id);
    if (!line || lines.findIndex((each) => each.line_id === line_id) !== index) throw invalid('lines', 'This item is not in this order');
    if (quantity > line.left) throw invalid('lines', 'More items than you can return');
  }
  if ((await countReturnsOfOrder(db, orderId)) >= maxReturnsPerOrder)
    throw tooMany('You have asked for many returns of this order. Please contact us.', daySeconds);
  return order;
}

function refusalOf(order: ReturnableOrderRow): AppError {
  if (order.status !== 'Delivered') return conflict('You can return items after delivery');
  if (order.payment_status === 'Refunded') return conflict('This order is refunded already');
  if (returnUntil(order) === null) return conflict('This order cannot be returned');
  return conflict('The time to return this order is over');
}

type Row = Omit<Parameters<typeof insertReturn>[1], 'code'>;

/** Tries again if the random code is taken; there are 729 million. */
async function insertWithCode(transaction: Kysely<DB>, row: Row): Promise<{ id: number }> {
  for (;;) {
    const inserted = await insertReturn(transaction, { ...row, code: `RT-${shortCode(randomBytes(8))}` });
    if (inserted) return inserted;
  }
}
