import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';
import { refundOfOrder } from './orders.ts';

type Read = ReadDatabase<DB>;

export type ShopOrderRow = {
  id: number;
  code: string;
  status: string;
  payment_status: string;
  payment_method: string;
  quantity: number;
  created_at: Date;
  recipient: string;
  area: string;
  is_late: boolean;
  /** Whether the shop may work on it: it is paid, or is paid in cash. */
  is_due: boolean;
  payable_amount: number;
  currency: string;
};

/** The statuses of a list; `late` is true for orders that were placed before `lateBefore` and are not handed over. */
type Search = {
  status?: string | undefined;
  late?: boolean;
  words?: string | undefined;
  codes?: readonly string[] | undefined;
  lateBefore: Date;
};

/** SQL of whether order `o` was placed before that moment and is not handed over yet. An order that awaits its payment is not late. */
function isLate(lateBefore: Date): RawBuilder<boolean> {
  return sql<boolean>`(o.created_at < ${lateBefore} and o.status in ('Pending', 'Confirm', 'Processing') and ${isDue})`;
}

/** SQL of whether the shop may work on order `o`: it is paid, or is paid in cash. */
const isDue = sql<boolean>`(o.payment_method = 'cash' or o.payment_status <> 'Pending')`;

function whereOrders(shopId: number, { status, late, words, codes, lateBefore }: Search): RawBuilder<boolean> {
  const literal = escapeLike(words ?? '');
  const code = `${literal.replace(/^#/, '').toUpperCase()}%`;
  return sql<boolean>`(o.shop_id = ${shopId}
    and ${status === undefined ? sql`true` : sql`o.status = ${status}`}
    and ${codes === undefined ? sql`true` : sql`o.code = any(${codes}::text[])`}
    and ${late ? isLate(lateBefore) : sql`true`}
    and ${words ? sql`(o.code like ${code} or o.address->>'name' ilike ${`%${literal}%`})` : sql`true`})`;
}

function columns(lateBefore: Date) {
  return sql`o.id, o.code, o.status, o.payment_status, o.payment_method, o.quantity, o.created_at, o.address->>'name' as recipient,
    o.address->>'area' as area, ${isLate(lateBefore)} as is_late, ${isDue} as is_due,
    o.payable_amount, (select b.currency from purchases b where b.id = o.purchase_id) as currency`;
}

/** `beforeId`: only orders with a smaller id, which is faster than an offset far down the list. */
type Page = { limit: number; offset: number; isOldestFirst: boolean; beforeId?: number | undefined };

export async function listShopOrders(
  shopId: number,
  read: Read,
  search: Search,
  { limit, offset, isOldestFirst, beforeId }: Page,
): Promise<ShopOrderRow[]> {
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const { rows } = await sql<ShopOrderRow>`
    select ${columns(search.lateBefore)} from orders o
    where ${whereOrders(shopId, search)} and ${beforeId === undefined ? sql`true` : sql`o.id < ${beforeId}`}
    order by o.id ${direction} limit ${limit} offset ${offset}`.execute(read);
  return rows;
}

/** The number of orders in each status, and of late ones under the status `late`. */
export async function countShopOrders(shopId: number, read: Read, search: Search): Promise<{ status: string; count: number }[]> {
  const { rows } = await sql<{ status: string; count: number }>`
    select o.status, count(*) as count from orders o where ${whereOrders(shopId, search)} group by o.status
    union all select 'late', count(*) from orders o where ${whereOrders(shopId, { ...search, late: true })}`.execute(read);
  return rows;
}

/** SQL of whether order `o` waits for its shop. */
function isWaiting(shopId: number): RawBuilder<boolean> {
  return sql<boolean>`(o.shop_id = ${shopId} and o.status in ('Pending', 'Confirm', 'Processing', 'Pickup') and ${isDue})`;
}

/** The numbers of orders that wait: to confirm, to pack, to hand over; without those that await a payment. */
export async function countWaitingOrders(shopId: number, read: Read, lateBefore: Date) {
  const { rows } = await sql<{ pending: number; to_pack: number; to_ship: number; late: number }>`
    select count(*) filter (where o.status = 'Pending') as pending, count(*) filter (where o.status = 'Confirm') as to_pack,
      count(*) filter (where o.status in ('Processing', 'Pickup')) as to_ship, count(*) filter (where ${isLate(lateBefore)}) as late
    from orders o where ${isWaiting(shopId)}`.execute(read);
  return rows[0] ?? { pending: 0, to_pack: 0, to_ship: 0, late: 0 };
}

/** The next orders to work on, oldest first. */
export async function listWaitingOrders(
  shopId: number,
  read: Read,
  { lateBefore, limit }: { lateBefore: Date; limit: number },
): Promise<ShopOrderRow[]> {
  const { rows } = await sql<ShopOrderRow>`
    select ${columns(lateBefore)} from orders o
    where ${isWaiting(shopId)}
    order by o.id limit ${limit}`.execute(read);
  return rows;
}

export type ShopOrderDetail = ShopOrderRow & {
  purchase_id: number;
  address: {
    name: string;
    phone: string;
    area: string;
    flat_no: string | null;
    post_code: string | null;
    address_line: string;
    address_line2: string | null;
  };
  note: string | null;
  cancel_reason: string | null;
  events: { status: string; created_at: string }[];
};

/** Undefined for an order of another shop, as for one that does not exist. */
export async function findShopOrder(
  shopId: number,
  read: Read,
  { code, lateBefore }: { code: string; lateBefore: Date },
): Promise<ShopOrderDetail | undefined> {
  const { rows } = await sql<ShopOrderDetail>`
    select ${columns(lateBefore)}, o.purchase_id, o.address, o.note, o.cancel_reason,
      (select coalesce(json_agg(json_build_object('status', e.status, 'created_at', e.created_at) order by e.id), '[]')
        from order_events e where e.order_id = o.id) as events
    from orders o where o.shop_id = ${shopId} and o.code = ${code}`.execute(read);
  return rows[0];
}

/** The ids and statuses of those of these orders that belong to the shop. */
export async function listShopOrderIds(shopId: number, read: Read | Kysely<DB>, codes: readonly string[]) {
  const { rows } = await sql<{ id: number; code: string; status: string; is_due: boolean }>`
    select o.id, o.code, o.status, ${isDue} as is_due from orders o
    where o.shop_id = ${shopId} and o.code = any(${codes}::text[])`.execute(read);
  return rows;
}

type PickPicture = Pick<PictureRow, 'key' | 'width'> | null;

/** The pictures of an order's lines. */
export async function listShopLinePictures(shopId: number, read: Read, orderId: number) {
  const { rows } = await sql<{ line_id: number; picture: PickPicture }>`
    select l.id as line_id, json_build_object('key', i.key, 'width', i.width) as picture
    from order_lines l join orders o on o.id = l.order_id join pictures i on i.id = l.picture_id
    where o.shop_id = ${shopId} and l.order_id = ${orderId}`.execute(read);
  return rows;
}

export type PickRow = {
  variant_id: number;
  name: unknown;
  size: unknown;
  color: unknown;
  unit: unknown;
  sku: string | null;
  picture: PickPicture;
  quantity: number;
  codes: string[];
};

/** The items to collect for these orders: each variant once, without what was refunded or is in a parcel already. */
export async function listShopPickLines(shopId: number, read: Read, codes: readonly string[]): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`
    select l.variant_id, min(l.name::text)::jsonb as name, min(l.size::text)::jsonb as size, min(l.color::text)::jsonb as color,
      min(l.unit::text)::jsonb as unit, min(v.sku) as sku,
      (select json_build_object('key', i.key, 'width', i.width) from pictures i where i.id = min(l.picture_id)) as picture,
      sum(l.missing)::int as quantity, array_agg(l.code order by l.code) as codes
    from (
      select x.*, o.code, x.quantity - coalesce((select sum(r.quantity) from refund_lines r where r.line_id = x.id), 0)
        - coalesce((select sum(p.quantity) from parcel_lines p where p.line_id = x.id), 0) as missing
      from order_lines x join orders o on o.id = x.order_id
      where o.shop_id = ${shopId} and o.code = any(${codes}::text[])) l
    join product_variants v on v.id = l.variant_id
    where l.missing > 0 group by l.variant_id order by min(v.sku) nulls last, l.variant_id`.execute(read);
  return rows;
}

export type ShopAmountsRow = {
  id: number;
  currency: string;
  total_amount: number;
  discount: number;
  tax_amount: number;
  delivery_charge: number;
  payable_amount: number;
  refund: { amount: number } | null;
  commission: number;
  lines: { line_id: number; price: number; amount: number }[];
};

/** The amounts of an order of the shop. */
export async function findShopOrderAmounts(shopId: number, read: Read, code: string): Promise<ShopAmountsRow | undefined> {
  const { rows } = await sql<ShopAmountsRow>`
    select o.id, b.currency, o.total_amount, o.coupon_discount + o.membership_discount as discount, o.tax_amount, o.delivery_charge,
      o.payable_amount, ${refundOfOrder} as refund,
      coalesce((select sum(c.amount + c.tax_amount) from order_commissions c where c.order_id = o.id), 0)::bigint as commission,
      (select coalesce(json_agg(json_build_object('line_id', l.id, 'price', l.price, 'amount', l.amount) order by l.id), '[]')
        from order_lines l where l.order_id = o.id) as lines
    from orders o join purchases b on b.id = o.purchase_id where o.shop_id = ${shopId} and o.code = ${code}`.execute(read);
  return rows[0];
}
