import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { cash, PaymentStatus } from '@souk/contract/fields';
import { OrderStatus, orderStatusByKey } from '@souk/contract/orders';
import type { PickLine, ShopOrder, ShopOrderAmounts, ShopOrderRow } from '@souk/contract/seller/orders';
import { toWire } from '@souk/money/currency';
import type { AsSeller, ReadContext } from '../../context.ts';
import { canShopCancel, nextStatuses } from '../../modules/orders/domain/order-path.ts';
import { listManagedLines } from '../../modules/orders/queries/managed-order.ts';
import { listParcels } from '../../modules/orders/queries/parcels.ts';
import {
  countShopOrders,
  findShopOrder,
  findShopOrderAmounts,
  listShopLinePictures,
  listShopOrderIds,
  listShopOrders,
  listShopPickLines,
  type ShopOrderDetail,
  type ShopOrderRow as StoredRow,
} from '../../modules/orders/queries/shop-orders.ts';
import { presentCounts } from '../../modules/orders/read-orders.ts';
import { presentReturnOfOrder } from '../../modules/returns/present.ts';
import { listReturnsOfOrder } from '../../modules/returns/queries/find-returns.ts';
import { getLateAfterHours } from '../../modules/settings/queries.ts';
import { notFound } from '../../platform/app-error.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { pickOptionNames, pickText } from '../../platform/text/texts.ts';

export type Reading = AsSeller<ReadContext>;

/** A page of the shop's orders, with the number in each status under the other filters. */
export async function readShopOrders(context: Reading, query: CallQuery<'GET /seller/orders'>): Promise<CallAnswer<'GET /seller/orders'>> {
  if (query.codes) await getOwnOrders(context, query.codes);
  const search = await readSearch(context, query);
  const [rows, counted] = await Promise.all([findShopOrders(context, search, query), countFoundOrders(context, search, query)]);
  return { ...counted, orders: rows.map(presentRow) };
}

type Query = CallQuery<'GET /seller/orders'>;
type Search = { words: string | undefined; codes: Query['codes']; lateBefore: Date };

/** The filters of a list without the status. */
export async function readSearch(context: Reading, { search, codes }: Pick<Query, 'search' | 'codes'>): Promise<Search> {
  const { lateBefore } = await readLateness(context);
  return { words: search || undefined, codes, lateBefore };
}

type RowsQuery = Omit<Query, 'search' | 'codes'> & { beforeId?: number | undefined };

/** The rows have amounts, which only members who may see money receive. */
export function findShopOrders({ read, operator }: Reading, search: Search, query: RowsQuery): Promise<StoredRow[]> {
  const { status, sort, page, per_page, beforeId } = query;
  const isLate = status === 'late';
  const filter = { ...search, late: isLate, status: status && !isLate ? orderStatusByKey[status] : undefined };
  const rows = { limit: per_page, offset: (page - 1) * per_page, isOldestFirst: sort === 'oldest', beforeId };
  return listShopOrders(operator.shop_id, read, filter, rows);
}

/** The number of orders in each status, and of those that the filters match. */
export async function countFoundOrders({ read, operator }: Reading, search: Search, { status }: Pick<Query, 'status'>) {
  const counted = await countShopOrders(operator.shop_id, read, search);
  const late = counted.find((each) => each.status === 'late')?.count ?? 0;
  const counts = { ...presentCounts(counted.filter((each) => each.status !== 'late')), late };
  return { total: counts[status ?? 'all'], counts };
}

/** An order of the shop, without amounts. */
export async function readShopOrder(context: Reading, code: string): Promise<ShopOrder> {
  const { read, operator } = context;
  const { lateBefore } = await readLateness(context);
  const row = await findShopOrder(operator.shop_id, read, { code: code.toUpperCase(), lateBefore });
  if (!row) throw notFound('Order not found');
  const [lines, parcels, pictures, returns] = await Promise.all([
    listManagedLines(read, row.id),
    listParcels(read, row.id),
    listShopLinePictures(operator.shop_id, read, row.id),
    listReturnsOfOrder(read, row.id),
  ]);
  const status = OrderStatus.parse(row.status);
  const left = lines.some(({ quantity, packed, refunded }) => quantity > packed + refunded);
  return {
    ...presentRow(row),
    ...presentDelivery(row),
    cancel_reason: row.cancel_reason,
    lines: lines.map(({ id, sku, quantity, refunded, packed, ...line }) => ({
      ...{ id, sku, quantity, refunded, packed },
      ...presentItem(line, context),
      picture: thumbnailOf(pictures.find(({ line_id }) => line_id === id)?.picture),
    })),
    parcels: parcels.map(({ created_at: _created, ...parcel }) => ({
      ...parcel,
      shipped_at: parcel.shipped_at?.toISOString() ?? null,
      delivered_at: parcel.delivered_at?.toISOString() ?? null,
    })),
    returns: returns.map(presentReturnOfOrder),
    history: row.events.map((event) => ({ status: OrderStatus.parse(event.status), at: new Date(event.created_at).toISOString() })),
    next_statuses: row.is_due ? [...nextStatuses[status]] : [],
    can_ship: row.is_due && left && ['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way'].includes(status),
    can_cancel: canShopCancel(row),
  };
}

/** The amounts of an order of the shop, for members who may see money. */
export async function readShopOrderAmounts({ read, operator }: Reading, code: string): Promise<ShopOrderAmounts> {
  const row = await findShopOrderAmounts(operator.shop_id, read, code.toUpperCase());
  if (!row) throw notFound('Order not found');
  return {
    currency: row.currency,
    total: toWire(row.total_amount),
    discount: toWire(row.discount),
    tax: toWire(row.tax_amount),
    delivery: toWire(row.delivery_charge),
    payable: toWire(row.payable_amount),
    refunded: toWire(row.refund?.amount ?? 0),
    commission: toWire(row.commission),
    lines: row.lines.map(({ line_id, price, amount }) => ({ line_id, price: toWire(price), amount: toWire(amount) })),
  };
}

/** The items to collect for several orders. */
export async function readPickList(context: Reading, codes: readonly string[]): Promise<PickLine[]> {
  await getOwnOrders(context, codes);
  const rows = await listShopPickLines(context.operator.shop_id, context.read, codes);
  return rows.map(({ variant_id, sku, quantity, codes: orders, picture, ...item }) => ({
    ...{ variant_id, sku, quantity, codes: orders },
    ...presentItem(item, context),
    picture: thumbnailOf(picture),
  }));
}

/** The orders with these codes; 404 if one of them is missing or of another shop. */
export async function getOwnOrders({ read, operator }: Pick<Reading, 'read' | 'operator'>, codes: readonly string[]) {
  const found = await listShopOrderIds(operator.shop_id, read, codes);
  if (codes.some((code) => !found.some((order) => order.code === code))) throw notFound('Order not found');
  return found;
}

/** The hours after which an order is late, and the time before which such an order was placed. */
export async function readLateness({ read, clock }: Reading): Promise<{ late_after_hours: number; lateBefore: Date }> {
  const late_after_hours = await getLateAfterHours(read);
  return { late_after_hours, lateBefore: new Date(clock.now().getTime() - late_after_hours * 3_600_000) };
}

export function presentRow({ payment_method, created_at, ...row }: StoredRow): ShopOrderRow {
  return {
    code: row.code,
    status: OrderStatus.parse(row.status),
    payment_status: PaymentStatus.parse(row.payment_status),
    is_cash: payment_method === cash,
    quantity: row.quantity,
    created_at: created_at.toISOString(),
    recipient: row.recipient,
    area: row.area,
    is_late: row.is_late,
  };
}

function presentDelivery({ address, note }: ShopOrderDetail) {
  const lines = [
    [address.flat_no, address.address_line].filter(Boolean).join(', '),
    address.address_line2,
    [address.area, address.post_code].filter(Boolean).join(' '),
  ];
  return { address: lines.flatMap((line) => (line ? [line] : [])), phone: address.phone, note };
}

type Item = { name: unknown; size: unknown; color: unknown; unit: unknown };

function presentItem(item: Item, context: Reading): { name: string; options: string } {
  return { name: pickText(item.name, context), options: pickOptionNames(item, context).join(' · ') };
}

function thumbnailOf(picture: Parameters<typeof thumbnailUrl>[0] | null | undefined): string | null {
  return picture ? thumbnailUrl(picture) : null;
}
