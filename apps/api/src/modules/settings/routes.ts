import type { Router } from '../../router.ts';
import { readCountries } from './read-countries.ts';
import { type Process, readMaster } from './read-master.ts';
import { readTexts } from './read-texts.ts';

export function settingsRoutes(router: Router, process: Process): void {
  router.call('GET /master', async (_input, context) => ({ data: await readMaster(context, process) }));
  router.call('GET /lang/{locale}', async ({ params }, context) => ({ data: await readTexts(context, params.locale) }));
  router.call('GET /countries', async (_input, context) => ({ data: { countries: await readCountries(context) } }));
}
