import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The searches from whose results the shop's products were opened, the most frequent first. */
export async function listShopSearches(
  shopId: number,
  read: ReadDatabase<DB>,
  { start, end, limit }: { start: Date; end: Date; limit: number },
): Promise<{ words: string; count: number }[]> {
  const { rows } = await sql<{ words: string; count: number }>`
    select d.words, sum(d.count)::bigint as count
    from daily_searches_by_product d join products p on p.id = d.product_id
    where p.shop_id = ${shopId} and d.day >= (${start}::timestamptz at time zone 'utc')::date
      and d.day < (${end}::timestamptz at time zone 'utc')::date
    group by d.words order by 2 desc, d.words limit ${limit}::int`.execute(read);
  return rows;
}

/** How often the pages of the shop's products were opened, by UTC day. */
export async function listShopDailyViews(
  shopId: number,
  read: ReadDatabase<DB>,
  { start, end }: { start: Date; end: Date },
): Promise<{ day: string; views: number }[]> {
  const { rows } = await sql<{ day: string; views: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, sum(d.views)::bigint as views
    from daily_views_by_product d join products p on p.id = d.product_id
    where p.shop_id = ${shopId} and d.day >= (${start}::timestamptz at time zone 'utc')::date
      and d.day < (${end}::timestamptz at time zone 'utc')::date
    group by d.day order by d.day`.execute(read);
  return rows;
}
