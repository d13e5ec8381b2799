import type { Master } from '@souk/contract/settings';
import type { ReadContext } from '../../context.ts';
import { presentMaster } from './presenter.ts';
import {
  getCountryByName,
  getSettings,
  listCurrencies,
  listFooterItems,
  listFooters,
  listLanguages,
  listMenus,
  listPaymentGateways,
  listSocialLinks,
} from './repository.ts';

/** What the process knows besides the settings: where it runs, and which gateways it is set up for. */
export type Process = { environment: 'local' | 'production'; gateways: ReadonlySet<string> };

/** Everything that configures the storefront, in the language of the answer. */
export async function readMaster({ read, locale, defaultLocale }: ReadContext, { environment, gateways: known }: Process): Promise<Master> {
  const [settings, currencies, spoken, gateways, socialLinks, menus, footers, footerItems] = await Promise.all([
    getSettings(read),
    listCurrencies(read),
    listLanguages(read),
    listPaymentGateways(read),
    listSocialLinks(read),
    listMenus(read),
    listFooters(read),
    listFooterItems(read),
  ]);
  const country = await getCountryByName(read, settings.default_country);
  const usable = gateways.filter(({ name }) => known.has(name));
  const rows = { settings, country, currencies, languages: spoken, gateways: usable, socialLinks, menus, footers, footerItems };
  return presentMaster(rows, { locale, defaultLocale, environment });
}
