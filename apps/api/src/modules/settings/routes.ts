import type { Router } from '../../router.ts';
import { getCountries, getMaster, type Process } from './master.ts';
import { getTexts } from './texts.ts';

export function register({ router, ...process }: { router: Router } & Process): void {
  router.call('GET /master', async (_input, context) => ({ data: await getMaster(context, process) }));
  router.call('GET /lang/{locale}', async ({ params }, context) => ({ data: await getTexts(context, params.locale) }));
  router.call('GET /countries', async (_input, context) => ({ data: { countries: await getCountries(context) } }));
}
