import type { RefundPreview } from '@souk/contract/back-office/orders';
import { toWire } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import { updateReturnStatus } from '../../modules/returns/queries/returns.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { checkPaid, type Operating } from '../change-order/order-payment.ts';
import { previewLockedRefund, refundLockedLines } from '../change-order/refund-lines.ts';
import { authorOf, checkMove, lockNamed, type NamedReturn, subjectOf } from './change-return.ts';

type Refunding = NamedReturn & { delivery: boolean };

/** The amount of the refund of an inspected return and who bears it. Nothing changes. */
export function previewReturnRefund({ db }: Pick<Context, 'db'>, { delivery, ...named }: Refunding): Promise<RefundPreview> {
  return inTransaction(db, async (transaction) => {
    const { order, asked } = await lockNamed(transaction, named);
    checkMove(asked, 'refunded');
    checkPaid(order);
    return previewLockedRefund(transaction, order, { lines: acceptedLines(asked.lines), delivery, isReturn: true });
  });
}

/** Refunds the accepted items of an inspected return. `seenAmount` is that of the preview. */
export function refundReturn(
  context: Operating,
  { delivery, restock, seenAmount, ...named }: Refunding & { restock: boolean; seenAmount?: number },
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock.now();
    const { order, asked } = await lockNamed(transaction, named);
    checkMove(asked, 'refunded');
    checkPaid(order);
    const wanted = {
      lines: acceptedLines(asked.lines),
      delivery,
      restock,
      isReturn: true,
      ...(seenAmount !== undefined && { seenAmount }),
    };
    const { amount, refundId } = await refundLockedLines(context, transaction, order, wanted);
    if (refundId === null) throw operatorError('invalid', 'come to no amount; decline the return instead', 'lines');
    const change = { status: 'refunded', author: authorOf(named), note: null, now };
    await updateReturnStatus(transaction, { ...change, id: asked.id, more: { refund_id: refundId } });
    await notify(transaction, { kind: 'return-refunded', return_id: asked.id }, now);
    const after = { status: 'refunded', refunded: toWire(amount), delivery, restock };
    const entry = { action: 'return.refund', subject: subjectOf(asked.code), before: { status: asked.status }, after };
    await recordAudit(transaction, context, entry);
  });
}

function acceptedLines(lines: readonly { line_id: number; quantity: number; accepted: number | null }[]) {
  return lines.flatMap(({ line_id, accepted }) => (accepted ? [{ line_id, quantity: accepted }] : []));
}
