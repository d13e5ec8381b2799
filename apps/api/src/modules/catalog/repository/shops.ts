import { sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from './sql.ts';

export type ShopRow = {
  id: number;
  slug: string;
  name: unknown;
  tagline: unknown;
  description: unknown;
  address: unknown;
  rating_sum: number;
  rating_count: number;
  delivery_days_min: number;
  delivery_days_max: number;
  logo: PictureRow | null;
  banner: PictureRow | null;
};

const shopColumns = sql`s.id, s.slug, s.name, s.tagline, s.description, s.address, s.rating_sum, s.rating_count,
  s.delivery_days_min, s.delivery_days_max, ${pictureOf('logo')} as logo, ${pictureOf('banner')} as banner`;
const shopTables = sql`shops s left join pictures logo on logo.id = s.logo_id left join pictures banner on banner.id = s.banner_id`;

export async function findShop(read: Read, id: number): Promise<ShopRow | undefined> {
  const result = await sql<ShopRow>`select ${shopColumns} from ${shopTables} where s.id = ${id} and s.active`.execute(read);
  return result.rows[0];
}

const shopOrders = {
  default: sql`s.rating_count desc, s.id`,
  newest: sql`s.created_at desc, s.id desc`,
  top_rated: sql`s.rating_sum::float8 / greatest(s.rating_count, 1) desc, s.rating_count desc, s.id`,
} as const;

type ShopsRequest = {
  /** Only these; all where undefined. */
  ids: readonly number[] | undefined;
  sort: 'default' | 'newest' | 'top_rated' | 'name';
  locale: string;
  defaultLocale: string;
  offset: number;
  limit: number;
};

export async function listShops(read: Read, { ids, sort, locale, defaultLocale, offset, limit }: ShopsRequest): Promise<ShopRow[]> {
  const name = sql`lower(coalesce(s.name ->> ${locale}, s.name ->> ${defaultLocale})), s.id`;
  const result = await sql<ShopRow>`
    select ${shopColumns} from ${shopTables}
    where s.active and (${ids ? [...ids] : null}::bigint[] is null or s.id = any (${ids ? [...ids] : null}::bigint[]))
    order by ${sort === 'name' ? name : shopOrders[sort]} limit ${limit}::int offset ${offset}::int`.execute(read);
  return result.rows;
}
