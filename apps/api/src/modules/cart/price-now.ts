import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for what a product `p` in a variant `v` costs at a time. A flash price counts while its sale runs and has as many pieces
 * left as are wanted of the product; `offerNow` is the lateral join that finds it.
 */
export function offerNow(now: Date, wanted: RawBuilder<number>) {
  return sql`left join lateral (
      select fp.price, fp.flash_sale_id from flash_sale_products fp join flash_sales fs on fs.id = fp.flash_sale_id
      where fp.product_id = p.id and fs.active and fs.starts_at <= ${now} and fs.ends_at > ${now}
        and fp.quantity - fp.sold >= ${wanted} and fp.price > 0 and fp.price < p.price
        and (p.discount_price = 0 or fp.price < p.discount_price)
      order by fp.price, fp.flash_sale_id limit 1
    ) f on true`;
}

/** 0 where nothing is off. */
export const discountPrice = sql<number>`case when f.price is not null then f.price + v.extra_price
  when p.discount_price > 0 then p.discount_price + v.extra_price else 0 end`;

export const unitPrice = sql<number>`v.extra_price + coalesce(f.price, nullif(p.discount_price, 0), p.price)`;
