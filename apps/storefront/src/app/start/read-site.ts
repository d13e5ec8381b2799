import { siteQueries } from '../../lib/api/site-queries.ts';
import type { Texts } from '../../lib/i18n/create-i18n.ts';
import type { Services } from '../../lib/services/services.ts';
import { seedSettings } from '../../lib/view/seed-settings.ts';
import type { View } from '../../lib/view/view-cookie.ts';

/** The configuration in the visitor's language, and its texts. A page without either still is a page. */
export async function readSite(services: Services, view: Partial<View>): Promise<Texts> {
  const { settings } = services;
  settings.setState(seedSettings(view, await readMaster(services)));
  // The first answer says which languages there are; in another one than assumed, menus and footer have to be read again.
  if (settings.getState().locale !== (view.locale ?? 'en')) {
    services.queryClient.removeQueries({ queryKey: siteQueries.masterKey });
    settings.setState(seedSettings({ ...view, locale: settings.getState().locale }, await readMaster(services)));
  }
  const answer = await services.api.call('GET /lang/{locale}', { params: { locale: settings.getState().locale } }).catch(() => undefined);
  return answer?.data ?? {};
}

function readMaster({ api, queryClient }: Services) {
  return queryClient.fetchQuery(siteQueries.master(api)).catch(() => undefined);
}
