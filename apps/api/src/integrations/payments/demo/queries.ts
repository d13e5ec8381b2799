import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { DB, DemoPayments } from '../../../../db/schema.ts';

export type DemoPayment = Selectable<DemoPayments>;

export async function insertDemoPayment(db: Kysely<DB>, payment: Insertable<DemoPayments>): Promise<void> {
  await db
    .insertInto('demo_payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findDemoPayment(db: Kysely<DB>, reference: string): Promise<DemoPayment | undefined> {
  return db.selectFrom('demo_payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Stores the visitor's decision. The first one counts; undefined if it was decided already. */
export function updateDemoPayment(
  db: Kysely<DB>,
  reference: string,
  status: 'paid' | 'failed' | 'cancelled',
): Promise<DemoPayment | undefined> {
  return db
    .updateTable('demo_payments')
    .set({ status })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

export async function closeDemoPayment(db: Kysely<DB>, reference: string): Promise<void> {
  await db.updateTable('demo_payments').set({ status: 'closed' }).where('reference', '=', reference).where('status', '=', 'open').execute();
}

/** Refunds once for each key; false if less than the amount is left. */
export async function refundDemoPayment(
  db: Kysely<DB>,
  { reference, amount, key }: { reference: string; amount: number; key: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ is_known: boolean; is_enough: boolean }>`
      select exists (select from demo_refunds where key = ${key}) as is_known, refunded + ${amount} <= amount as is_enough
      from demo_payments where reference = ${reference} and status = 'paid' for update`.execute(transaction);
    if (rows[0]?.is_known) return true;
    if (!rows[0]?.is_enough) return false;
    await transaction.insertInto('demo_refunds').values({ key, reference, amount }).execute();
    await transaction
      .updateTable('demo_payments')
      .set({ refunded: sql`refunded + ${amount}::bigint` })
      .where('reference', '=', reference)
      .execute();
    return true;
  });
}
