import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, ShopApplications } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';

export const applicationStatuses = ['pending', 'accepted', 'refused'] as const;

/** Who has applied for a shop, the first that waits first. */
export function listApplications(read: ReadDatabase<DB>, status: (typeof applicationStatuses)[number] | undefined) {
  const all = read.selectFrom('shop_applications').selectAll().orderBy(sql`status = 'pending'`, 'desc').orderBy('id').limit(1000);
  return (status === undefined ? all : all.where('status', '=', status)).execute();
}

type Answer = { status: 'accepted' } | { status: 'refused'; reason: string | null };

/** Answers an application that waits; of two answers at once one is refused. */
export async function answerApplication(transaction: Transaction<DB>, id: number, answer: Answer): Promise<Selectable<ShopApplications>> {
  const row = await transaction.selectFrom('shop_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Fault(`There is no application ${id}`);
  if (row.status !== 'pending') throw new Fault(`The application ${id} is ${row.status} already`);
  await transaction.updateTable('shop_applications').set(answer).where('id', '=', id).execute();
  return { ...row, ...answer };
}

/** Keeps what an accepted application became. */
export async function noteShop(transaction: Transaction<DB>, { id, shopId }: { id: number; shopId: number }): Promise<void> {
  await transaction.updateTable('shop_applications').set({ shop_id: shopId }).where('id', '=', id).execute();
}
