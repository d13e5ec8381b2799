import type { Funder } from '@souk/contract/back-office/promotions/vouchers';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Plans } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { Texts } from '../../../platform/text/texts.ts';

export type OfferedPlan = Pick<Selectable<Plans>, 'id' | 'name' | 'price' | 'duration_days' | 'discount_basis_points' | 'free_delivery'>;

/** A plan that can be bought. */
export function findOfferedPlan(db: ReadDatabase<DB>, id: number): Promise<OfferedPlan | undefined> {
  return db
    .selectFrom('plans')
    .select(['id', 'name', 'price', 'duration_days', 'discount_basis_points', 'free_delivery'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** The fields of a plan that an operator edits. */
export type EditablePlan = {
  name: Texts;
  short_description: Texts;
  description: Texts;
  benefits: Texts[];
  price: number;
  duration_days: number | null;
  discount_basis_points: number;
  free_delivery: boolean;
  is_popular: boolean;
  position: number;
  active: boolean;
  funded_by: Funder;
};

export type ManagedPlanRow = { id: number; editable: EditablePlan; members: number; currency: string };

/** Every plan, or one; those that are offered come first. */
export async function listManagedPlans(read: ReadDatabase<DB>, id: number | null = null): Promise<ManagedPlanRow[]> {
  const { rows } = await sql<ManagedPlanRow>`
    select p.id, (select count(*) from subscriptions s where s.plan_id = p.id and s.status = 'active') as members,
      (select name from currencies where is_default) as currency,
      jsonb_build_object('name', p.name, 'short_description', p.short_description, 'description', p.description, 'benefits', p.benefits,
        'price', p.price, 'duration_days', p.duration_days, 'discount_basis_points', p.discount_basis_points, 'free_delivery', p.free_delivery,
        'is_popular', p.is_popular, 'position', p.position, 'active', p.active, 'funded_by', p.funded_by) as editable
    from plans p where ${id}::bigint is null or p.id = ${id} order by p.active desc, p.position, p.id`.execute(read);
  return rows;
}

export async function insertPlan(transaction: Transaction<DB>, plan: EditablePlan): Promise<number> {
  const { id } = await transaction.insertInto('plans').values(columnsOf(plan)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Nobody else changes the plan until the transaction ends. */
export async function lockPlan(transaction: Transaction<DB>, id: number): Promise<void> {
  await transaction.selectFrom('plans').select('id').where('id', '=', id).forUpdate().execute();
}

export async function updatePlan(transaction: Transaction<DB>, id: number, plan: EditablePlan): Promise<void> {
  await transaction.updateTable('plans').set(columnsOf(plan)).where('id', '=', id).execute();
}

/** Fails if somebody has bought it. */
export async function deletePlan(transaction: Transaction<DB>, id: number): Promise<void> {
  await transaction.deleteFrom('plans').where('id', '=', id).execute();
}

function columnsOf({ name, short_description, description, benefits, ...terms }: EditablePlan) {
  return {
    ...terms,
    name: JSON.stringify(name),
    short_description: JSON.stringify(short_description),
    description: JSON.stringify(description),
    benefits: JSON.stringify(benefits),
  };
}

export async function findDefaultLocale(read: ReadDatabase<DB>): Promise<string> {
  return (await read.selectFrom('settings').select('app_locale').executeTakeFirstOrThrow()).app_locale;
}

export async function findDefaultCurrency(read: ReadDatabase<DB>): Promise<string> {
  return (await read.selectFrom('currencies').select('name').where('is_default', '=', true).executeTakeFirstOrThrow()).name;
}
