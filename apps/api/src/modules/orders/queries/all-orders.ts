import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

export type OrderSearch = {
  status?: string | undefined;
  payment_status?: string | undefined;
  /** Only orders that are not cancelled. */
  isOpen?: boolean | undefined;
  person_id?: number | undefined;
  shop_id?: number | undefined;
  /** Only orders that have a refund with this status. */
  refund_status?: string | undefined;
  /** Only orders that were placed at `start` or later, and before `end`. */
  start?: Date | undefined;
  end?: Date | undefined;
  /** The beginning of a code, a part of a phone number with at least four digits, or the beginning of a name. */
  words?: string | undefined;
};

/** `beforeId`: only orders with a smaller id. */
type Page = { limit: number; offset: number; sort: keyof typeof orderOf; beforeId?: number | undefined };
type Joined = ExpressionBuilder<DB, 'orders'>;

function matches(search: OrderSearch) {
  return (row: Joined) =>
    row.and([
      ...(search.status === undefined ? [] : [row('orders.status', '=', search.status)]),
      ...(search.payment_status === undefined ? [] : [row('orders.payment_status', '=', search.payment_status)]),
      ...(search.isOpen ? [row('orders.status', '<>', 'Cancelled')] : []),
      ...(search.person_id === undefined ? [] : [row('orders.person_id', '=', search.person_id)]),
      ...(search.shop_id === undefined ? [] : [row('orders.shop_id', '=', search.shop_id)]),
      ...(search.refund_status === undefined ? [] : [row('orders.id', 'in', refundedOrders(row, search.refund_status))]),
      ...placedWithin(row, search),
      ...(search.words === undefined ? [] : [hasWords(search.words)]),
    ]);
}

function placedWithin(row: Joined, { start, end }: OrderSearch) {
  return [...(start ? [row('orders.created_at', '>=', start)] : []), ...(end ? [row('orders.created_at', '<', end)] : [])];
}

function refundedOrders(row: Joined, status: string) {
  return row.selectFrom('refunds').select('refunds.order_id').where('refunds.status', '=', status).where('order_id', 'is not', null);
}

function hasWords(words: string) {
  const code = `${escapeLike(words.replace(/^#/, '').toUpperCase())}%`;
  const digits = words.replaceAll(/\D/g, '');
  const buyers = sql`select p.id from people p where lower(p.name) like ${`${escapeLike(words.toLowerCase())}%`}
    ${digits.length >= 4 ? sql`or p.phone_full like ${`%${digits}%`}` : sql``}`;
  // Both parts read an index, which one condition with `or` would not.
  return sql<boolean>`orders.id in (select c.id from orders c where c.code like ${code}
    union all select o.id from orders o where o.person_id in (${buyers}))`;
}

/** The number of orders in each status. */
export function countByStatus(read: ReadDatabase<DB>, search: OrderSearch): Promise<{ status: string; count: number }[]> {
  return read
    .selectFrom('orders')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where(matches(search))
    .groupBy('status')
    .execute();
}

const orderOf = {
  newest: ['orders.id', 'desc'],
  oldest: ['orders.id', 'asc'],
  highest: ['orders.payable_amount', 'desc'],
  lowest: ['orders.payable_amount', 'asc'],
} as const;

/** The orders of all shoppers. The page is chosen before the other tables are joined. */
export function listAllOrders(read: ReadDatabase<DB>, search: OrderSearch, { limit, offset, sort, beforeId }: Page) {
  const [column, direction] = orderOf[sort];
  const all = read.selectFrom('orders').select('orders.id').where(matches(search));
  const page = beforeId === undefined ? all : all.where('orders.id', '<', beforeId);
  const ids = page.orderBy(column, direction).orderBy('orders.id', direction).limit(limit).offset(offset);
  return read
    .selectFrom('orders')
    .innerJoin('people', 'people.id', 'orders.person_id')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .innerJoin('purchases', 'purchases.id', 'orders.purchase_id')
    .select(['orders.id', 'orders.code', 'orders.status', 'orders.payment_status', 'orders.payment_method', 'orders.payable_amount'])
    .select(['purchases.currency', 'orders.quantity', 'orders.created_at', 'orders.shop_id', 'shops.name as shop_name'])
    .select(['orders.person_id', 'people.name as person_name', 'people.phone_full'])
    .where('orders.id', 'in', ids)
    .orderBy(column, direction)
    .orderBy('orders.id', direction)
    .execute();
}

export async function countAllOrders(read: ReadDatabase<DB>, search: OrderSearch): Promise<number> {
  const { count } = await read
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(search))
    .executeTakeFirstOrThrow();
  return count;
}

export function findOrderByCode(read: ReadDatabase<DB>, code: string) {
  return read
    .selectFrom('orders')
    .innerJoin('people', 'people.id', 'orders.person_id')
    .innerJoin('purchases', 'purchases.id', 'orders.purchase_id')
    .select(['orders.id', 'orders.person_id', 'people.name', 'people.phone_full', 'people.email', 'purchases.currency'])
    .where('orders.code', '=', code)
    .executeTakeFirst();
}

/** The attempts to pay the order, with their refunds. */
export async function listOrderPayments(read: ReadDatabase<DB>, orderId: number) {
  const { rows } = await sql<{
    gateway: string;
    amount: number;
    status: string;
    charge: string | null;
    created_at: Date;
    refunds: Refund[];
  }>`
    select y.gateway, y.amount, y.status, y.charge, y.created_at,
      (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'reference', r.reference, 'created_at', r.created_at)
        order by r.id), '[]') from refunds r where r.payment_id = y.id and r.order_id = c.order_id) as refunds
    from payment_orders c join payments y on y.id = c.payment_id where c.order_id = ${orderId} order by y.id`.execute(read);
  return rows;
}

type Refund = { id: number; amount: number; status: string; reference: string | null; created_at: string };
