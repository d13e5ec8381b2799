import type { Selectable } from 'kysely';
import type { DB, Plans } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { notFound } from '../../platform/http/problem.ts';

export type OfferedPlan = Pick<Selectable<Plans>, 'id' | 'name' | 'price' | 'duration_days' | 'discount_basis_points' | 'free_delivery'>;

/** A plan that can be bought. */
export async function getOfferedPlan(db: ReadDatabase<DB>, id: number): Promise<OfferedPlan> {
  const plan = await db
    .selectFrom('plans')
    .select(['id', 'name', 'price', 'duration_days', 'discount_basis_points', 'free_delivery'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!plan) throw notFound('There is no such plan');
  return plan;
}
