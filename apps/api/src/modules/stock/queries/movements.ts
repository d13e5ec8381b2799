import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

/** A product whose stock moves; the stock is that of all its variants on sale. */
type MovedProduct = { name: unknown; stock: number };

export type MovementRow = {
  id: number;
  created_at: Date;
  reason: string;
  sku: string;
  size: unknown;
  color: unknown;
  unit: unknown;
  before: number;
  after: number;
  order_code: string | null;
  operator_kind: string | null;
  /** The name of the operator; empty for an erased account. */
  by: string | null;
};

export async function findMovedProduct(read: Read, productId: number): Promise<MovedProduct | undefined> {
  const { rows } = await sql<MovedProduct>`
    select p.name, coalesce((select sum(v.stock)::int from product_variants v where v.product_id = p.id and v.active), 0) as stock
    from products p where p.id = ${productId}`.execute(read);
  return rows[0];
}

/** The movements of all variants of a product, newest first. */
export async function listMovements(read: Read, productId: number, page: { limit: number; offset: number }): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.created_at, m.reason, v.sku, s.name as size, c.name as color, u.name as unit, m.before, m.after, m.order_code,
      m.operator_kind, case when m.person_id is null then null else coalesce(p.name, '') end as by
    from stock_movements m join product_variants v on v.id = m.variant_id
    left join sizes s on s.id = v.size_id left join colors c on c.id = v.color_id left join units u on u.id = v.unit_id
    left join people p on p.id = m.person_id
    where m.product_id = ${productId} order by m.id desc limit ${page.limit}::int offset ${page.offset}::int`.execute(read);
  return rows;
}

export async function countMovements(read: Read, productId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from stock_movements where product_id = ${productId}`.execute(read);
  return rows[0]?.total ?? 0;
}
