import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { cash } from '@souk/contract/fields';
import type { ShopReturn, ShopReturnAmounts } from '@souk/contract/seller/returns';
import { toWire } from '@souk/money/currency';
import type { AsSeller, ReadContext } from '../../context.ts';
import { presentReturn, presentShopReturn } from '../../modules/returns/present.ts';
import { getReturnContext } from '../../modules/returns/queries/find-returns.ts';
import type { ReturnRow } from '../../modules/returns/queries/returns.ts';
import { countShopReturns, findShopReturn, listShopReturns } from '../../modules/returns/queries/shop-returns.ts';
import { notFound } from '../../platform/app-error.ts';
import { readDeliveryRefund } from '../manage-returns/read-returns.ts';

type Reading = AsSeller<ReadContext>;

/** A page of the shop's returns, with the number in each state under the search. */
export async function readShopReturns(
  { read, operator }: Reading,
  { status, search, page, per_page }: CallQuery<'GET /seller/returns'>,
): Promise<CallAnswer<'GET /seller/returns'>> {
  const words = search || undefined;
  const [rows, counts] = await Promise.all([
    listShopReturns(operator.shop_id, read, { status, words, limit: per_page, offset: (page - 1) * per_page }),
    countShopReturns(operator.shop_id, read, words),
  ]);
  return { total: counts[status ?? 'all'], counts, returns: rows.map(presentShopReturn) };
}

/** A return of the shop, without amounts. */
export async function readShopReturn(context: Reading, code: string): Promise<ShopReturn> {
  const row = await getShopReturn(context, code);
  const about = await getReturnContext(context.read, row.id);
  const { id: _id, refund: _refund, can_withdraw: _withdraw, ...asked } = presentReturn(row, context);
  return {
    ...asked,
    order_code: about.order_code,
    recipient: about.recipient,
    is_cash: about.payment_method === cash,
    delivered_at: about.delivered_at?.toISOString() ?? null,
    can_change: canChange(asked),
  };
}

/** The amounts of a return of the shop, for members who may see money. */
export async function readShopReturnAmounts(context: Reading, code: string): Promise<ShopReturnAmounts> {
  const row = await getShopReturn(context, code);
  const [{ currency }, delivery] = await Promise.all([getReturnContext(context.read, row.id), readDeliveryRefund(context.read, row)]);
  return { currency, refunded: row.refund === null ? null : toWire(row.refund), ...delivery };
}

async function getShopReturn({ read, operator }: Reading, code: string): Promise<ReturnRow> {
  const row = await findShopReturn(operator.shop_id, read, code.toUpperCase());
  if (!row) throw notFound('Return not found');
  return row;
}

/** A return that passed to the marketplace is answered there; then the shop receives its items. */
function canChange({ status, is_passed }: Pick<ShopReturn, 'status' | 'is_passed'>): boolean {
  if (status === 'requested') return !is_passed;
  return status === 'accepted' || status === 'received' || status === 'inspected';
}
