import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** A catalogue of many products, made by the database itself: 40 shops, 200 brands, 10 categories with 5 sub-categories each, 16 colours, 8 sizes. */
export async function buildManyProducts(db: Kysely<DB>, count: number): Promise<void> {
  const named = (prefix: string) => sql`jsonb_build_object('en', ${prefix} || ' ' || n)`;
  await sql`insert into shops (slug, name) select 'shop-' || n, ${named('Shop')} from generate_series(1, 40) n`.execute(db);
  await sql`insert into brands (slug, name) select 'brand-' || n, ${named('Brand')} from generate_series(1, 200) n`.execute(db);
  await sql`insert into colors (slug, name, hex) select 'color-' || n, ${named('Color')}, '#808080' from generate_series(1, 16) n`.execute(
    db,
  );
  await sql`insert into sizes (name, position) select jsonb_build_object('en', 'Size ' || n), n from generate_series(1, 8) n`.execute(db);
  await sql`insert into categories (slug, name) select 'category-' || n, ${named('Category')} from generate_series(1, 10) n`.execute(db);
  await sql`insert into categories (parent_id, slug, name)
    select parent.id, parent.slug || '-' || n, ${named('Part')} from categories parent, generate_series(1, 5) n`.execute(db);
  await sql`select setseed(0.42)`.execute(db);
  // Some words are on every tenth product, others on a few: \`pow\` makes the first of a list common.
  await sql`
    with words as (select array['lamp','mug','table','chair','bowl','teapot','shelf','candle','notebook','wallet','speaker','puzzle','vase','mirror','stool'] as things,
        array['red','small','oak','brass','ceramic','linen','walnut','round','tall','woven','glazed','folding','quiet','copper','indigo'] as looks),
      ids as (select array_agg(id) filter (where parent_id is null) as tops from categories),
      random_products as (
        select n, floor(random() * 10)::int as category, floor(random() * 5)::int as part, random() as price, random() as off, random() as rated,
          pow(random(), 2) as thing, pow(random(), 2) as look, random() as shop, random() as brand, random() as color, random() as stock, random() as sold
        from generate_series(1, ${count}::int) n)
    insert into products (shop_id, brand_id, category_id, sub_category_id, slug, name, description, price, discount_price, selling_price, color_ids, size_ids,
      in_stock, sold_count, view_count, rating_sum, rating_count, created_at, search)
    select (select min(id) from shops) + floor(r.shop * 40)::int, (select min(id) from brands) + floor(r.brand * 200)::int,
      ids.tops[1 + r.category], (select min(id) from categories where parent_id = ids.tops[1 + r.category]) + r.part,
      'product-' || r.n, jsonb_build_object('en', label.text), jsonb_build_object('en', repeat('<p>Made by hand, kept for years. </p>', 12)),
      amount.price, case when r.off < 0.2 then amount.price * 8 / 10 else 0 end, case when r.off < 0.2 then amount.price * 8 / 10 else amount.price end,
      array[(select min(id) from colors) + floor(r.color * 16)::int, (select min(id) from colors) + floor(r.price * 16)::int], array[(select min(id) from sizes) + floor(r.stock * 8)::int],
      r.stock > 0.05, floor(pow(r.sold, 4) * 900)::int, floor(r.thing * 4000)::int, floor(20 * (2 + 3 * r.rated))::int, 20,
      now() - (r.n || ' minutes')::interval, to_tsvector('simple', label.text)
    from random_products r, words, ids,
      lateral (select words.looks[1 + floor(r.look * 15)::int] || ' ' || words.things[1 + floor(r.thing * 15)::int] || ' no' || r.n % 997 as text) label,
      lateral (select 500 + floor(r.price * 20000)::bigint as price) amount`.execute(db);
  await sql`insert into product_variants (product_id, stock) select id, case when in_stock then 20 else 0 end from products`.execute(db);
  await sql`insert into search_words (word, product_count) select word, ndoc from ts_stat('select search from products where active')`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}
