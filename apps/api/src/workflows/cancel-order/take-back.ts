import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { noteSales } from '../../modules/catalog/note-sales.ts';
import { releaseVouchers } from '../../modules/checkout/use-vouchers.ts';
import { uncountSavings } from '../../modules/membership/keep-savings.ts';
import { listTaken, markCancelled } from '../../modules/orders/cancel-pending.ts';
import { returnStock } from '../../modules/stock/move-stock.ts';

/**
 * Cancels locked orders of one purchase: stock, flash sales, vouchers and savings go back in the order of locks in which they
 * were taken.
 */
export async function takeBack(
  transaction: Kysely<DB>,
  orderIds: readonly number[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const taken = await listTaken(transaction, orderIds);
  if (!(await returnStock(transaction, taken))) throw new Error(`Orders ${orderIds.join()} took what cannot be put back`);
  await releaseVouchers(transaction, orderIds, now);
  await uncountSavings(transaction, orderIds);
  await markCancelled(transaction, orderIds, { reason, now });
  await noteSales(
    transaction,
    taken.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity })),
  );
}
