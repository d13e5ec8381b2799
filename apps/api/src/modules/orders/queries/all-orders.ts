import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type OrderSearch = {
  status?: string | undefined;
  payment_status?: string | undefined;
  person_id?: number | undefined;
  shop_id?: number | undefined;
  /** Only orders that have a refund with this status. */
  refund_status?: string | undefined;
};

type Joined = ExpressionBuilder<DB, 'orders'>;

function matches(search: OrderSearch) {
  return (row: Joined) =>
    row.and([
      ...(search.status === undefined ? [] : [row('orders.status', '=', search.status)]),
      ...(search.payment_status === undefined ? [] : [row('orders.payment_status', '=', search.payment_status)]),
      ...(search.person_id === undefined ? [] : [row('orders.person_id', '=', search.person_id)]),
      ...(search.shop_id === undefined ? [] : [row('orders.shop_id', '=', search.shop_id)]),
      ...(search.refund_status === undefined ? [] : [row('orders.id', 'in', refundedOrders(row, search.refund_status))]),
    ]);
}

function refundedOrders(row: Joined, status: string) {
  return row.selectFrom('refunds').select('refunds.order_id').where('refunds.status', '=', status).where('order_id', 'is not', null);
}

/** The orders of all shoppers, newest first. */
export function listAllOrders(read: ReadDatabase<DB>, search: OrderSearch, { limit, offset }: { limit: number; offset: number }) {
  return read
    .selectFrom('orders')
    .innerJoin('people', 'people.id', 'orders.person_id')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .innerJoin('purchases', 'purchases.id', 'orders.purchase_id')
    .select(['orders.id', 'orders.code', 'orders.status', 'orders.payment_status', 'orders.payment_method', 'orders.payable_amount'])
    .select(['purchases.currency', 'orders.quantity', 'orders.created_at', 'orders.shop_id', 'shops.name as shop_name'])
    .select(['orders.person_id', 'people.name as person_name', 'people.phone_full'])
    .where(matches(search))
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offset)
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
      (select coalesce(json_agg(json_build_object('amount', r.amount, 'status', r.status, 'reference', r.reference, 'created_at', r.created_at)
        order by r.id), '[]') from refunds r where r.payment_id = y.id and r.order_id = c.order_id) as refunds
    from payment_orders c join payments y on y.id = c.payment_id where c.order_id = ${orderId} order by y.id`.execute(read);
  return rows;
}

type Refund = { amount: number; status: string; reference: string | null; created_at: string };
