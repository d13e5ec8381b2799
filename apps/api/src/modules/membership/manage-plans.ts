import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkVersion } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  deletePlan,
  type EditablePlan,
  findDefaultLocale,
  insertPlan,
  listManagedPlans,
  lockPlan,
  type ManagedPlanRow,
  updatePlan,
} from './queries/plans.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

const texts = z.record(z.string(), z.string());

/** The fields of an entry of the audit log. */
const RecordedPlan = z.object({
  ...{ name: texts, short_description: texts, description: texts, benefits: z.array(texts) },
  price: z.int(),
  duration_days: z.int().nullable(),
  discount_basis_points: z.int(),
  free_delivery: z.boolean(),
  is_popular: z.boolean(),
  position: z.int(),
  active: z.boolean(),
  funded_by: z.enum(['shop', 'marketplace']),
});

export async function getPlan(read: ReadDatabase<DB>, id: number): Promise<ManagedPlanRow> {
  const [row] = await listManagedPlans(read, id);
  if (!row) throw operatorError('not-found', { text: 'There is no plan {id}.', with: { id }, hint: '"plans list" lists them' });
  return row;
}

/** Creates a plan and offers it. Returns its id. */
export function createPlan(context: Acting, plan: Omit<EditablePlan, 'active'>): Promise<number> {
  return inTransaction(context.db, async (transaction) => {
    const after = { ...plan, active: true };
    await checkName(transaction, after);
    const id = await insertPlan(transaction, after);
    await bumpTags(transaction, ['content']);
    await recordAudit(transaction, context, { action: 'plan.add', subject: subjectOf(id), after });
    return id;
  });
}

type PlanChange = {
  id: number;
  version?: string | undefined;
  action?: 'plan.change' | 'plan.end' | 'plan.offer';
  /** Returns the fields that change. */
  decide: (former: EditablePlan) => Partial<EditablePlan>;
};

/** Changes a plan. Existing memberships retain the terms that they were bought with. Returns the entry of the audit log. */
export function changePlan(context: Acting, { id, version, action = 'plan.change', decide }: PlanChange): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    await lockPlan(transaction, id);
    const { editable: former } = await getPlan(transaction, id);
    checkVersion(former, version);
    const record = { ...former, ...decide(former) };
    await checkName(transaction, record);
    await updatePlan(transaction, id, record);
    await bumpTags(transaction, ['content']);
    return recordAudit(transaction, context, { action, subject: subjectOf(id), ...changedFields(former, record) });
  });
}

/** Stops offering a plan, or offers it again. Existing memberships continue until their end. */
export function offerPlan(
  context: Acting,
  { isOffered, ...plan }: { id: number; version?: string | undefined; isOffered: boolean },
): Promise<number | null> {
  return changePlan(context, { ...plan, action: isOffered ? 'plan.offer' : 'plan.end', decide: () => ({ active: isOffered }) });
}

/** Writes the former fields of an entry again. */
export function restorePlan(context: Acting, entry: { subject_id: string; before: unknown }): Promise<number | null> {
  const before = RecordedPlan.partial().parse(entry.before);
  return changePlan(context, { id: Number(entry.subject_id), decide: (former) => RecordedPlan.parse({ ...former, ...before }) });
}

const foreignKeyViolation = '23503';

/** Removes a plan that nobody has bought. */
export async function removePlan(context: Acting, id: number): Promise<void> {
  try {
    await inTransaction(context.db, async (transaction) => {
      await lockPlan(transaction, id);
      const { editable: before } = await getPlan(transaction, id);
      await deletePlan(transaction, id);
      await bumpTags(transaction, ['content']);
      await recordAudit(transaction, context, { action: 'plan.remove', subject: subjectOf(id), before });
    });
  } catch (error) {
    if (hasCode(error, foreignKeyViolation)) throw operatorError('conflict', 'Somebody has bought the plan.');
    throw error;
  }
}

async function checkName(transaction: Transaction<DB>, { name }: EditablePlan): Promise<void> {
  if (!name[await findDefaultLocale(transaction)]) throw operatorError('invalid', 'is needed in the default language', 'name');
}

function subjectOf(id: number) {
  return { kind: 'plan', id };
}
