import type { Client, Pool } from '../processes/database.ts';
import { looks, materials, syllablesAfter, syllablesBefore, syllablesBetween, things } from './vocabulary.ts';

/**
 * Adds products to a marketplace with the demo's shops, shelves, colours, sizes and pictures, until there are `total`. The
 * database makes them in a few statements; the same total gives the same products on every machine.
 */
export async function generateProducts(pool: Pool, total: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The rows refer only to what is there: looking each reference up takes half of the time.
    await client.query(
      `set local work_mem = '128MB'; set local maintenance_work_mem = '512MB'; set local session_replication_role = replica`,
    );
    // A number from 0 to 1 for a product and a purpose, instead of random(), whose answers depend on the plan.
    await client.query(`create function pg_temp.chance(n int, purpose int) returns float8 language sql immutable parallel safe
      return (hashint8extended(n, purpose) & 1073741823)::float8 / 1073741824`);
    await addSellers(client);
    const indexes = await dropSlowIndexes(client);
    await chooseChoices(client, total);
    await addProducts(client);
    await addChoices(client);
    await countWhatIsCounted(client);
    // No trigger has run.
    await client.query('delete from unreferenced_pictures where picture_id in (select picture_id from product_pictures)');
    for (const definition of indexes) await client.query(definition);
    await client.query('drop function pg_temp.chance');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await pool.query('vacuum (analyze)');
}

async function addSellers(client: Client): Promise<void> {
  await client.query(`insert into shops (slug, name, tagline, logo_id, banner_id, created_at)
    select 'bench-shop-' || n, jsonb_build_object('en', 'Store No. ' || n), jsonb_build_object('en', 'Everything, the ' || n || 'th of its kind'),
      (select min(id) from pictures), (select max(id) from pictures), now() - n * interval '1 day'
    from generate_series(1, 40) n`);
  await client.query(`insert into delivery_bands (shop_id, from_quantity, to_quantity, charge)
    select id, 1, null, 350 from shops where slug like 'bench-shop-%'`);
  await client.query(`insert into brands (slug, name)
    select 'bench-brand-' || n, jsonb_build_object('en', 'Brand ' || n) from generate_series(1, 170) n`);
}

// Filling an index row by row takes longer than making it afterwards; unique ones and those of a key stay.
async function dropSlowIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid in ('products'::regclass, 'product_variants'::regclass, 'product_pictures'::regclass) and not i.indisunique order by 1`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

// Three products in ten have no choice, the others two to four colours, three sizes, or two of each.
async function chooseChoices(client: Client, total: number): Promise<void> {
  await client.query(
    `create temp table choices on commit drop as
    with given as (select (select array_agg(id order by id) from colors) as colors, (select array_agg(id order by position, id) from sizes) as sizes),
    kinds as (
      select n, pg_temp.chance(n, 30) as kind, floor(pg_temp.chance(n, 31) * cardinality(colors))::int as first_color,
        floor(pg_temp.chance(n, 32) * greatest(cardinality(sizes) - 3, 1))::int as first_size, given.*
      from generate_series((select max(id)::int + 1 from products), (select max(id)::int - count(*)::int + $1::int from products)) n, given)
    select n, case when c > 0 then colors[1 + (first_color + c) % cardinality(colors)] end as color_id,
      case when s > 0 then sizes[first_size + s] end as size_id,
      case when pg_temp.chance(n, 40) < 0.05 then 0 else floor(pow(pg_temp.chance(n, 41 + c * 4 + s), 2) * 80)::int end as stock
    from kinds k,
      generate_series(case when kind between 0.3 and 0.7 or kind > 0.9 then 1 else 0 end,
        case when kind between 0.3 and 0.7 then 2 + n % 3 when kind > 0.9 then 2 else 0 end) c,
      generate_series(case when kind > 0.7 then 1 else 0 end, case when kind > 0.9 then 2 when kind > 0.7 then 3 else 0 end) s`,
    [total],
  );
}

async function addProducts(client: Client): Promise<void> {
  const values = [things, looks, materials, syllablesBefore, syllablesBetween, syllablesAfter];
  await client.query(
    `with given as (
      select $1::text[] as things, $2::text[] as looks, $3::text[] as materials, $4::text[] as befores, $5::text[] as betweens, $6::text[] as afters,
        (select array_agg(id order by id) from shops where active) as shops, (select array_agg(id order by id) from brands) as brands,
        (select array_agg(id order by id) from categories where parent_id is null) as tops, (select array_agg(id order by id) from pictures) as pictures),
    choice as (
      select n, sum(stock) > 0 as in_stock, coalesce(array_agg(distinct color_id) filter (where color_id is not null), '{}') as color_ids,
        coalesce(array_agg(distinct size_id) filter (where size_id is not null), '{}') as size_ids
      from choices group by n),
    subs as (select parent_id, array_agg(id order by id) as ids from categories where parent_id is not null group by 1),
    chosen as (
      select choice.*, given.*,
        things[1 + floor(pow(pg_temp.chance(n, 1), 2) * cardinality(things))::int] as thing,
        looks[1 + floor(pow(pg_temp.chance(n, 2), 2.5) * cardinality(looks))::int] as look,
        materials[1 + floor(pow(pg_temp.chance(n, 3), 2) * cardinality(materials))::int] as material,
        befores[1 + floor(pg_temp.chance(n, 4) * cardinality(befores))::int] || betweens[1 + floor(pg_temp.chance(n, 5) * cardinality(betweens))::int]
          || afters[1 + floor(pg_temp.chance(n, 6) * cardinality(afters))::int] as series,
        tops[1 + floor(pow(pg_temp.chance(n, 7), 1.7) * cardinality(tops))::int] as category_id,
        shops[1 + floor(pow(pg_temp.chance(n, 8), 1.5) * cardinality(shops))::int] as shop_id,
        case when pg_temp.chance(n, 9) < 0.95 then brands[1 + floor(pow(pg_temp.chance(n, 10), 1.5) * cardinality(brands))::int] end as brand_id,
        (300 + floor(pow(pg_temp.chance(n, 11), 3) * 60000))::bigint as price, pg_temp.chance(n, 12) < 0.2 as is_reduced,
        case when pg_temp.chance(n, 13) < 0.3 then 0 else floor(pow(pg_temp.chance(n, 14), 4) * 200)::int end as ratings
      from choice, given),
    described as (
      select *, initcap(look) || ' ' || initcap(material) || ' ' || initcap(thing) || ' ' || initcap(series) as label,
        case when is_reduced then price * 4 / 5 else 0 end as reduced
      from chosen)
    insert into products (id, shop_id, brand_id, category_id, sub_category_id, slug, name, short_description, description, price, discount_price,
      selling_price, thumbnail_id, color_ids, size_ids, in_stock, sold_count, view_count, rating_sum, rating_count, created_at, search)
    select n, d.shop_id, d.brand_id, d.category_id, subs.ids[1 + floor(pg_temp.chance(n, 15) * cardinality(subs.ids))::int], 'bench-' || n,
      jsonb_build_object('en', label), jsonb_build_object('en', 'A ' || look || ' ' || thing || ' of ' || material || ', made to be used.'),
      jsonb_build_object('en', repeat('<p>' || label || ' is made in small numbers and kept for years. It comes well packed.</p>', 4 + n % 8)),
      price, reduced, case when is_reduced then reduced else price end, pictures[1 + n % cardinality(pictures)], color_ids, size_ids, in_stock,
      floor(pow(pg_temp.chance(n, 16), 6) * 2000)::int, floor(pow(pg_temp.chance(n, 17), 4) * 40000)::int,
      round(ratings * (2.5 + 2.5 * pg_temp.chance(n, 18)))::int, ratings, now() - n * interval '2 minutes',
      setweight(to_tsvector('simple', lower(label)), 'A') || setweight(to_tsvector('simple', coalesce(lower(b.name ->> 'en'), '')), 'B')
        || setweight(to_tsvector('simple', lower(c.name ->> 'en')), 'C') || setweight(to_tsvector('simple', lower(s.name ->> 'en')), 'D')
    from described d join shops s on s.id = d.shop_id join categories c on c.id = d.category_id left join subs on subs.parent_id = d.category_id
      left join brands b on b.id = d.brand_id
    order by n`,
    values,
  );
  await client.query(`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`);
}

async function addChoices(client: Client): Promise<void> {
  await client.query(
    'insert into product_variants (product_id, color_id, size_id, stock) select n, color_id, size_id, stock from choices order by n',
  );
  await client.query(`
    insert into product_pictures (product_id, picture_id, position)
    select p.id, pictures.ids[1 + (p.id + place * 7) % cardinality(pictures.ids)], place
    from products p, generate_series(0, 1) place, (select array_agg(id order by id) as ids from pictures) pictures
    where p.slug like 'bench-%'`);
}

async function countWhatIsCounted(client: Client): Promise<void> {
  await client.query(`update shops s set product_count = p.count
    from (select shop_id, count(*) as count from products where active group by 1) p where p.shop_id = s.id`);
  await client.query(`insert into search_words (word, product_count) select word, ndoc from ts_stat('select search from products where active')
    on conflict (word) do update set product_count = excluded.product_count`);
}
