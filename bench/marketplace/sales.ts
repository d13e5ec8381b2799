import type { Pool } from '../processes/database.ts';

/**
 * Adds people and their orders, one or two lines each, over the last two years. The database makes them in a few statements; the
 * same numbers give the same rows on every machine.
 */
export async function generateSales(pool: Pool, { people, orders }: { people: number; orders: number }): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The rows refer only to what is there, and nobody is notified of them.
    await client.query(`set local session_replication_role = replica`);
    await client.query(
      `insert into people (id, name, phone, phone_code, phone_full, phone_verified_at, email, created_at)
       select $2 + n, (array['Amina', 'Bilal', 'Chandra', 'Daryush', 'Elena', 'Farid', 'Golnar', 'Hassan', 'Ines', 'Jamal'])[1 + n % 10]
           || ' ' || (array['Rahimi', 'Karimi', 'Haddad', 'Silva', 'Mehta', 'Okafor', 'Nassar', 'Costa', 'Yilmaz', 'Tanaka', 'Brown'])[1 + n / 10 % 11],
         (7000000000 + n)::text, '91', '91' || (7000000000 + n), now() - (n % 730) * interval '1 day', 'person' || n || '@souk.example',
         now() - (n % 730) * interval '1 day'
       from generate_series(1, $1::int) n`,
      [people, firstPerson],
    );
    await client.query(
      `create temp table sold on commit drop as
       with offered as (
         select p.id, p.shop_id, p.name, v.id as variant_id, p.price, row_number() over (order by p.id) as place
         from products p join lateral (select id from product_variants where product_id = p.id order by id limit 1) v on true
         where p.active limit 50000)
       select n, $2 + (n * 7919) % $3 + 1 as person_id, o.*, 1 + n % 3 as quantity, now() - (n % 63072) * interval '1000 seconds' as at
       from generate_series(1, $1::int) n join offered o on o.place = 1 + (n * 31) % (select count(*) from offered)`,
      [orders, firstPerson, people],
    );
    await client.query(
      `insert into purchases (id, person_id, currency, payment_method, payable_amount, created_at)
       select $1 + n, person_id, 'USD', 'cash', price * quantity, at from sold`,
      [firstOrder],
    );
    await client.query(
      `insert into orders (id, purchase_id, person_id, shop_id, code, status, payment_status, payment_method, address, total_amount, payable_amount,
         quantity, created_at, delivered_at)
       select $1 + n, $1 + n, person_id, shop_id, 'SK-' || lpad(n::text, 7, '0'), status, case status when 'Delivered' then 'Paid' else 'Pending' end,
         'cash', '{"name": "Bench", "phone": "7000000000", "area": "Fort", "address_line": "1 Long Street"}', price * quantity, price * quantity, quantity,
         at, case status when 'Delivered' then at + interval '3 days' end
       from (select *, (array['Delivered', 'Delivered', 'Delivered', 'Delivered', 'Delivered', 'On The Way', 'Processing', 'Confirm', 'Pending'])[1 + n % 9]
         as status from sold) sold`,
      [firstOrder],
    );
    await client.query(
      `insert into order_lines (order_id, product_id, variant_id, name, list_price, price, quantity, amount)
       select $1 + n, id, variant_id, name, price, price, quantity, price * quantity from sold`,
      [firstOrder],
    );
    await client.query(
      `insert into order_commissions (order_id, line_id, kind, base_amount, basis_points, amount, tax_basis_points, tax_amount, quantity, created_at)
       select l.order_id, l.id, 'sale', l.amount, 1000, l.amount / 10, 0, 0, l.quantity, o.created_at
       from order_lines l join orders o on o.id = l.order_id where o.id > $1`,
      [firstOrder],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await pool.query('vacuum (analyze)');
}

const firstPerson = 500_000_000;
const firstOrder = 500_000_000;
