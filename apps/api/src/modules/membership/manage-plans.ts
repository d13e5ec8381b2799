import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Plans } from '../../../db/schema.ts';
import { operatorError } from '../../platform/app-error.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { mergeTexts, type Texts } from '../../platform/text/texts.ts';
import { insertPlan, listPlanRows, lockPlan, type PlanRow, updatePlan } from './queries/plans.ts';

export type PlanChange = {
  name: Texts;
  short_description: Texts;
  description: Texts;
  /** Replaces all benefits if any is given. */
  benefits: readonly Texts[] | undefined;
  /** The other columns that change. */
  terms: Partial<
    Pick<Selectable<Plans>, 'price' | 'duration_days' | 'discount_basis_points' | 'free_delivery' | 'is_popular' | 'position' | 'active'>
  >;
};

/** Every plan with the number of its members, plans that are no longer offered included. */
export function listManagedPlans(read: ReadDatabase<DB>): Promise<PlanRow[]> {
  return listPlanRows(read);
}

/** With the price in the default currency and the discount in percent. */
export function presentManagedPlan({ price, discount_basis_points, ...plan }: PlanRow) {
  return { ...plan, price: toWire(price), discount_percentage: toPercent(discount_basis_points) };
}

export async function createPlan(
  transaction: Transaction<DB>,
  { terms, ...texts }: PlanChange & { terms: { price: number } },
): Promise<number> {
  const id = await insertPlan(transaction, { ...terms, ...textColumns(undefined, texts) });
  await bumpTags(transaction, ['content']);
  return id;
}

/** Changes a plan. Existing memberships retain the terms that they were bought with. */
export async function editPlan(transaction: Transaction<DB>, id: number, { terms, ...texts }: PlanChange): Promise<void> {
  const former = await lockPlan(transaction, id);
  if (!former) throw operatorError('not-found', `There is no plan ${id}; "plans list" lists them`);
  await updatePlan(transaction, id, { ...terms, ...textColumns(former, texts) });
  await bumpTags(transaction, ['content']);
}

function textColumns(former: Selectable<Plans> | undefined, { name, short_description, description, benefits }: Omit<PlanChange, 'terms'>) {
  return {
    name: JSON.stringify(mergeTexts(former?.name, name)),
    short_description: JSON.stringify(mergeTexts(former?.short_description, short_description)),
    description: JSON.stringify(mergeTexts(former?.description, description)),
    ...(benefits && { benefits: JSON.stringify(benefits) }),
  };
}
