import { type Insertable, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { DB, Plans } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type OfferedPlan = Pick<Selectable<Plans>, 'id' | 'name' | 'price' | 'duration_days' | 'discount_basis_points' | 'free_delivery'>;

export type PlanRow = Selectable<Plans> & { members: number };

/** A plan that can be bought. */
export function findOfferedPlan(db: ReadDatabase<DB>, id: number): Promise<OfferedPlan | undefined> {
  return db
    .selectFrom('plans')
    .select(['id', 'name', 'price', 'duration_days', 'discount_basis_points', 'free_delivery'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** Every plan; those that are offered come first. */
export async function listPlanRows(read: ReadDatabase<DB>): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.*, (select count(*) from subscriptions s where s.plan_id = p.id and s.status = 'active') as members
    from plans p order by p.active desc, p.position, p.id`.execute(read);
  return rows;
}

export async function insertPlan(transaction: Transaction<DB>, plan: Insertable<Plans>): Promise<number> {
  const { id } = await transaction.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
  return id;
}

export function lockPlan(transaction: Transaction<DB>, id: number): Promise<Selectable<Plans> | undefined> {
  return transaction.selectFrom('plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updatePlan(transaction: Transaction<DB>, id: number, change: Updateable<Plans>): Promise<void> {
  await transaction.updateTable('plans').set(change).where('id', '=', id).execute();
}
