import type { Pool } from '../processes/database.ts';
import { things } from './vocabulary.ts';

/**
 * Adds pictures to the media library, each with the word `photo` and another one. Three of five are shown by a product. The same
 * number gives the same rows on every machine.
 */
export async function generateLibrary(pool: Pool, pictures: number): Promise<void> {
  await pool.query(
    `insert into pictures (key, width, height, preview, bytes, name, alt, search, created_at)
     select md5('library ' || n), 1200, 900, 'data:image/webp;base64,' || repeat('A', 120), 40000 + (n * 7919) % 600000,
       'photo-' || word || '-' || n || '.jpg', case when n % 2 = 0 then jsonb_build_object('en', 'Photo of a ' || word) else '{}' end,
       format('''photo'':1A ''%s'':2A ''%s'':3A ''jpg'':4A', word, n)::tsvector, now() - n * interval '10 minutes'
     from generate_series(1, $1::int) n, lateral (select ($2::text[])[1 + n * 31 % cardinality($2::text[])] as word) named`,
    [pictures, things],
  );
  // Without the number of the new rows the next plan would read the products once for each.
  await pool.query('analyze pictures');
  await pool.query(
    `with offered as materialized (select array_agg(id) as ids from (select id from products where slug like 'bench-%' order by id limit 50000) chosen),
       added as (select id, row_number() over (order by id) as n from pictures where name like 'photo-%')
     insert into product_pictures (product_id, picture_id, position)
     select ids[1 + n % cardinality(ids)], added.id, 1000 + n from added, offered where n % 5 < 3`,
  );
  await pool.query('vacuum (analyze) pictures, product_pictures, unreferenced_pictures');
}
