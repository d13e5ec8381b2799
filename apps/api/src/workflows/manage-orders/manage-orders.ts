import type { ManagedOrder, OrderRow, OrderSort } from '@souk/contract/back-office/orders';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { PaymentStatus } from '@souk/contract/fields';
import { OrderStatus, orderStatusByKey } from '@souk/contract/orders';
import { multiplyAmount, subtractAmounts } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { presentLine } from '../../modules/audit/present.ts';
import { listEntriesOf } from '../../modules/audit/queries.ts';
import { canShopCancel, nextStatuses } from '../../modules/orders/domain/order-path.ts';
import { getManagedOrder, listOrderRows } from '../../modules/orders/manage-orders.ts';
import { countByStatus, type OrderSearch } from '../../modules/orders/queries/all-orders.ts';
import {
  findCommissionSums,
  getSharedAmounts,
  listManagedLines,
  listOrderNotes,
  listOrdersOfPurchase,
  type ManagedLineRow,
} from '../../modules/orders/queries/managed-order.ts';
import { listParcels } from '../../modules/orders/queries/parcels.ts';
import { presentCounts } from '../../modules/orders/read-orders.ts';
import { presentReturnOfOrder } from '../../modules/returns/present.ts';
import { listReturnsOfOrder } from '../../modules/returns/queries/find-returns.ts';
import { readDays } from '../../platform/clock/day-range.ts';
import { pickOptionNames, pickText } from '../../platform/text/texts.ts';
import { parcelVersion } from '../send-parcels/send-parcels.ts';

/** A page of all orders, with the number in each status under the other filters. */
export async function readManagedOrders(
  context: ReadContext,
  { status, sort, page, per_page, ...filters }: CallQuery<'GET /admin/orders'>,
): Promise<{ total: number; status_wise_orders: CallAnswer<'GET /admin/orders'>['status_wise_orders']; orders: OrderRow[] }> {
  const others = orderSearchOf(filters);
  const filter = orderSearchOf({ ...filters, status });
  const [orders, counts] = await Promise.all([
    listOrderRows(context, filter, { limit: per_page, offset: (page - 1) * per_page, sort: sort satisfies OrderSort }),
    countByStatus(context.read, others),
  ]);
  const status_wise_orders = presentCounts(counts);
  return { total: status_wise_orders[status ?? 'all'], status_wise_orders, orders };
}

/** The filters of the panel's list. */
export function orderSearchOf({
  status,
  payment,
  open,
  refund,
  shop,
  from,
  to,
  search,
}: CallQuery<'GET /admin/order-export'>): OrderSearch {
  return {
    ...{ payment_status: payment, isOpen: open, refund_status: refund, shop_id: shop, words: search || undefined },
    status: status && orderStatusByKey[status],
    ...readDays({ from, to }),
  };
}

/** An order as the panel shows it. */
export async function readManagedOrder(context: ReadContext, code: string): Promise<ManagedOrder> {
  const managed = await getManagedOrder(context, code);
  const { order, payments } = managed;
  const refunds = payments.flatMap((payment) => payment.refunds);
  const subjects = refunds.map(({ id }) => ({ kind: 'refund', id }));
  const [entries, more] = [
    await listEntriesOf(context.read, { kind: 'order', id: order.id }, ...subjects),
    await readParts(context, order.id),
  ];
  const refunded = refunds.reduce((sum, { amount }) => sum + fromWire(amount), 0);
  const refundable = order.payment_status === 'Paid' ? subtractAmounts(fromWire(order.payable_amount), refunded) : 0;
  return {
    ...managed,
    ...more,
    next_statuses: [...nextStatuses[order.status]],
    can_cancel: canShopCancel(order),
    refundable_amount: toWire(refundable),
    history: entries.map(presentLine),
  };
}

type Parts = Pick<
  ManagedOrder,
  'lines' | 'parcels' | 'returns' | 'purchase_orders' | 'notes' | 'funded_by' | 'commission' | 'delivery_refunded'
>;

/** The lines, parcels, notes and commission of an order. */
async function readParts(context: ReadContext, orderId: number): Promise<Parts> {
  const { read } = context;
  const [lines, parcels, returns, others, notes, shared, commission] = await Promise.all([
    listManagedLines(read, orderId),
    listParcels(read, orderId),
    listReturnsOfOrder(read, orderId),
    listOrdersOfPurchase(read, orderId),
    listOrderNotes(read, orderId),
    getSharedAmounts(read, orderId),
    findCommissionSums(read, orderId),
  ]);
  return {
    lines: lines.map((line) => presentManagedLine(line, context)),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      version: parcelVersion(parcel),
      created_at: parcel.created_at.toISOString(),
      shipped_at: parcel.shipped_at?.toISOString() ?? null,
      delivered_at: parcel.delivered_at?.toISOString() ?? null,
    })),
    returns: returns.map(presentReturnOfOrder),
    purchase_orders: others.map(({ shop_name, status, payment_status, payable_amount, ...other }) => ({
      ...other,
      status: OrderStatus.parse(status),
      payment_status: PaymentStatus.parse(payment_status),
      payable_amount: toWire(payable_amount),
      shop: pickText(shop_name, context),
    })),
    notes: notes.map(({ created_at, ...note }) => ({ ...note, created_at: created_at.toISOString() })),
    funded_by: { coupon: shared.coupon_funded_by, membership: shared.membership_funded_by },
    commission: commission && {
      amount: toWire(commission.amount),
      tax_amount: toWire(commission.tax_amount),
      reversed: toWire(commission.reversed),
    },
    delivery_refunded: shared.delivery_refunded,
  };
}

function presentManagedLine(line: ManagedLineRow, context: ReadContext): ManagedOrder['lines'][number] {
  const { id, sku, quantity, refunded, returning, packed } = line;
  const text = { name: pickText(line.name, context), options: pickOptionNames(line, context).join(' · ') };
  return { id, ...text, sku, quantity, amount: toWire(line.amount), refunded, returning, packed, offer: presentOffer(line) };
}

/** The amount that an offer or a flash sale took off the price of a line, and its payer. */
function presentOffer({
  list_price,
  price,
  quantity,
  flash_sale_id,
  price_funded_by,
}: ManagedLineRow): ManagedOrder['lines'][number]['offer'] {
  if (price >= list_price) return null;
  const amount = toWire(multiplyAmount(subtractAmounts(list_price, price), quantity));
  return { kind: flash_sale_id === null ? 'offer' : 'flash-sale', amount, funded_by: price_funded_by };
}
