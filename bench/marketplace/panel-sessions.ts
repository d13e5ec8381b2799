import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from '../processes/database.ts';

export type Panel = 'admin' | 'seller';

/** The owner of the marketplace. */
export const owner = 'select person_id, null::bigint as shop_id from staff limit 1';

/** A member of the shop with most orders, who may see all of it. */
export const seller = `
  select m.person_id, m.shop_id from shop_members m join shop_roles r on r.id = m.role_id and r.is_owner
  order by (select count(*) from orders o where o.shop_id = m.shop_id) desc limit 1`;

/** Opens a session of the member that the query finds; its token is the cookie of the panel. */
export async function openSession(pool: Pool, audience: Panel, member: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rowCount } = await pool.query(
    `insert into sessions (token_hash, audience, person_id, shop_id, second_factor_at, expires_at, last_used_at)
     select $1, $2, m.person_id, m.shop_id, now(), now() + interval '1 day', now() from (${member}) m`,
    [createHash('sha256').update(token).digest(), audience],
  );
  if (rowCount !== 1) throw new Error(`Nobody can open the ${audience} panel.`);
  return token;
}
