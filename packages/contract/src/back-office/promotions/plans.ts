import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Amount, Empty, FlagParam, Id, IdParam, PageParam, paymentStatuses, perPage, Timestamp, text } from '../../fields.ts';
import { Translations, TypedAmount, translationsOf } from '../settings/translations.ts';
import { Funder } from './vouchers.ts';

export const membershipStates = ['pending', 'active', 'replaced', 'cancelled', 'expired'] as const;
export type MembershipState = (typeof membershipStates)[number];

const terms = {
  /** Null for a membership without an end. */
  duration_days: z.int().nullable(),
  discount_percentage: z.number(),
  free_delivery: z.boolean(),
  is_popular: z.boolean(),
  funded_by: Funder,
};

export const ManagedPlan = z.object({
  id: Id,
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  name: Translations,
  short_description: Translations,
  description: Translations,
  benefits: z.array(Translations),
  price: Amount,
  ...terms,
  position: z.int(),
  is_offered: z.boolean(),
  /** People with an active membership. */
  members: z.int(),
  currency: z.string(),
});
export type ManagedPlan = z.infer<typeof ManagedPlan>;

export const MembershipRow = z.object({
  id: Id,
  person: z.object({ id: Id, name: z.string() }),
  plan: z.string(),
  status: z.enum(membershipStates),
  price: Amount,
  currency: z.string(),
  starts_at: Timestamp.nullable(),
  ends_at: Timestamp.nullable(),
  saved_amount: Amount,
  payment_method: z.string().nullable(),
  payment_status: z.enum(paymentStatuses).nullable(),
  /** Whether its price is still to be collected in cash. */
  is_cash_due: z.boolean(),
  /** A refund of its price that the gateway rejected, so that it has to be paid back by hand. */
  failed_refund: z.object({ id: Id, amount: Amount }).nullable(),
});
export type MembershipRow = z.infer<typeof MembershipRow>;

const PlanFields = z.strictObject({
  name: translationsOf(80),
  short_description: translationsOf(200),
  description: translationsOf(3000),
  benefits: z.array(translationsOf(200)).max(20),
  price: TypedAmount,
  duration_days: z.int().min(1).max(36_500).nullable(),
  discount_percentage: z.number().min(0).max(100).multipleOf(0.01),
  free_delivery: z.boolean(),
  is_popular: z.boolean(),
  funded_by: Funder,
  position: z.int().min(0).max(10_000),
});

const params = z.strictObject({ id: IdParam });
const version = text(100);
const missing = 'There is no such plan.';
const changed = 'Somebody else has changed the plan.';
const noMembership = 'There is no such membership.';

const membershipFilters = {
  status: z.enum(membershipStates).optional(),
  plan: IdParam.optional(),
  person: IdParam.optional(),
  /** Only those whose price is still to be collected in cash. */
  unpaid: FlagParam.optional(),
};

export const adminPlansCalls = {
  'GET /admin/plans': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'All membership plans, those that are offered first.',
    answer: z.object({ plans: z.array(ManagedPlan) }),
  },
  'GET /admin/plans/{id}': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'One membership plan in all languages.',
    params,
    answer: ManagedPlan,
    refusals: { 404: missing },
  },
  'POST /admin/plans': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Creates a membership plan and offers it.',
    body: PlanFields,
    answer: ManagedPlan,
    refusals: { 422: 'The name is missing in the default language.' },
  },
  'POST /admin/plans/{id}': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Saves a plan over the version that the operator saw. Existing memberships do not change.',
    params,
    body: PlanFields.extend({ version }),
    answer: ManagedPlan,
    refusals: { 404: missing, 409: changed, 422: 'The name is missing in the default language.' },
  },
  'POST /admin/plans/{id}/status': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Stops offering a plan, or offers it again. Existing memberships continue until their end.',
    params,
    body: z.strictObject({ is_offered: z.boolean(), version }),
    answer: z.object({ plan: ManagedPlan, entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: changed },
  },
  'GET /admin/membership-export': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'The memberships of a list as CSV, at most 100,000. The audit log has who exported them.',
    query: z.strictObject(membershipFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000: filter them.' },
  },
  'GET /admin/memberships': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'The memberships of all people, newest first.',
    query: z.strictObject({
      ...membershipFilters,
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({ total: z.int(), memberships: z.array(MembershipRow) }),
  },
  'POST /admin/memberships/{id}/paid': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Records that the price of a membership was collected in cash.',
    params,
    body: z.strictObject({}),
    answer: MembershipRow,
    refusals: { 404: noMembership, 409: 'It has no open cash payment.' },
  },
  'POST /admin/memberships/{id}/end': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Ends a membership now. A payment of the last 14 days is refunded unless the membership has saved money already.',
    params,
    body: z.strictObject({}),
    answer: MembershipRow,
    refusals: { 404: noMembership, 409: 'It is not active any more.' },
  },
} satisfies AdminCalls;
