import type { Context } from '../../context.ts';
import { getPersonDetails, type PersonDetails, searchPeople } from '../../modules/identity/people.ts';
import type { Router } from '../../router.ts';
import { blockPerson, unblockPerson } from '../manage-staff/block-person.ts';
import { createAccountExporter } from '../personal-data/export-account.ts';
import { exportPeople, peopleSearchOf } from './export-people.ts';
import { endPersonSession, erasePersonAsOperator, exportPerson, readManagedPerson, signPersonOut } from './manage-people.ts';

export function register({ router }: { router: Router }): void {
  const exportAccount = createAccountExporter();
  router.call('GET /admin/people-export', async ({ query }, context) => ({ file: await exportPeople(context, query) }));
  router.call('GET /admin/people', async ({ query: { page, per_page, ...filters } }, context) => {
    const { total, people } = await searchPeople(context, peopleSearchOf(context, filters), { page, limit: per_page });
    return { data: { total, people } };
  });
  router.call('GET /admin/people/{id}', async ({ params }, context) => ({ data: await readManagedPerson(context, params.id) }));
  router.call('POST /admin/people/{id}/block', async ({ params }, context) => {
    await blockPerson(context, await personOf(context, params.id));
    return { data: {} };
  });
  router.call('POST /admin/people/{id}/unblock', async ({ params }, context) => {
    await unblockPerson(context, await personOf(context, params.id));
    return { data: {} };
  });
  router.call('POST /admin/people/{id}/sign-out', async ({ params }, context) => ({
    data: { ended: await signPersonOut(context, await personOf(context, params.id)) },
  }));
  router.call('POST /admin/people/{id}/sessions/{session_id}/end', async ({ params }, context) => {
    await endPersonSession(context, await personOf(context, params.id), params.session_id);
    return { data: {} };
  });
  router.call('POST /admin/people/{id}/export', async ({ params }, context) => ({
    data: await exportPerson(context, exportAccount, await personOf(context, params.id)),
  }));
  router.call('POST /admin/people/{id}/erase', async ({ params }, context) => {
    await erasePersonAsOperator(context, await personOf(context, params.id));
    return { data: {} };
  });
}

function personOf(context: Context, id: number): Promise<PersonDetails> {
  return getPersonDetails({ read: context.db }, String(id));
}
