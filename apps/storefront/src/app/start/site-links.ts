import type { SettingsState } from '../../lib/stores/settings-state.ts';

/** What an installing phone needs: the manifest in the page's language, and the sign that it shows before it has read that. */
export function siteLinks({ logo, locale }: Pick<SettingsState, 'logo' | 'locale'>): string {
  const [, key] = /^\/media\/([a-z0-9]+)\//.exec(logo ?? '') ?? [];
  const icon = key ? `/media/${key}/touch-180.png` : '/icons/touch-180.png';
  return `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}"><link rel="apple-touch-icon" href="${icon}">`;
}
