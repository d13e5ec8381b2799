import type { Pool } from '../processes/database.ts';

/** Somebody who has an account and an address, and is not signed in. */
export type Resident = { phone: string; email: string; address_id: number };

const firstNumber = 7_000_000_001;

/** Gives so many people accounts; what they buy does not run out. */
export async function settlePeople(pool: Pool, count: number): Promise<Resident[]> {
  const numbers = Array.from({ length: count }, (_, index) => String(firstNumber + index));
  const { rows } = await pool.query<Resident>(
    `with settled as (
       insert into people (name, phone, phone_code, phone_full, phone_verified_at, email)
       select 'Crowd ' || number, number, '91', '91' || number, now(), number || '@crowd.example' from unnest($1::text[]) number
       returning id, phone, email),
     placed as (
       insert into addresses (person_id, name, phone, area, address_line, is_default)
       select id, 'Crowd', phone, 'Fort', '1 Long Street', true from settled returning id, person_id)
     select phone, email, placed.id as address_id from settled join placed on placed.person_id = settled.id order by phone`,
    [numbers],
  );
  await pool.query('update product_variants set stock = 1000000000');
  return rows;
}
