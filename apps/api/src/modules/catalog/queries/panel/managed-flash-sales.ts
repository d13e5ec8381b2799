import type { FlashSaleState } from '@souk/contract/back-office/promotions/flash-sales';
import type { Funder } from '@souk/contract/back-office/promotions/vouchers';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../../db/schema.ts';
import type { PictureRow } from '../../../../platform/media/present-picture.ts';
import type { Texts } from '../../../../platform/text/texts.ts';
import { pictureOf, type Read, regularPrice } from '../fragments.ts';

export type EditableOffer = { product_id: number; price: number; quantity: number; position: number };

/** The fields that an operator edits, with times as the database writes them. */
export type EditableFlashSale = {
  name: Texts;
  description: Texts;
  picture_id: number | null;
  starts_at: string;
  ends_at: string;
  active: boolean;
  funded_by: Funder;
  offers: EditableOffer[];
};

export type FlashSaleOfferRow = EditableOffer & {
  slug: string;
  name: unknown;
  shop_name: unknown;
  picture: PictureRow | null;
  regular_price: number;
  stock: number;
  sold: number;
  busy_id: number | null;
  busy_name: unknown;
};

export type ManagedFlashSaleRow = {
  id: number;
  /** The shop that has planned it; null for a flash sale of the marketplace. */
  shop_id: number | null;
  shop_name: unknown;
  editable: EditableFlashSale;
  state: FlashSaleState;
  products: number;
  sold: number;
  quantity: number;
  picture: PictureRow | null;
};

/** SQL for the state of sale `s` at a time. */
export const stateAt = (now: Date) =>
  sql<FlashSaleState>`case when not s.active or s.ends_at <= ${now} then 'ended' when s.starts_at > ${now} then 'planned' else 'running' end`;

export type FlashSaleFilter = {
  state?: FlashSaleState | undefined;
  search?: string | undefined;
  /** Only sales that run within this time, without those that were cancelled before their start. */
  within?: { from: Date; until: Date } | undefined;
  now: Date;
};

function whereSales({ state, search, within, now }: FlashSaleFilter): RawBuilder<unknown> {
  const conditions = [sql`s.shop_id is null`];
  if (state) conditions.push(sql`${stateAt(now)} = ${state}`);
  if (search) {
    const words = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(sql`exists (select 1 from jsonb_each_text(s.name) each where each.value ilike ${words})`);
  }
  if (within) conditions.push(sql`s.active and s.starts_at < ${within.until} and s.ends_at > ${within.from}`);
  return sql.join(conditions, sql` and `);
}

export function countFlashSales(read: Read, filter: FlashSaleFilter): Promise<Record<FlashSaleState, number>> {
  return countSalesByState(read, filter.now, whereSales(filter));
}

/** The numbers of the sales `s` that meet a condition, by their state at a time. */
export async function countSalesByState(read: Read, now: Date, condition: RawBuilder<unknown>): Promise<Record<FlashSaleState, number>> {
  const { rows } = await sql<{ state: FlashSaleState; count: number }>`
    select ${stateAt(now)} as state, count(*) as count from flash_sales s where ${condition} group by 1`.execute(read);
  const countOf = (state: FlashSaleState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { planned: countOf('planned'), running: countOf('running'), ended: countOf('ended') };
}

type Page = { limit: number; offset: number };

/** Those that end last come first. */
export async function listManagedFlashSales(read: Read, filter: FlashSaleFilter, { limit, offset }: Page): Promise<ManagedFlashSaleRow[]> {
  return selectSales(
    read,
    filter.now,
    sql`where ${whereSales(filter)} order by s.ends_at desc, s.id desc limit ${limit}::int offset ${offset}::int`,
  );
}

export async function findManagedFlashSale(read: Read, id: number, now: Date): Promise<ManagedFlashSaleRow | undefined> {
  const [row] = await selectSales(read, now, sql`where s.id = ${id}`);
  return row;
}

async function selectSales(read: Read, now: Date, rest: RawBuilder<unknown>): Promise<ManagedFlashSaleRow[]> {
  const { rows } = await sql<ManagedFlashSaleRow>`
    select s.id, s.shop_id, (select name from shops where id = s.shop_id) as shop_name, ${stateAt(now)} as state, o.products, o.sold, o.quantity, ${pictureOf('i')} as picture,
      jsonb_build_object('name', s.name, 'description', s.description, 'picture_id', s.thumbnail_id, 'starts_at', s.starts_at, 'ends_at', s.ends_at,
        'active', s.active, 'funded_by', s.funded_by, 'offers', o.offers) as editable
    from flash_sales s left join pictures i on i.id = s.thumbnail_id cross join lateral (
      select count(*) as products, coalesce(sum(o.sold), 0)::bigint as sold, coalesce(sum(o.quantity), 0)::bigint as quantity,
        coalesce(jsonb_agg(jsonb_build_object('product_id', o.product_id, 'price', o.price, 'quantity', o.quantity, 'position', o.position)
          order by o.position, o.product_id), '[]') as offers
      from flash_sale_products o where o.flash_sale_id = s.id) o
    ${rest}`.execute(read);
  return rows;
}

/** SQL that joins as `busy` another sale of the marketplace that has product `p` at the time from `starts` until `ends`. */
function busySale({
  saleId,
  starts,
  ends,
}: {
  saleId: number;
  starts: RawBuilder<unknown>;
  ends: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  return sql`left join lateral (
    select other.id, other.name from flash_sale_products taken join flash_sales other on other.id = taken.flash_sale_id
    where taken.product_id = p.id and other.id <> ${saleId} and other.active and other.shop_id is null and taken.quantity > taken.sold
      and other.starts_at < ${ends}::timestamptz and other.ends_at > ${starts}::timestamptz order by other.starts_at, other.id limit 1) busy on true`;
}

const stockOf = sql<number>`(select coalesce(sum(v.stock), 0)::bigint from product_variants v where v.product_id = p.id and v.active)`;

/** The products of a sale in their order. */
export async function listOfferRows(read: Read, saleId: number): Promise<FlashSaleOfferRow[]> {
  const { rows } = await sql<FlashSaleOfferRow>`
    select o.product_id, o.price, o.quantity, o.sold, o.position, p.slug, p.name, shop.name as shop_name, ${pictureOf('i')} as picture,
      ${regularPrice} as regular_price, ${stockOf} as stock, busy.id as busy_id, busy.name as busy_name
    from flash_sale_products o join flash_sales s on s.id = o.flash_sale_id join products p on p.id = o.product_id
    join shops shop on shop.id = p.shop_id left join pictures i on i.id = p.thumbnail_id
    ${busySale({ saleId, starts: sql`s.starts_at`, ends: sql`s.ends_at` })}
    where o.flash_sale_id = ${saleId} order by o.position, o.product_id`.execute(read);
  return rows;
}

export type OfferableRow = Omit<FlashSaleOfferRow, 'price' | 'quantity' | 'sold' | 'position'>;

type OfferableRequest = { query: string | null; starts: Date; ends: Date; saleId: number; limit: number };

/** Published products by their words, the most sold first. */
export async function listOfferable(read: Read, { query, starts, ends, saleId, limit }: OfferableRequest): Promise<OfferableRow[]> {
  const { rows } = await sql<OfferableRow>`
    with page as materialized (
      select id from products where active and (${query}::text is null or search @@ ${query}::tsquery) order by sold_count desc, id desc limit ${limit}::int)
    select p.id as product_id, p.slug, p.name, shop.name as shop_name, ${pictureOf('i')} as picture, ${regularPrice} as regular_price,
      ${stockOf} as stock, busy.id as busy_id, busy.name as busy_name
    from page join products p on p.id = page.id join shops shop on shop.id = p.shop_id left join pictures i on i.id = p.thumbnail_id
    ${busySale({ saleId, starts: sql`${starts}`, ends: sql`${ends}` })}
    order by p.sold_count desc, p.id desc`.execute(read);
  return rows;
}

export type CheckedProduct = { id: number; name: unknown; regular_price: number; sold: number; busy_name: unknown; busy_id: number | null };

/** The facts that decide whether these products can be offered at that time. */
export async function listCheckedProducts(
  read: Read,
  { ids, saleId, starts, ends }: { ids: readonly number[]; saleId: number; starts: string; ends: string },
): Promise<CheckedProduct[]> {
  const { rows } = await sql<CheckedProduct>`
    select p.id, p.name, ${regularPrice} as regular_price, coalesce(o.sold, 0) as sold, busy.id as busy_id, busy.name as busy_name
    from products p left join flash_sale_products o on o.product_id = p.id and o.flash_sale_id = ${saleId}
    ${busySale({ saleId, starts: sql`${starts}`, ends: sql`${ends}` })}
    where p.id = any (${[...ids]}::bigint[])`.execute(read);
  return rows;
}

export type OverlapRow = {
  product_id: number;
  product_name: unknown;
  one_id: number;
  one_name: unknown;
  other_id: number;
  other_name: unknown;
};

/** Products that two sales have at the same moment within a time. */
export async function listOverlaps(read: Read, { from, until }: { from: Date; until: Date }): Promise<OverlapRow[]> {
  const { rows } = await sql<OverlapRow>`
    with sales as (select * from flash_sales where active and shop_id is null and starts_at < ${until} and ends_at > ${from})
    select p.id as product_id, p.name as product_name, one.id as one_id, one.name as one_name, other.id as other_id, other.name as other_name
    from sales one join sales other on other.id > one.id and other.starts_at < one.ends_at and other.ends_at > one.starts_at
    join flash_sale_products a on a.flash_sale_id = one.id and a.quantity > a.sold
    join flash_sale_products b on b.flash_sale_id = other.id and b.product_id = a.product_id and b.quantity > b.sold
    join products p on p.id = a.product_id order by one.starts_at, p.id limit 200`.execute(read);
  return rows;
}

/** Nobody else plans or changes a sale until the transaction ends, so that two sales cannot get one product at the same time. */
export async function lockFlashSales(db: Kysely<DB>): Promise<void> {
  await sql`lock table flash_sales in share row exclusive mode`.execute(db);
}

type SaleColumns = Omit<EditableFlashSale, 'offers'>;

export async function insertSale(db: Kysely<DB>, sale: SaleColumns, shopId: number | null): Promise<number> {
  const { id } = await db
    .insertInto('flash_sales')
    .values({ ...columnsOf(sale), shop_id: shopId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSale(db: Kysely<DB>, id: number, sale: SaleColumns): Promise<void> {
  await db.updateTable('flash_sales').set(columnsOf(sale)).where('id', '=', id).execute();
}

function columnsOf({ name, description, picture_id, starts_at, ends_at, active, funded_by }: SaleColumns) {
  return {
    ...{ starts_at, ends_at, active, funded_by, thumbnail_id: picture_id },
    name: JSON.stringify(name),
    description: JSON.stringify(description),
  };
}

/** Items of which were sold belong to orders: such a sale is not removed. */
export async function deleteSale(db: Kysely<DB>, id: number): Promise<void> {
  await sql`delete from flash_sale_products where flash_sale_id = ${id}`.execute(db);
  await sql`delete from flash_sales where id = ${id}`.execute(db);
}

/** Replaces the products of a sale. One that was sold and is not among them is closed, because cancellations may return items. */
export async function replaceOffers(db: Kysely<DB>, saleId: number, offers: readonly EditableOffer[]): Promise<void> {
  const ids = offers.map(({ product_id }) => product_id);
  await sql`delete from flash_sale_products where flash_sale_id = ${saleId} and sold = 0 and not (product_id = any (${ids}::bigint[]))`.execute(
    db,
  );
  await sql`update flash_sale_products set quantity = sold where flash_sale_id = ${saleId} and not (product_id = any (${ids}::bigint[]))`.execute(
    db,
  );
  await sql`
    insert into flash_sale_products (flash_sale_id, product_id, price, quantity, position)
    select ${saleId}, product_id, price, quantity, position
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as g(product_id bigint, price bigint, quantity int, position int)
    on conflict (flash_sale_id, product_id) do update set price = excluded.price, quantity = excluded.quantity, position = excluded.position`.execute(
    db,
  );
}
