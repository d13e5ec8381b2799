import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** When a payment by each gateway failed last. */
export async function listFailedPayments(read: ReadDatabase<DB>): Promise<{ gateway: string; failed_at: Date }[]> {
  const { rows } = await sql<{ gateway: string; failed_at: Date }>`
    select gateway, max(coalesce(settled_at, created_at)) as failed_at from payments where status = 'Failed' group by gateway`.execute(
    read,
  );
  return rows;
}
