import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { Fault } from '../../../platform/fault.ts';
import { lockProducts, tryLock } from '../repository/refresh.ts';

/** One import at a time; what it changes is locked at once and in everybody's order, so that it never waits in a circle. */
export async function lockForImport(transaction: Transaction<DB>, productIds: readonly number[]): Promise<void> {
  if (!(await tryLock(transaction, 'import-products'))) throw new Fault('Another import is under way. Try again when it has ended.');
  await lockProducts(transaction, productIds);
}
