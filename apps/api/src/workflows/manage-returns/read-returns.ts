import type { ManagedReturn } from '@souk/contract/back-office/returns';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { getSharedAmounts, listManagedLines } from '../../modules/orders/queries/managed-order.ts';
import { presentFoundReturn, presentReturn } from '../../modules/returns/present.ts';
import { countReturns, getReturnContext, listFoundReturns } from '../../modules/returns/queries/find-returns.ts';
import { findReturn, type ReturnRow } from '../../modules/returns/queries/returns.ts';
import { operatorError } from '../../platform/app-error.ts';
import { pickText } from '../../platform/text/texts.ts';

type Query = CallQuery<'GET /admin/returns'>;

/** A page of returns, with the number in each state under the other filters. */
export async function readManagedReturns(context: ReadContext, query: Query): Promise<CallAnswer<'GET /admin/returns'>> {
  const [returns, counts] = await Promise.all([listReturnLines(context, query), countReturns(context.read, searchOf(query))]);
  return { total: counts[query.status ?? 'all'], counts, returns };
}

export async function listReturnLines(context: ReadContext, query: Query): Promise<CallAnswer<'GET /admin/returns'>['returns']> {
  const { status, page, per_page } = query;
  const filter = { ...searchOf(query), status, limit: per_page, offset: (page - 1) * per_page };
  return (await listFoundReturns(context.read, filter)).map((row) => presentFoundReturn(row, context));
}

function searchOf({ shop, search }: Query) {
  return { shopId: shop, words: search || undefined };
}

/** A return as the admin panel shows it. */
export async function readManagedReturn(context: ReadContext, { code }: { code: string }): Promise<ManagedReturn> {
  const { read } = context;
  const row = await findReturn(read, { code });
  if (!row) throw operatorError('not-found', { text: 'There is no return {code}.', with: { code } });
  const [about, delivery] = await Promise.all([getReturnContext(read, row.id), readDeliveryRefund(read, row)]);
  return {
    return: presentReturn(row, context),
    order: {
      id: row.order_id,
      code: about.order_code,
      payment_status: about.payment_status,
      payment_method: about.payment_method,
      delivered_at: about.delivered_at?.toISOString() ?? null,
    },
    currency: about.currency,
    shop: { id: row.shop_id, name: pickText(about.shop_name, context) },
    person: about.person,
    ...delivery,
  };
}

/** Whether the delivery charge can be refunded with a return, and whether it is unless somebody decides otherwise. */
export async function readDeliveryRefund(read: ReadContext['read'], row: Pick<ReturnRow, 'order_id' | 'lines'>) {
  const [lines, shared] = await Promise.all([listManagedLines(read, row.order_id), getSharedAmounts(read, row.order_id)]);
  const canRefundDelivery = shared.delivery_charge > 0 && !shared.delivery_refunded;
  const accepted = new Map(row.lines.map((line) => [line.line_id, line.accepted ?? line.quantity]));
  const isComplete = lines.every(({ id, quantity, refunded }) => refunded + (accepted.get(id) ?? 0) >= quantity);
  return { can_refund_delivery: canRefundDelivery, refunds_delivery: canRefundDelivery && isComplete };
}
