import { type RawBuilder, sql } from 'kysely';
import type { PictureRow } from '../../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from '../fragments.ts';

export type FlashSaleRow = { id: number; name: unknown; description: unknown; starts_at: Date; ends_at: Date; picture: PictureRow | null };

const saleColumns = sql`fs.id, fs.name, fs.description, fs.starts_at, fs.ends_at, ${pictureOf('i')} as picture`;
const saleTables = sql`flash_sales fs left join pictures i on i.id = fs.thumbnail_id`;

/** Running sales of the marketplace by their end, then upcoming ones by their start. */
export async function listFlashSales(read: Read, now: Date): Promise<FlashSaleRow[]> {
  const result = await sql<FlashSaleRow>`
    select ${saleColumns} from ${saleTables} where fs.active and fs.shop_id is null and fs.ends_at > ${now}::timestamptz
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

/** Every moment at which a sale starts or ends, earliest first, in milliseconds. */
export async function listFlashSaleBoundaries(read: Read): Promise<number[]> {
  const sales = await read.selectFrom('flash_sales').select(['starts_at', 'ends_at']).where('active', '=', true).execute();
  return sales.flatMap(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()]).sort((a, b) => a - b);
}

export function findProductBySlug(read: Read, slug: string): Promise<{ id: number } | undefined> {
  return read.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirst();
}
