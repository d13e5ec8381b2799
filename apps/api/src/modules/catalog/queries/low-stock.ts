import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The stock up to which variants of the shop `s` are low. */
const lowMark = sql`coalesce(s.low_stock, (select low_stock from settings))`;

/** The mark of shops that set none of their own, and the marks of the others by their id. */
export type LowMarks = { standard: number; own: Record<string, number> };

/** Written into a query as numbers, they let PostgreSQL estimate how many variants are low. */
export async function readLowMarks(read: ReadDatabase<DB>): Promise<LowMarks> {
  const { rows } = await sql<LowMarks>`
    select low_stock as standard, (select coalesce(jsonb_object_agg(id, low_stock), '{}') from shops where low_stock is not null) as own
    from settings`.execute(read);
  return rows[0] ?? { standard: 0, own: {} };
}

/** Whether a variant of the product `p` is low. Its scan of the index product_variants_low ends at the highest mark. */
export function hasLowVariant({ standard, own }: LowMarks): RawBuilder<unknown> {
  const highest = Math.max(standard, ...Object.values(own));
  const ofShop =
    Object.keys(own).length === 0
      ? sql``
      : sql`and v.stock <= coalesce((${JSON.stringify(own)}::jsonb ->> p.shop_id::text)::int, ${standard})`;
  return sql`p.id in (select v.product_id from product_variants v where v.active and v.stock > 0 and v.stock <= ${sql.lit(highest)} ${ofShop})`;
}

/** Up to which stock the variants of a shop are low. */
export async function readLowMark(shopId: number, read: ReadDatabase<DB>): Promise<number> {
  const { rows } = await sql<{ mark: number }>`select ${lowMark} as mark from shops s where s.id = ${shopId}`.execute(read);
  return rows[0]?.mark ?? 0;
}

/** Whether the variant `v` of the shop `s` is low: it is not sold out. */
export const isLow = sql<boolean>`(v.stock > 0 and v.stock <= ${lowMark})`;

/** The terms of shops that set none of their own. */
export function getShopDefaults(read: ReadDatabase<DB>): Promise<{ return_days: number | null; low_stock: number }> {
  return read.selectFrom('settings').select(['return_days', 'low_stock']).executeTakeFirstOrThrow();
}
