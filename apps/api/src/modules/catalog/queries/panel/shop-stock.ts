import { type RawBuilder, sql } from 'kysely';
import type { PictureRow } from '../../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from '../fragments.ts';
import { isLow, readLowMark } from '../low-stock.ts';
import { isPublished } from '../managed-products.ts';
import type { TypedSearch } from '../shop-products.ts';

/** Variants are low or sold out only while their product is published; those of the other products are hidden. */
type ShortState = 'low' | 'sold_out';
export type StockState = ShortState | 'hidden';

/** The conditions of a shop whose variants are low up to the mark: a known number leads PostgreSQL to the small index of each state. */
const stockStatesOf = (mark: number) =>
  ({
    low: sql`v.is_published and v.stock > 0 and v.stock <= ${sql.lit(mark)}`,
    sold_out: sql`v.is_published and v.stock = 0`,
    hidden: sql`not v.is_published`,
  }) as const satisfies Record<StockState, RawBuilder<unknown>>;

/** The variants of the shop, or those that a search finds, as rows of `id`, `product_id`, `stock` and `is_published`. */
function variantsOf(shopId: number, search: TypedSearch | undefined): RawBuilder<unknown> {
  const variants = sql`select v.id, v.product_id, v.stock, ${isPublished} as is_published from products p join product_variants v on v.product_id = p.id
    where p.shop_id = ${shopId} and v.active`;
  if (!search) return sql`(${variants})`;
  // `offset 0` makes PostgreSQL read the variants of each product that is found: it would rather read the variants of all shops.
  const named = search.query
    ? sql`union select v.id, v.product_id, v.stock, ${isPublished} from products p
        cross join lateral (select * from product_variants v where v.product_id = p.id and v.active offset 0) v
        where p.shop_id = ${shopId} and p.search @@ ${search.query}::tsquery`
    : sql``;
  return sql`(${variants} and v.sku = ${search.typed} ${named})`;
}

export type StockRow = {
  variant_id: number;
  product_id: number;
  slug: string;
  name: unknown;
  size: unknown;
  color: unknown;
  color_slug: string | null;
  unit: unknown;
  sku: string;
  stock: number;
  is_low: boolean;
  picture: PictureRow | null;
};

/** The variants that the shop sells, or those in a state; those of one product together. */
export async function listShopStock(
  shopId: number,
  read: Read,
  search: TypedSearch | undefined,
  { status, limit, offset }: { status: StockState | undefined; limit: number; offset: number },
): Promise<StockRow[]> {
  const inState = status === undefined ? sql`v.is_published` : stockStatesOf(await readLowMark(shopId, read))[status];
  const { rows } = await sql<StockRow>`
    with page as materialized (
      select v.id, v.product_id from ${variantsOf(shopId, search)} v where ${inState}
      order by v.product_id desc, v.id limit ${limit}::int offset ${offset}::int)
    select v.id as variant_id, p.id as product_id, p.slug, p.name, z.name as size, c.name as color, c.slug as color_slug, u.name as unit, v.sku, v.stock,
      ${isLow} as is_low, ${pictureOf('i')} as picture
    from page join product_variants v on v.id = page.id join products p on p.id = page.product_id join shops s on s.id = p.shop_id
    left join sizes z on z.id = v.size_id left join colors c on c.id = v.color_id left join units u on u.id = v.unit_id
    left join pictures i on i.id = coalesce(v.picture_id, p.thumbnail_id)
    order by p.id desc, v.id`.execute(read);
  return rows;
}

type StockCounts = Record<StockState | 'all', number>;

export async function countShopStock(shopId: number, read: Read, search: TypedSearch | undefined): Promise<StockCounts> {
  if (search) return countFoundStock(shopId, read, search);
  const [{ rows }, short] = await Promise.all([
    sql<{ all: number; hidden: number }>`
      select count(*) filter (where v.is_published) as all, count(*) filter (where not v.is_published) as hidden
      from ${variantsOf(shopId, undefined)} v`.execute(read),
    countShortStock(shopId, read),
  ]);
  return { ...(rows[0] ?? { all: 0, hidden: 0 }), ...short };
}

/** The variants that the shop is running out of, and those that it has none of. */
export async function countShortStock(shopId: number, read: Read): Promise<Record<ShortState, number>> {
  const states = stockStatesOf(await readLowMark(shopId, read));
  const { rows } = await sql<Record<ShortState, number>>`
    select (select count(*) from ${variantsOf(shopId, undefined)} v where ${states.low}) as low,
      (select count(*) from ${variantsOf(shopId, undefined)} v where ${states.sold_out}) as sold_out`.execute(read);
  return rows[0] ?? { low: 0, sold_out: 0 };
}

/** A search is slow and its matches are few: it runs once, and its matches are counted by state. */
async function countFoundStock(shopId: number, read: Read, search: TypedSearch): Promise<StockCounts> {
  const states = stockStatesOf(await readLowMark(shopId, read));
  const { rows } = await sql<StockCounts>`
    select count(*) filter (where v.is_published) as all, count(*) filter (where ${states.low}) as low,
      count(*) filter (where ${states.sold_out}) as sold_out, count(*) filter (where ${states.hidden}) as hidden
    from ${variantsOf(shopId, search)} v`.execute(read);
  return rows[0] ?? { all: 0, low: 0, sold_out: 0, hidden: 0 };
}
