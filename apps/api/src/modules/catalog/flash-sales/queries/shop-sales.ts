import type { FlashSaleState } from '@souk/contract/back-office/promotions/flash-sales';
import { sql } from 'kysely';
import type { PictureRow } from '../../../../platform/media/present-picture.ts';
import { pictureOf, type Read, regularPrice } from '../../queries/fragments.ts';
import { countSalesByState, stateAt } from '../../queries/panel/managed-flash-sales.ts';

export type ShopSaleRow = {
  id: number;
  state: FlashSaleState;
  starts_at: Date;
  ends_at: Date;
  products: number;
  sold: number;
  first: unknown;
};

type Page = { state: FlashSaleState | undefined; limit: number; offset: number };

/** The sales of the shop, those that end last first. */
export async function listShopSales(shopId: number, read: Read, now: Date, { state, limit, offset }: Page): Promise<ShopSaleRow[]> {
  const { rows } = await sql<ShopSaleRow>`
    select s.id, ${stateAt(now)} as state, s.starts_at, s.ends_at, count(*) as products, coalesce(sum(o.sold), 0)::bigint as sold,
      (array_agg(p.name order by o.position, p.id))[1] as first
    from flash_sales s join flash_sale_products o on o.flash_sale_id = s.id join products p on p.id = o.product_id
    where s.shop_id = ${shopId} and ${state === undefined ? sql`true` : sql`${stateAt(now)} = ${state}`}
    group by s.id order by s.ends_at desc, s.id desc limit ${limit}::int offset ${offset}::int`.execute(read);
  return rows;
}

export function countShopSales(shopId: number, read: Read, now: Date): Promise<Record<FlashSaleState, number>> {
  return countSalesByState(read, now, sql`s.shop_id = ${shopId}`);
}

export type ShopOfferRow = {
  product_id: number;
  name: unknown;
  picture: PictureRow | null;
  regular_price: number;
  category_ids: number[];
  sold: number;
  /** Whether the other sale is one of the shop. */
  busy_is_own: boolean | null;
  busy_name: unknown;
};

type Wanted = { ids: readonly number[]; saleId: number; starts: Date; ends: Date };

/** Those of these products that belong to the shop, with another sale that has them at that time. */
export async function listShopOffers(shopId: number, read: Read, { ids, saleId, starts, ends }: Wanted): Promise<ShopOfferRow[]> {
  const { rows } = await sql<ShopOfferRow>`
    select p.id as product_id, p.name, ${pictureOf('i')} as picture, ${regularPrice} as regular_price,
      array_remove(array[p.category_id, p.sub_category_id], null) as category_ids, coalesce(o.sold, 0) as sold,
      busy.is_own as busy_is_own, busy.name as busy_name
    from products p left join flash_sale_products o on o.product_id = p.id and o.flash_sale_id = ${saleId}
    left join pictures i on i.id = p.thumbnail_id
    left join lateral (
      select other.shop_id is not null as is_own, other.name from flash_sale_products used join flash_sales other on other.id = used.flash_sale_id
      where used.product_id = p.id and other.id <> ${saleId} and other.active and used.quantity > used.sold
        and other.starts_at < ${ends} and other.ends_at > ${starts} order by other.shop_id nulls first, other.starts_at, other.id limit 1) busy on true
    where p.shop_id = ${shopId} and p.id = any (${[...ids]}::bigint[])`.execute(read);
  return rows;
}
