import { type ManagedPlan, type MembershipRow, membershipStates } from '@souk/contract/back-office/promotions/plans';
import type { CallAnswer, CallBody, CallQuery } from '@souk/contract/calls';
import { cash, paymentStatuses } from '@souk/contract/fields';
import { toPercent } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { getPlan } from '../../modules/membership/manage-plans.ts';
import { getMembership, listMemberships, type ManagedMembership } from '../../modules/membership/manage-subscriptions.ts';
import { type EditablePlan, findDefaultCurrency, listManagedPlans, type ManagedPlanRow } from '../../modules/membership/queries/plans.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { mergeTexts } from '../../platform/text/texts.ts';

export async function readPlans({ read }: Pick<ReadContext, 'read'>): Promise<ManagedPlan[]> {
  return (await listManagedPlans(read)).map(presentManagedPlan);
}

export async function readManagedPlan({ read }: Pick<ReadContext, 'read'>, id: number): Promise<ManagedPlan> {
  return presentManagedPlan(await getPlan(read, id));
}

/** With the price in the default currency and the discount in percent. */
function presentManagedPlan({ id, editable, members, currency }: ManagedPlanRow): ManagedPlan {
  const { name, short_description, description, benefits, price, discount_basis_points, active, ...terms } = editable;
  return {
    ...{ id, members, currency },
    ...terms,
    version: versionOf(editable),
    name: { ...name },
    short_description: { ...short_description },
    description: { ...description },
    benefits: benefits.map((benefit) => ({ ...benefit })),
    price: toWire(price),
    discount_percentage: toPercent(discount_basis_points),
    is_offered: active,
  };
}

/** The fields as they are stored: the price in minor units, the discount in basis points. */
export function planOf({ price, discount_percentage, ...plan }: CallBody<'POST /admin/plans'>): Omit<EditablePlan, 'active'> {
  return {
    ...plan,
    name: mergeTexts({}, plan.name),
    short_description: mergeTexts({}, plan.short_description),
    description: mergeTexts({}, plan.description),
    benefits: plan.benefits.map((benefit) => mergeTexts({}, benefit)).filter((benefit) => Object.keys(benefit).length > 0),
    price: fromWire(price),
    discount_basis_points: fromWire(discount_percentage),
  };
}

/** A page of the memberships of all people, newest first. */
export async function readMemberships(
  context: ReadContext,
  { status, plan, person, unpaid, page, per_page }: CallQuery<'GET /admin/memberships'>,
): Promise<CallAnswer<'GET /admin/memberships'>> {
  const search = { status, plan, person, isCashDue: unpaid ?? false };
  const [found, currency] = await Promise.all([
    listMemberships(context.read, context, { ...search, page, limit: per_page }),
    findDefaultCurrency(context.read),
  ]);
  return { total: found.total, memberships: found.memberships.map((each) => presentRow(each, currency)) };
}

export async function readMembership(context: Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>, id: number): Promise<MembershipRow> {
  const [membership, currency] = await Promise.all([getMembership(context.read, context, id), findDefaultCurrency(context.read)]);
  return presentRow(membership, currency);
}

function presentRow(
  { person, status, purchase_id: _purchase, payment_status, ...row }: ManagedMembership,
  currency: string,
): MembershipRow {
  return {
    ...row,
    currency,
    person: { id: person.id, name: person.name },
    status: membershipStates.find((each) => each === status) ?? 'expired',
    payment_status: paymentStatuses.find((each) => each === payment_status) ?? null,
    is_cash_due: row.payment_method === cash && payment_status === 'Pending',
  };
}
