import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import type { LinkSubject } from '../domain/order-link.ts';

export type OrderLineRow = {
  product_id: number;
  slug: string;
  name: unknown;
  brand: unknown;
  size: unknown;
  color: unknown;
  unit: unknown;
  list_price: number;
  price: number;
  quantity: number;
  amount: number;
  picture: PictureRow | null;
  review: ReviewRow | null;
};

/** The person's review of the product. Times inside JSON columns are strings. */
export type ReviewRow = {
  id: number;
  rating: number;
  description: string;
  created_at: string;
  photos: (PictureRow & { id: number })[];
};

export type OrderRow = {
  id: number;
  purchase_id: number;
  code: string;
  status: string;
  payment_status: string;
  payment_method: string;
  total_amount: number;
  coupon_discount: number;
  membership_discount: number;
  membership_basis_points: number;
  tax_amount: number;
  delivery_charge: number;
  delivery_saved: number;
  delivery_days_min: number | null;
  delivery_days_max: number | null;
  payable_amount: number;
  quantity: number;
  coupon_code: string | null;
  note: string | null;
  address: unknown;
  cancel_reason: string | null;
  created_at: Date;
  paid_at: Date | null;
  pay_until: Date | null;
  delivered_at: Date | null;
  /** The days to return it, whether an item is left to return, and the number of its returns. */
  return_days: number | null;
  has_returnable: boolean;
  return_count: number;
  refund: { amount: number; status: string; at: string | null } | null;
  shop_id: number;
  shop_name: unknown;
  shop_logo: Pick<PictureRow, 'key' | 'width'> | null;
  lines: OrderLineRow[];
  taxes: { name: unknown; basis_points: number; amount: number }[];
  events: { status: string; note: string | null; created_at: string }[];
  parcels: OrderParcelRow[];
};

/** A parcel that was handed over, with the names of its products. */
export type OrderParcelRow = {
  id: number;
  carrier: string;
  tracking_number: string | null;
  tracking_url: string | null;
  shipped_at: string;
  delivered_at: string | null;
  products: { name: unknown; quantity: number }[];
};

export async function findOrder(
  read: ReadDatabase<DB>,
  { personId, orderId }: { personId: number; orderId: number },
): Promise<OrderRow | undefined> {
  const [order] = await selectOrders(read, sql`o.id = ${orderId} and o.person_id = ${personId}`);
  return order;
}

/** The order of a link, or all orders of its purchase; none of an account that was erased. */
export function listLinkedOrders(read: ReadDatabase<DB>, { kind, id }: LinkSubject): Promise<OrderRow[]> {
  const which = kind === 'order' ? sql`o.id = ${id}::bigint` : sql`o.purchase_id = ${id}::bigint`;
  return selectOrders(read, sql`${which} and exists (select from people p where p.id = o.person_id and p.erased_at is null)`);
}

/** The orders of one purchase. */
export function listPurchaseOrders(read: ReadDatabase<DB>, purchaseId: number) {
  return read
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select(['orders.id', 'orders.code', 'orders.shop_id', 'shops.name as shop_name', 'orders.payable_amount', 'orders.status'])
    .where('orders.purchase_id', '=', purchaseId)
    .orderBy('orders.id')
    .execute();
}

export type OwnOrders = { personId: number; codePart: string };
export type OrderPage = OwnOrders & { status: string | undefined; page: number; perPage: number };

/** A page of a person's orders, newest first. */
export function listOrders(read: ReadDatabase<DB>, { personId, codePart, status, page, perPage }: OrderPage): Promise<OrderRow[]> {
  const ofStatus = status === undefined ? sql`true` : sql`n.status = ${status}`;
  return selectOrders(
    read,
    sql`o.id in (select n.id from orders n where n.person_id = ${personId} and ${ofStatus} and position(${codePart} in n.code) > 0
      order by n.id desc limit ${perPage} offset ${(page - 1) * perPage})`,
  );
}

export function findOrderToReview(
  db: Kysely<DB>,
  { personId, orderId, productId }: { personId: number; orderId: number; productId: number },
) {
  return db
    .selectFrom('orders')
    .select(['id', 'shop_id', 'status'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('order_lines').select('id').whereRef('order_id', '=', 'orders.id').where('product_id', '=', productId)).as(
        'has_product',
      ),
    )
    .where('id', '=', orderId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export function countOrders(read: ReadDatabase<DB>, { personId, codePart }: OwnOrders): Promise<{ status: string; count: number }[]> {
  return read
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('person_id', '=', personId)
    .where(sql<boolean>`position(${codePart} in code) > 0`)
    .groupBy('status')
    .execute();
}

/** The items of a person's order; empty if it is not theirs. */
export function listOrderedItems(read: ReadDatabase<DB>, { personId, orderId }: { personId: number; orderId: number }) {
  return read
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.variant_id', 'order_lines.quantity', 'order_lines.name'])
    .where('orders.id', '=', orderId)
    .where('orders.person_id', '=', personId)
    .orderBy('order_lines.id')
    .execute();
}

/** SQL of the review of order line `l`. */
const reviewOfLine = sql`(
  select json_build_object('id', r.id, 'rating', r.rating, 'description', r.description, 'created_at', r.created_at, 'photos',
    (select coalesce(json_agg(json_build_object('id', i.id, 'key', i.key, 'width', i.width, 'height', i.height, 'preview', i.preview,
        'alt', i.alt) order by rp.position), '[]')
      from review_pictures rp join pictures i on i.id = rp.picture_id where rp.review_id = r.id))
  from reviews r where r.order_id = l.order_id and r.product_id = l.product_id)`;

/**
 * SQL of the refunds of order `o` from the payment that paid it, as one sum; a surplus payment that was refunded is left out. The
 * sum has failed or is pending as soon as one of its parts has or is.
 */
export const refundOfOrder = sql`(
  select json_build_object('amount', sum(r.amount), 'at', max(r.settled_at),
    'status', case when bool_or(r.status = 'Failed') then 'Failed' when bool_or(r.status = 'Pending') then 'Pending' else 'Done' end)
  from refunds r where r.order_id = o.id and r.payment_id = (
    select last.payment_id from refunds last join payments y on y.id = last.payment_id
    where last.order_id = o.id and (o.payment_status = 'Refunded' or o.payment_status = 'Paid' and y.status = 'Paid')
    order by last.id desc limit 1)
  having count(*) > 0)`;

/** SQL of the parcels of order `o` that were handed over. */
const parcelsOfOrder = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'carrier', p.carrier, 'tracking_number', p.tracking_number, 'tracking_url', p.tracking_url,
      'shipped_at', p.shipped_at, 'delivered_at', p.delivered_at, 'products',
      (select json_agg(json_build_object('name', l.name, 'quantity', c.quantity) order by l.id)
        from parcel_lines c join order_lines l on l.id = c.line_id where c.parcel_id = p.id)) order by p.id), '[]')
  from parcels p where p.order_id = o.id and p.shipped_at is not null)`;

/** SQL: whether a line of order `o` has items that are neither refunded nor in an open return. */
const hasReturnable = sql`exists (
  select from order_lines l where l.order_id = o.id and l.quantity > coalesce((select sum(f.quantity) from refund_lines f
      where f.line_id = l.id), 0)
    + coalesce((select sum(coalesce(c.accepted, c.quantity)) from return_lines c join returns r on r.id = c.return_id
      where c.line_id = l.id and r.status in ('requested', 'accepted', 'received', 'inspected')), 0))`;

async function selectOrders(read: ReadDatabase<DB>, which: RawBuilder<unknown>): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.purchase_id, o.code, o.status, o.payment_status, o.payment_method, o.total_amount, o.coupon_discount,
      o.membership_discount, o.membership_basis_points, o.tax_amount, o.delivery_charge, o.delivery_saved,
      o.delivery_days_min, o.delivery_days_max, o.payable_amount, o.quantity, o.coupon_code,
      o.note, o.address, o.cancel_reason, o.created_at, s.id as shop_id, s.name as shop_name,
      case when o.payment_status in ('Paid', 'Refunded') then (select min(y.settled_at) from payment_orders c join payments y on y.id = c.payment_id
        where c.order_id = o.id and (y.status = 'Paid' or y.status = 'Refunded' and o.payment_status = 'Refunded')) end as paid_at,
      (select b.expires_at from purchases b where b.id = o.purchase_id) as pay_until,
      o.delivered_at, o.return_days, ${hasReturnable} as has_returnable,
      (select count(*)::int from returns r where r.order_id = o.id) as return_count,
      ${refundOfOrder} as refund,
      case when g.id is not null then json_build_object('key', g.key, 'width', g.width) end as shop_logo,
      (select coalesce(json_agg(json_build_object('product_id', l.product_id, 'slug', p.slug, 'name', l.name, 'brand', l.brand,
          'size', l.size, 'color', l.color, 'unit', l.unit, 'list_price', l.list_price, 'price', l.price, 'quantity', l.quantity,
          'amount', l.amount, 'picture', case when i.id is not null then json_build_object('key', i.key, 'width', i.width,
            'height', i.height, 'preview', i.preview, 'alt', i.alt) end, 'review', ${reviewOfLine}) order by l.id), '[]')
        from order_lines l join products p on p.id = l.product_id left join pictures i on i.id = l.picture_id
        where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('name', t.name, 'basis_points', t.basis_points, 'amount', t.amount) order by t.position), '[]')
        from order_taxes t where t.order_id = o.id) as taxes,
      (select coalesce(json_agg(json_build_object('status', e.status, 'note', e.note, 'created_at', e.created_at) order by e.id), '[]')
        from order_events e where e.order_id = o.id) as events,
      ${parcelsOfOrder} as parcels
    from orders o join shops s on s.id = o.shop_id left join pictures g on g.id = s.logo_id
    where ${which}
    order by o.id desc`.execute(read);
  return rows;
}

export type InvoiceContext = Awaited<ReturnType<typeof getInvoiceContext>>;

/** The issuer of a shop's invoices, the currency, and the direction of the language. */
export function getInvoiceContext(read: ReadDatabase<DB>, { shopId, locale }: { shopId: number; locale: string }) {
  return read
    .selectFrom('settings')
    .innerJoin('currencies', (join) => join.on('currencies.is_default', '=', true))
    .innerJoin('shops', (join) => join.on('shops.id', '=', shopId))
    .leftJoin('languages', (join) => join.on('languages.name', '=', locale))
    .select([
      'settings.app_name',
      'settings.address',
      'settings.mobile',
      'settings.email',
      'settings.theme_colors',
      'currencies.symbol',
      'currencies.position',
      'shops.address as shop_address',
      'languages.direction',
    ])
    .executeTakeFirstOrThrow();
}
