import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Read } from './fragments.ts';

/** The fields of a product that the product index holds. */
export type IndexedProduct = {
  id: number;
  shop_id: number;
  category_id: number;
  sub_category_id: number | null;
  brand_id: number | null;
  color_ids: number[];
  size_ids: number[];
  rating_stars: number;
  has_offer: boolean;
  in_stock: boolean;
  selling_price: number;
  sold_count: number;
};

const columns = [
  'id',
  'shop_id',
  'category_id',
  'sub_category_id',
  'brand_id',
  'color_ids',
  'size_ids',
  'rating_stars',
  'has_offer',
  'in_stock',
  'selling_price',
  'sold_count',
  'search',
] as const satisfies (keyof IndexedProduct | 'search')[];

/** A batch of products, one array for each column: much faster to read than rows. `search` is a tsvector as text. */
export type ProductBatch = { [Column in keyof IndexedProduct]: IndexedProduct[Column][] } & { search: string[] };

/** Where a batch ends: the next one starts after it. */
export type BatchEnd = Pick<IndexedProduct, 'category_id' | 'selling_price' | 'id'>;

/** Active products in the order of category, price and id. */
export async function listIndexedProducts(read: Read, after: BatchEnd | undefined, limit: number): Promise<ProductBatch> {
  const { category_id, selling_price, id } = after ?? { category_id: -1, selling_price: -1, id: -1 };
  const arrays = sql.join(columns.map((column) => sql`coalesce(json_agg(p.${sql.ref(column)}), '[]') as ${sql.ref(column)}`));
  const result = await sql<ProductBatch>`
    select ${arrays} from (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from products
      where active and (category_id, selling_price, id) > (${category_id}::bigint, ${selling_price}::bigint, ${id}::bigint)
      order by category_id, selling_price, id limit ${limit}::int) p`.execute(read);
  const [batch] = result.rows;
  if (!batch) throw new Error('An aggregate query returned no row');
  return batch;
}

/** A change of a product: null if it is not on sale any more. `search` is null unless its place or its words changed. */
export type ProductChange = { id: number; product: (IndexedProduct & { search: string | null }) | null };

export type ProductChanges = {
  /** The number from which the next reading starts. */
  next: number;
  changes: ProductChange[];
};

/** The first number that a later reading has to start from, to find all changes that are not visible yet. */
export async function findChangeStart(read: Read): Promise<number> {
  const result = await sql<{ start: number }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as start`.execute(read);
  return result.rows[0]?.start ?? 0;
}

/** Products whose change may have been committed since a reading, up to `limit`. The rows are of one snapshot. */
export async function listProductChanges(read: Read, start: number, limit: number): Promise<ProductChanges> {
  const current = sql.join(columns.filter((column) => column !== 'search').map((column) => sql`${sql.lit(column)}, p.${sql.ref(column)}`));
  const result = await sql<ProductChanges>`
    with changed as (
      select product_id, bool_or(moved) as moved from product_index_changes where xid >= ${start}::bigint group by product_id limit ${limit}::int)
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next, coalesce((
      select json_agg(json_build_object('id', c.product_id, 'product', case when p.id is not null then
        json_build_object(${current}, 'search', case when c.moved then p.search::text end) end))
      from changed c left join products p on p.id = c.product_id and p.active), '[]') as changes`.execute(read);
  return result.rows[0] ?? { next: start, changes: [] };
}

/** Deletes changes that every process has read: one that has not is filled again from the products. */
export async function deleteReadChanges(db: Kysely<DB>, hours: number): Promise<void> {
  await sql`delete from product_index_changes where recorded_at < now() - ${hours}::int * interval '1 hour'`.execute(db);
}
