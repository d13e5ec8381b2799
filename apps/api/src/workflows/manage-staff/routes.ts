import { addRole, changeRole, readStaff, removeRole } from '../../modules/staff/roles.ts';
import type { Router } from '../../router.ts';
import { changeMemberRole, inviteMember, removeMember, resetSecondFactor } from './manage-staff.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/staff', async (_input, context) => ({ data: await readStaff(context) }));
  router.call('POST /admin/staff', async ({ body }, context) => ({ data: { member: await inviteMember(context, body) } }));
  router.call('POST /admin/staff/{person_id}/role', async ({ params, body }, context) => ({
    data: { member: await changeMemberRole(context, { ...params, ...body }) },
  }));
  router.call('POST /admin/staff/{person_id}/second-factor/reset', async ({ params }, context) => ({
    data: { member: await resetSecondFactor(context, params.person_id) },
  }));
  router.call('DELETE /admin/staff/{person_id}', async ({ params }, context) => {
    await removeMember(context, params.person_id);
    return { data: {} };
  });
  router.call('POST /admin/roles', async ({ body }, context) => ({ data: { role: await addRole(context, body) } }));
  router.call('POST /admin/roles/{id}', async ({ params, body }, context) => ({
    data: { role: await changeRole(context, { ...params, ...body }) },
  }));
  router.call('DELETE /admin/roles/{id}', async ({ params }, context) => {
    await removeRole(context, params.id);
    return { data: {} };
  });
}
