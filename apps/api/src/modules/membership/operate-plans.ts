import { toWire } from '@souk/money/wire';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Plans } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';
import { mergeTexts, type Texts } from '../../platform/text/merge-texts.ts';

/** Every plan, also those that are no longer offered, with how many people have each. */
export async function listPlansToOperate(read: ReadDatabase<DB>): Promise<(Selectable<Plans> & { members: number })[]> {
  const { rows } = await sql<Selectable<Plans> & { members: number }>`
    select p.*, (select count(*) from subscriptions s where s.plan_id = p.id and s.status = 'active') as members
    from plans p order by p.active desc, p.position, p.id`.execute(read);
  return rows;
}

/** With its price and percentage as the API has them. */
export function presentOperatedPlan({ price, discount_basis_points, ...plan }: Selectable<Plans> & { members: number }) {
  return { ...plan, price: toWire(price), discount_percentage: discount_basis_points / 100 };
}

export type PlanChange = {
  name: Texts;
  short_description: Texts;
  description: Texts;
  /** All of them, where any is said. */
  benefits: readonly Texts[] | undefined;
  /** The other columns that were said. */
  terms: Partial<
    Pick<Selectable<Plans>, 'price' | 'duration_days' | 'discount_basis_points' | 'free_delivery' | 'is_popular' | 'position' | 'active'>
  >;
};

export async function createPlan(
  transaction: Transaction<DB>,
  { terms, ...texts }: PlanChange & { terms: { price: number } },
): Promise<number> {
  const { id } = await transaction
    .insertInto('plans')
    .values({ ...terms, ...columnsOf(undefined, texts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bumpTags(transaction, ['content']);
  return id;
}

/** What a plan is from now on; whoever has it keeps what they bought. */
export async function editPlan(transaction: Transaction<DB>, id: number, { terms, ...texts }: PlanChange): Promise<void> {
  const former = await transaction.selectFrom('plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!former) throw new Fault(`There is no plan ${id}; "plans list" has them all`);
  await transaction
    .updateTable('plans')
    .set({ ...terms, ...columnsOf(former, texts) })
    .where('id', '=', id)
    .execute();
  await bumpTags(transaction, ['content']);
}

function columnsOf(former: Selectable<Plans> | undefined, { name, short_description, description, benefits }: Omit<PlanChange, 'terms'>) {
  return {
    name: JSON.stringify(mergeTexts(former?.name, name)),
    short_description: JSON.stringify(mergeTexts(former?.short_description, short_description)),
    description: JSON.stringify(mergeTexts(former?.description, description)),
    ...(benefits && { benefits: JSON.stringify(benefits) }),
  };
}
