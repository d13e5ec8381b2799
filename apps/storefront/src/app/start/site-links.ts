import { intlLocale } from '@souk/money/format-number';
import type { SettingsState } from '../../lib/stores/settings-state.ts';

type Site = Pick<SettingsState, 'logo' | 'locale' | 'languages'>;

/**
 * What every page says of the whole site, to phones and to other sites alone. An installing phone needs the manifest in the page's language,
 * and the sign that it shows before it has read that.
 */
export function siteLinks({ logo, locale, languages }: Site): string {
  const [, key] = /^\/media\/([a-z0-9]+)\//.exec(logo ?? '') ?? [];
  const icon = key ? `/media/${key}/touch-180.png` : '/icons/touch-180.png';
  const others = languages.filter(({ name }) => name !== locale);
  return [
    `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}"><link rel="apple-touch-icon" href="${icon}">`,
    `<meta property="og:locale" content="${territoryLocale(locale)}">`,
    ...others.map(({ name }) => `<meta property="og:locale:alternate" content="${territoryLocale(name)}">`),
  ].join('');
}

/** `ar_EG`: Open Graph wants a country, so each language gets the one where most people speak it. */
function territoryLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(intlLocale(language)).maximize();
  return `${code}_${region}`;
}
