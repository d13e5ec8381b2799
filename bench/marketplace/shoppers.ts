import { createHash } from 'node:crypto';
import type { Pool } from '../processes/database.ts';

/** A product in one size and colour. */
export type Want = { product_id: number; variant_id: number; shop_id: number; size: number | null; color: number | null };

/** Somebody signed in, with an address and a wish for products of two shops that nobody else here buys. */
export type Shopper = { person_id: number; token: string; address_id: number; wants: Want[] };

// Larger than any other number, to recognise a person's id in a recorded statement.
const firstId = 700_000_001;

/** Signs people in, as many as asked for or as there are pairs of products of different shops. Their carts are empty, their products never run out. */
export async function signIn(pool: Pool, count: number): Promise<Shopper[]> {
  const ids = Array.from({ length: count }, (_, index) => firstId + index);
  const hashes = ids.map((id) => createHash('sha256').update(tokenOf(id)).digest());
  await pool.query(
    `insert into people (id, name, phone, phone_code, phone_full, phone_verified_at, email)
     select id, 'Bench ' || id, id::text, '99', '99' || id, now(), 'bench' || id || '@souk.example' from unnest($1::bigint[]) id on conflict do nothing`,
    [ids],
  );
  await pool.query(
    `insert into sessions (id, person_id, token_hash, expires_at, last_used_at)
     select id + 10000000, id, hash, now() + interval '1 day', now() from unnest($1::bigint[], $2::bytea[]) as given(id, hash)
     on conflict (token_hash) do update set expires_at = excluded.expires_at, last_used_at = excluded.last_used_at`,
    [ids, hashes],
  );
  await pool.query(
    `insert into addresses (id, person_id, name, phone, area, address_line, is_default)
     select id + 20000000, id, 'Bench', id::text, 'Fort', '1 Long Street', true from unnest($1::bigint[]) id on conflict do nothing`,
    [ids],
  );
  await pool.query('delete from cart_lines where person_id = any($1)', [ids]);
  const { rows } = await pool.query<Omit<Shopper, 'token'>>(
    `with offered as (
       select p.id as product_id, p.shop_id, v.id as variant_id, v.size_id as size, v.color_id as color, row_number() over (partition by p.shop_id order by p.id) as place
       from products p join lateral (select * from product_variants where product_id = p.id and active order by id limit 1) v on true
       where p.active and p.id <= 100000 and not exists (select from flash_sale_products f where f.product_id = p.id)),
     ranked as (select *, row_number() over (order by place, shop_id) - 1 as number from offered),
     pairs as (
       select json_agg(json_build_object('product_id', product_id, 'variant_id', variant_id, 'shop_id', shop_id, 'size', size, 'color', color)
         order by number) as wants, row_number() over (order by min(number)) as number
       from ranked group by number / 2 having count(distinct shop_id) = 2),
     mine as (select id, row_number() over (order by id) as number from unnest($1::bigint[]) id)
     select mine.id as person_id, a.id as address_id, pairs.wants
     from mine join pairs using (number) join addresses a on a.person_id = mine.id order by 1`,
    [ids],
  );
  await pool.query('update product_variants set stock = 1000000000 where id = any($1)', [
    rows.flatMap(({ wants }) => wants.map(({ variant_id }) => variant_id)),
  ]);
  return rows.map((row) => ({ ...row, token: tokenOf(row.person_id) }));
}

/** Every cart with so many of each wish: 0 empties it. */
export async function fillCarts(pool: Pool, shoppers: readonly Shopper[], quantity: number): Promise<void> {
  await pool.query('delete from cart_lines where person_id = any($1)', [shoppers.map(({ person_id }) => person_id)]);
  if (quantity === 0) return;
  const lines = shoppers.flatMap(({ person_id, wants }) =>
    wants.map(({ product_id, variant_id }) => ({ person_id, product_id, variant_id, quantity })),
  );
  await pool.query(
    `insert into cart_lines (person_id, product_id, variant_id, quantity, seen_price)
     select l.person_id, p.id, l.variant_id, l.quantity, p.selling_price from json_to_recordset($1) as l(person_id bigint, product_id bigint, variant_id bigint, quantity int)
     join products p on p.id = l.product_id`,
    [JSON.stringify(lines)],
  );
}

/** A token as the server makes them: 43 letters. */
function tokenOf(id: number): string {
  return `bench${String(id).padStart(38, '_')}`;
}
