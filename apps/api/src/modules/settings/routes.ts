import type { Router } from '../../router.ts';
import { getCountries, getMaster, type Process } from './master.ts';
import { getTexts } from './texts.ts';

type SettingsModule = { router: Router; config: Pick<Process, 'environment'>; payments: { gateways: ReadonlyMap<string, unknown> } };

export function register({ router, config: { environment }, payments }: SettingsModule): void {
  const process = { environment, gateways: new Set(payments.gateways.keys()) };
  router.call('GET /master', async (_input, context) => ({ data: await getMaster(context, process) }));
  router.call('GET /lang/{locale}', async ({ params }, context) => ({ data: await getTexts(context, params.locale) }));
  router.call('GET /countries', async (_input, context) => ({ data: { countries: await getCountries(context) } }));
}
