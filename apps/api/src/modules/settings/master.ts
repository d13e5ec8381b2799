import type { Country, Master } from '@souk/contract/settings';
import type { ReadContext } from '../../context.ts';
import { draftRows } from './managed-lists.ts';
import { presentMaster } from './present.ts';
import {
  getCountryByName,
  getSettings,
  listCountries,
  listCurrencies,
  listFooterItems,
  listFooters,
  listLanguages,
  listMenus,
  listPaymentGateways,
  listSocialLinks,
} from './queries.ts';

/** The environment, and the names of the gateways that the process is configured for. */
export type Process = { environment: 'local' | 'production'; gateways: ReadonlySet<string> };

/** The configuration of the storefront, in the language of the answer. */
export async function getMaster(
  { read, locale, defaultLocale, draft }: ReadContext,
  { environment, gateways: configured }: Process,
): Promise<Master> {
  const drafted = draft?.kind === 'footers' ? draftRows.footers(draft) : undefined;
  const [settings, currencies, spoken, gateways, socialLinks, menus, footers, footerItems] = await Promise.all([
    getSettings(read),
    listCurrencies(read),
    listLanguages(read),
    listPaymentGateways(read),
    draft?.kind === 'social-links' ? draftRows.socialLinks(draft) : listSocialLinks(read),
    draft?.kind === 'menus' ? draftRows.menus(draft) : listMenus(read),
    drafted?.footers ?? listFooters(read),
    drafted?.footerItems ?? listFooterItems(read),
  ]);
  const country = await getCountryByName(read, settings.default_country);
  const usable = gateways.filter(({ name }) => configured.has(name));
  const rows = { settings, country, currencies, languages: spoken, gateways: usable, socialLinks, menus, footers, footerItems };
  return presentMaster(rows, { locale, defaultLocale, environment });
}

export function getCountries({ read }: Pick<ReadContext, 'read'>): Promise<Country[]> {
  return listCountries(read);
}
