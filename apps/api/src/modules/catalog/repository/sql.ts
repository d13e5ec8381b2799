import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/read-database.ts';

export type Read = ReadDatabase<DB>;

/** A row of `pictures`, joined under this name, as one value; null where there is none. */
export function pictureOf(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('id')} is not null then jsonb_build_object('key', ${column('key')}, 'width', ${column('width')},
    'height', ${column('height')}, 'preview', ${column('preview')}, 'alt', ${column('alt')}) end`;
}

/** What a shopper pays for product `p` without a flash sale. */
export const usualPrice = sql`coalesce(nullif(p.discount_price, 0), p.price)`;

/** The lowest price that a sale running at `now` gives product `p`, joined as `f`; no row where none is lower than usual. */
export function flashOffer(now: Date): RawBuilder<unknown> {
  return sql`left join lateral (
    select fs.id, fs.ends_at, fp.price
    from flash_sale_products fp join flash_sales fs on fs.id = fp.flash_sale_id
    where fp.product_id = p.id and fs.active and fs.starts_at <= ${now}::timestamptz and fs.ends_at > ${now}::timestamptz
      and fp.sold < fp.quantity and fp.price > 0 and fp.price < ${usualPrice}
    order by fp.price, fs.ends_at desc, fs.id limit 1) f on true`;
}
