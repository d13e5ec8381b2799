import { sql, type Transaction } from 'kysely';

/** Does the work and reverses it, so that what the work or the database refuses is thrown and nothing is stored. */
export async function dryRun<Tables>(transaction: Transaction<Tables>, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint dry_run`.execute(transaction);
  await work();
  await sql`rollback to savepoint dry_run`.execute(transaction);
}
