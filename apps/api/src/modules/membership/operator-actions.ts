import type { Context } from '../../context.ts';
import { transactional } from '../../platform/database/transaction.ts';
import * as plans from './manage-plans.ts';

export const createPlan = transactional(plans.createPlan);
export const updatePlan = transactional(plans.editPlan);

/** Stops offering a plan. Existing memberships continue until their end. */
export function endPlan(context: Pick<Context, 'db'>, id: number): Promise<void> {
  return updatePlan(context, id, { name: {}, short_description: {}, description: {}, benefits: undefined, terms: { active: false } });
}
