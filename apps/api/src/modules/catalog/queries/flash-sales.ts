import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { DB, FlashSales } from '../../../../db/schema.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from './fragments.ts';

export type FlashSaleRow = { id: number; name: unknown; description: unknown; starts_at: Date; ends_at: Date; picture: PictureRow | null };

const saleColumns = sql`fs.id, fs.name, fs.description, fs.starts_at, fs.ends_at, ${pictureOf('i')} as picture`;
const saleTables = sql`flash_sales fs left join pictures i on i.id = fs.thumbnail_id`;

/** Running sales by their end, then upcoming ones by their start. */
export async function listFlashSales(read: Read, now: Date): Promise<FlashSaleRow[]> {
  const result = await sql<FlashSaleRow>`
    select ${saleColumns} from ${saleTables} where fs.active and fs.ends_at > ${now}::timestamptz
    order by case when fs.starts_at <= ${now}::timestamptz then fs.ends_at end nulls last, fs.starts_at, fs.id`.execute(read);
  return result.rows;
}

export async function findFlashSale(read: Read, id: number): Promise<FlashSaleRow | undefined> {
  const result = await sql<FlashSaleRow>`select ${saleColumns} from ${saleTables} where fs.active and fs.id = ${id}`.execute(read);
  return result.rows[0];
}

type OffersRequest = { saleId: number; shopId: number | null; categories: readonly number[] | undefined; offset: number; limit: number };

/** The products of a sale in the order that the operator gave them. */
export async function listOffers(read: Read, request: OffersRequest): Promise<{ id: number; quantity: number; sold: number }[]> {
  const result = await sql<{ id: number; quantity: number; sold: number }>`
    select p.id, offer.quantity, offer.sold
    from flash_sale_products offer join products p on p.id = offer.product_id
    where ${whereOffers(request)} order by offer.position, p.id limit ${request.limit}::int offset ${request.offset}::int`.execute(read);
  return result.rows;
}

function whereOffers({ saleId, shopId, categories }: Pick<OffersRequest, 'saleId' | 'shopId' | 'categories'>): RawBuilder<unknown> {
  const ids = categories ? [...categories] : null;
  return sql`offer.flash_sale_id = ${saleId}::bigint and p.active and (${shopId}::bigint is null or p.shop_id = ${shopId}::bigint)
    and (${ids}::bigint[] is null or p.category_id = any (${ids}::bigint[]))`;
}

/** The categories of a sale with their number of products. */
export async function countFlashSaleCategories(read: Read, saleId: number, shopId: number | null) {
  const result = await sql<{ id: number; slug: string; name: unknown; count: number }>`
    select c.id, c.slug, c.name, count(*) as count
    from flash_sale_products offer join products p on p.id = offer.product_id join categories c on c.id = p.category_id
    where ${whereOffers({ saleId, shopId, categories: undefined })} group by c.id order by c.position, c.id`.execute(read);
  return result.rows;
}

export type OperatorFlashSale = Selectable<FlashSales> & { state: 'scheduled' | 'running' | 'ended' | 'off'; products: number };

export type OperatorOffer = { product: string; product_id: number; usual_price: number; price: number; quantity: number; sold: number };

/** All sales, or one, newest first. */
export async function listFlashSalesForOperator(read: Read, now: Date, id: number | null = null): Promise<OperatorFlashSale[]> {
  const { rows } = await sql<OperatorFlashSale>`
    select s.*, case when not s.active then 'off' when s.ends_at <= ${now} then 'ended' when s.starts_at > ${now} then 'scheduled' else 'running' end as state,
      (select count(*) from flash_sale_products o where o.flash_sale_id = s.id) as products
    from flash_sales s where ${id}::bigint is null or s.id = ${id} order by s.id desc`.execute(read);
  return rows;
}

export async function listOffersForOperator(read: Read, saleId: number): Promise<OperatorOffer[]> {
  const { rows } = await sql<OperatorOffer>`
    select p.slug as product, p.id as product_id, coalesce(nullif(p.discount_price, 0), p.price) as usual_price, o.price, o.quantity, o.sold
    from flash_sale_products o join products p on p.id = o.product_id where o.flash_sale_id = ${saleId} order by o.position, p.id`.execute(
    read,
  );
  return rows;
}

/** Every moment at which a sale starts or ends, earliest first, in milliseconds. */
export async function listFlashSaleBoundaries(read: Read): Promise<number[]> {
  const sales = await read.selectFrom('flash_sales').select(['starts_at', 'ends_at']).where('active', '=', true).execute();
  return sales.flatMap(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()]).sort((a, b) => a - b);
}

export function lockFlashSale(db: Kysely<DB>, id: number): Promise<Selectable<FlashSales> | undefined> {
  return db.selectFrom('flash_sales').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function insertFlashSale(db: Kysely<DB>, sale: Insertable<FlashSales>): Promise<number> {
  const { id } = await db.insertInto('flash_sales').values(sale).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateFlashSaleRow(db: Kysely<DB>, id: number, change: Updateable<FlashSales>): Promise<void> {
  await db.updateTable('flash_sales').set(change).where('id', '=', id).execute();
}

export async function findProductBySlug(read: Read, slug: string): Promise<{ id: number; usual_price: number } | undefined> {
  const { rows } = await sql<{ id: number; usual_price: number }>`
    select id, coalesce(nullif(discount_price, 0), price) as usual_price from products where slug = ${slug}`.execute(read);
  return rows[0];
}

export async function listOfferedProducts(read: Read, saleId: number): Promise<number[]> {
  const rows = await read.selectFrom('flash_sale_products').select('product_id').where('flash_sale_id', '=', saleId).execute();
  return rows.map(({ product_id }) => product_id);
}

type OfferToWrite = { saleId: number; productId: number; price: number; quantity: number; index: number };

/** False if more items than `quantity` are sold already. */
export async function upsertOffer(db: Kysely<DB>, { saleId, productId, price, quantity, index }: OfferToWrite): Promise<boolean> {
  const { rows } = await sql`
    insert into flash_sale_products (flash_sale_id, product_id, price, quantity, position)
    values (${saleId}, ${productId}, ${price}, ${quantity},
      (select coalesce(max(position), 0) + 1 + ${index}::int from flash_sale_products where flash_sale_id = ${saleId}))
    on conflict (flash_sale_id, product_id) do update set price = excluded.price, quantity = excluded.quantity
    where flash_sale_products.sold <= excluded.quantity returning product_id`.execute(db);
  return rows.length > 0;
}

/** False if the sale has no such product. A row with sales is closed, because cancellations may return items. */
export async function removeOffer(db: Kysely<DB>, saleId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`
    with closed as (
      update flash_sale_products set quantity = sold where flash_sale_id = ${saleId} and product_id = ${productId} and sold > 0 returning product_id),
    deleted as (
      delete from flash_sale_products where flash_sale_id = ${saleId} and product_id = ${productId} and sold = 0 returning product_id)
    select product_id from closed union all select product_id from deleted`.execute(db);
  return rows.length > 0;
}
