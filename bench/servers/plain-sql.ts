import type { Query } from '../processes/database.ts';

/*
 * One statement a call, with about the columns of the API's answer. List, detail and facets are prepared under a name, which
 * is quicker; a search is planned each time, as the API does: one plan for all words is slow for the rare ones.
 */
const picture = (alias: string) =>
  `jsonb_build_object('src', '/media/' || ${alias}.key, 'width', ${alias}.width, 'height', ${alias}.height, 'preview', ${alias}.preview, 'alt', ${alias}.alt ->> 'en')`;

const card = `p.id, p.slug, p.name ->> 'en' as name, p.price, p.discount_price, p.rating_average as rating, p.rating_count as total_reviews,
  p.sold_count as total_sold, p.in_stock, p.has_offer, jsonb_build_object('id', b.id, 'name', b.name ->> 'en') as brand,
  jsonb_build_object('id', s.id, 'name', s.name ->> 'en') as shop, ${picture('front')} as picture,
  (select ${picture('i')} from product_pictures pp join pictures i on i.id = pp.picture_id
    where pp.product_id = p.id and pp.picture_id <> p.thumbnail_id order by pp.position limit 1) as second_picture,
  (select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name ->> 'en', 'hex', c.hex)) from colors c where c.id = any (p.color_ids)) as colors,
  (select jsonb_build_object('id', fs.id, 'ends_at', fs.ends_at, 'price', f.price) from flash_sale_products f join flash_sales fs on fs.id = f.flash_sale_id
    where f.product_id = p.id and fs.active and now() between fs.starts_at and fs.ends_at limit 1) as flash_sale`;

const joins = `join shops s on s.id = p.shop_id left join brands b on b.id = p.brand_id left join pictures front on front.id = p.thumbnail_id`;

const orders: Record<string, string> = {
  default: 'sold_count desc, id desc',
  newest: 'created_at desc, id desc',
  low_to_high: 'selling_price, id',
};

export function listQuery({ category, sort, page }: { category: number; sort: string; page: number }): Query {
  const order = orders[sort] ?? orders.default;
  return {
    name: `list ${sort}`,
    text: `select ${card} from (select * from products where active and category_id = $1 order by ${order} limit 12 offset $2) p ${joins}`,
    values: [category, (page - 1) * 12],
  };
}

/** Ranks the most sold of what fits, as the API does: ranking everything that a common word fits takes a hundred times as long. */
export function searchQuery(text: string): Query {
  const words = text.toLowerCase().split(/\s+/);
  const query = words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
  return {
    text: `select ${card} from (
      select * from (select * from products where active and search @@ $1::tsquery order by sold_count desc, id desc limit 300) popular
      order by ts_rank(search, $1::tsquery) desc, sold_count desc limit 12) p ${joins}`,
    values: [query],
  };
}

export function detailQuery(id: number): Query {
  const besides = (condition: string) => `(select jsonb_agg(to_jsonb(beside)) from (
    select ${card} from (select * from products o where o.active and ${condition} and o.id <> chosen.id order by o.sold_count desc, o.id desc limit 6) p
    ${joins}) beside)`;
  return {
    name: 'detail',
    text: `select ${card}, p.short_description ->> 'en' as short_description, p.description ->> 'en' as description, p.video_url,
      (select jsonb_build_object('id', c.id, 'name', c.name ->> 'en', 'slug', c.slug) from categories c where c.id = p.category_id) as category,
      (select jsonb_agg(jsonb_build_object('id', v.id, 'size_id', v.size_id, 'color_id', v.color_id, 'stock', v.stock, 'extra_price', v.extra_price))
        from product_variants v where v.product_id = p.id and v.active) as variants,
      (select jsonb_agg(${picture('i')}) from product_pictures pp join pictures i on i.id = pp.picture_id where pp.product_id = p.id) as thumbnails,
      (select jsonb_agg(jsonb_build_object('id', z.id, 'name', z.name ->> 'en')) from sizes z where z.id = any (p.size_ids)) as sizes,
      ${besides('o.category_id = chosen.category_id')} as related_products, ${besides('o.shop_id = chosen.shop_id')} as popular_products
      from products p cross join lateral (select p.id, p.category_id, p.shop_id) chosen ${joins} where p.id = $1 and p.active`,
    values: [id],
  };
}

/** The first page of a category above a price, and all its counts. */
export function facetsQuery(category: number, minPrice: number): Query {
  const fitting = 'from products where active and category_id = $1 and selling_price >= $2';
  const count = (column: string) =>
    `(select jsonb_agg(to_jsonb(counted)) from (select ${column} as id, count(*) ${fitting} group by 1) counted)`;
  return {
    name: 'facets',
    text: `select (select jsonb_agg(to_jsonb(cards)) from (
        select ${card} from (select * from products where active and category_id = $1 and selling_price >= $2
          order by sold_count desc, id desc limit 12) p ${joins}) cards) as products,
      ${count('sub_category_id')} as sub_categories, ${count('brand_id')} as brands, ${count('shop_id')} as shops, ${count('rating_stars')} as ratings,
      ${count('unnest(color_ids)')} as colors, ${count('unnest(size_ids)')} as sizes,
      (select jsonb_build_object('total', count(*), 'min', min(selling_price), 'max', max(selling_price), 'offers', count(*) filter (where has_offer),
        'in_stock', count(*) filter (where in_stock)) ${fitting}) as totals`,
    values: [category, minPrice],
  };
}
