import { sql } from 'kysely';
import type { Read } from './sql.ts';

/** Products by ranges of their ids: what comes and goes leaves every other range as it is. */
type RangesRequest = { shopId: number | null; size: number };

const onSale = (shopId: number | null) => sql`active and (${shopId}::bigint is null or shop_id = ${shopId}::bigint)`;

/** The ranges that hold any product, with the last change in each. */
export async function listProductRanges(read: Read, { shopId, size }: RangesRequest): Promise<{ range: number; changed_at: Date }[]> {
  const result = await sql<{ range: number; changed_at: Date }>`
    select (id / ${size}::bigint)::int as range, max(changed_at) as changed_at from products
    where ${onSale(shopId)} group by 1 order by 1`.execute(read);
  return result.rows;
}

export async function listProductsInRange(
  read: Read,
  { shopId, size, range }: RangesRequest & { range: number },
): Promise<{ id: number; changed_at: Date }[]> {
  const first = range * size;
  const result = await sql<{ id: number; changed_at: Date }>`
    select id, changed_at from products
    where id >= ${first}::bigint and id < ${first + size}::bigint and ${onSale(shopId)} order by id`.execute(read);
  return result.rows;
}
