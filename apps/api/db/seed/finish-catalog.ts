import { type Kysely, sql } from 'kysely';
import type { DB } from '../schema.ts';

/** Brings what is kept beside the rows it is counted from up to date: ratings, choices, stock, numbers of products. */
export async function finishCatalog(db: Kysely<DB>): Promise<void> {
  await sql`update products p set rating_sum = r.sum, rating_count = r.count
    from (select product_id, sum(rating) as sum, count(*) as count from reviews group by 1) r where r.product_id = p.id`.execute(db);
  await sql`update products p set in_stock = v.stock > 0, color_ids = v.colors, size_ids = v.sizes
    from (select product_id, sum(stock) as stock,
        coalesce(array_agg(distinct color_id) filter (where color_id is not null), '{}') as colors,
        coalesce(array_agg(distinct size_id) filter (where size_id is not null), '{}') as sizes
      from product_variants group by 1) v where v.product_id = p.id`.execute(db);
  await sql`update products p set selling_price = least(p.selling_price, f.price)
    from flash_sale_products f join flash_sales s on s.id = f.flash_sale_id
    where f.product_id = p.id and s.starts_at <= now() and s.ends_at > now()`.execute(db);
  await sql`update shops s set rating_sum = r.sum, rating_count = r.count
    from (select shop_id, sum(rating) as sum, count(*) as count from reviews group by 1) r where r.shop_id = s.id`.execute(db);
  await sql`update shops s set product_count = p.count
    from (select shop_id, count(*) as count from products where active group by 1) p where p.shop_id = s.id`.execute(db);
}
