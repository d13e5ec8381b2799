import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** Whether money of the person's is on its way: a payment that is waited for, an attempt without an answer, a refund, also one to be given by hand. */
export async function hasOpenPayments(read: ReadDatabase<DB>, personId: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from purchases where person_id = ${personId} and expires_at is not null)
      or exists (select from payments y join purchases p on p.id = y.purchase_id
        where p.person_id = ${personId} and y.status = 'Pending' and y.session is not null)
      or exists (select from refunds r join payments y on y.id = r.payment_id join purchases p on p.id = y.purchase_id
        where p.person_id = ${personId} and r.status <> 'Done') as is_open`.execute(read);
  return rows[0]?.is_open ?? false;
}
