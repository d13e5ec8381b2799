import type { AsStaff, Context } from '../../context.ts';
import { changePlan, createPlan, offerPlan } from '../../modules/membership/manage-plans.ts';
import { getMembership } from '../../modules/membership/manage-subscriptions.ts';
import type { Router } from '../../router.ts';
import { collectMembershipCash, endMembershipAsOperator } from '../subscribe/end-membership.ts';
import { exportMemberships } from './export-memberships.ts';
import { planOf, readManagedPlan, readMembership, readMemberships, readPlans } from './read-plans.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/membership-export', async ({ query }, context) => ({ file: await exportMemberships(context, query) }));
  router.call('GET /admin/plans', async (_input, context) => ({ data: { plans: await readPlans(context) } }));
  router.call('GET /admin/plans/{id}', async ({ params }, context) => ({ data: await readManagedPlan(context, params.id) }));
  router.call('POST /admin/plans', async ({ body }, context) => {
    const id = await createPlan(context, planOf(body));
    return { data: await readManagedPlan({ read: context.db }, id) };
  });
  router.call('POST /admin/plans/{id}', async ({ params: { id }, body: { version, ...fields } }, context) => {
    await changePlan(context, { id, version, decide: () => planOf(fields) });
    return { data: await readManagedPlan({ read: context.db }, id) };
  });
  router.call('POST /admin/plans/{id}/status', async ({ params: { id }, body }, context) => {
    const entry_id = await offerPlan(context, { id, version: body.version, isOffered: body.is_offered });
    return { data: { plan: await readManagedPlan({ read: context.db }, id), entry_id } };
  });
  router.call('GET /admin/memberships', async ({ query }, context) => ({ data: await readMemberships(context, query) }));
  router.call('POST /admin/memberships/{id}/paid', async ({ params: { id } }, context) => {
    await collectMembershipCash(context, await getMembership(context.db, context, id));
    return afterwards(context, id);
  });
  router.call('POST /admin/memberships/{id}/end', async ({ params: { id } }, context) => {
    await endMembershipAsOperator(context, await getMembership(context.db, context, id));
    return afterwards(context, id);
  });
}

/** Reads what was just written, which a replica may not have yet. */
async function afterwards(context: AsStaff<Context>, id: number) {
  return { data: await readMembership({ ...context, read: context.db }, id) };
}
