import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The columns whose values are encrypted with a key made of APP_SECRET, with the purpose of the key. A new one belongs here. */
export const sealedColumns = [
  { table: 'staff', column: 'totp_secret', purpose: 'second factor' },
  { table: 'seller_second_factors', column: 'totp_secret', purpose: 'second factor' },
  { table: 'staff_sign_ins', column: 'totp_secret', purpose: 'second factor' },
  { table: 'authenticator_changes', column: 'totp_secret', purpose: 'second factor' },
  { table: 'webhooks', column: 'secret', purpose: 'webhooks' },
  { table: 'webhooks', column: 'former_secret', purpose: 'webhooks' },
  { table: 'payout_accounts', column: 'details', purpose: 'payout accounts' },
] as const;

type SealedColumn = (typeof sealedColumns)[number];

export async function listSealedValues(read: ReadDatabase<DB>, { table, column }: SealedColumn): Promise<Buffer[]> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select ${sql.ref(column)} as sealed from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(read);
  return rows.map(({ sealed }) => sealed);
}

export type RenewedValue = { former: Buffer; renewed: Buffer };

/** A value that was changed meanwhile remains as it is. */
export async function updateSealedValues(db: Kysely<DB>, { table, column }: SealedColumn, values: readonly RenewedValue[]): Promise<void> {
  const [former, renewed] = [values.map((value) => value.former), values.map((value) => value.renewed)];
  await sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = g.renewed
    from unnest(${former}::bytea[], ${renewed}::bytea[]) as g(former, renewed)
    where t.${sql.ref(column)} = g.former`.execute(db);
}
