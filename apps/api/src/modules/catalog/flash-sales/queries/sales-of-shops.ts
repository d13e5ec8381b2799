import type { FlashSaleState } from '@souk/contract/back-office/promotions/flash-sales';
import { type RawBuilder, sql } from 'kysely';
import { type Read, regularPrice } from '../../queries/fragments.ts';
import { countSalesByState, stateAt } from '../../queries/panel/managed-flash-sales.ts';

export type SaleOfShopRow = {
  id: number;
  shop_id: number;
  shop_name: unknown;
  state: FlashSaleState;
  starts_at: Date;
  ends_at: Date;
  products: number;
  sold: number;
  product_id: number;
  product_name: unknown;
  regular_price: number;
  price: number;
};

type Wanted = { shop: number | undefined; now: Date };
type Page = { state: FlashSaleState | undefined; limit: number; offset: number };

function whereOf(shop: number | undefined): RawBuilder<unknown> {
  return shop === undefined ? sql`s.shop_id is not null` : sql`s.shop_id = ${shop}`;
}

/** The sales that shops have planned themselves, those that end last first. */
export async function listSalesOfShops(read: Read, { shop, now }: Wanted, { state, limit, offset }: Page): Promise<SaleOfShopRow[]> {
  const { rows } = await sql<SaleOfShopRow>`
    select s.id, s.shop_id, h.name as shop_name, ${stateAt(now)} as state, s.starts_at, s.ends_at, n.products, n.sold,
      p.id as product_id, p.name as product_name, ${regularPrice} as regular_price, o.price
    from flash_sales s join shops h on h.id = s.shop_id
    cross join lateral (select count(*) as products, coalesce(sum(sold), 0)::bigint as sold
      from flash_sale_products where flash_sale_id = s.id) n
    cross join lateral (select product_id, price from flash_sale_products where flash_sale_id = s.id order by position, product_id limit 1) o
    join products p on p.id = o.product_id
    where ${whereOf(shop)} and ${state === undefined ? sql`true` : sql`${stateAt(now)} = ${state}`}
    order by s.ends_at desc, s.id desc limit ${limit}::int offset ${offset}::int`.execute(read);
  return rows;
}

export function countSalesOfShops(read: Read, { shop, now }: Wanted): Promise<Record<FlashSaleState, number>> {
  return countSalesByState(read, now, whereOf(shop));
}
