import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

export const cash = 'cash';

/** Whether the market's settings let people pay so; whether the gateway is set up is known to the process. */
export async function isMethodOffered(db: ReadDatabase<DB>, method: string): Promise<boolean> {
  const { rows } = await sql<{ is_offered: boolean }>`
    select case when ${method === cash} then cash_on_delivery
      else online_payment and exists (select from payment_gateways where name = ${method} and active) end as is_offered
    from settings`.execute(db);
  return rows[0]?.is_offered ?? false;
}
