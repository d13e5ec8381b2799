import type { ColorScheme, SettingsState } from '../stores/settings-state.ts';

/** The little that the server must know of a visitor to send the right HTML. Nothing of it is personal, so HTML can be shared. */
export type View = { locale: string; defaultLocale: string; currency: string; scheme: ColorScheme };

const name = 'souk_view';
const aYear = 31_536_000;
const locale = /^[a-z]{2}$/;
const currency = /^[A-Za-z0-9]{1,12}$/;
const schemes: readonly ColorScheme[] = ['system', 'light', 'dark'];

/** What the cookie says, where it says something sensible. */
export function readView(cookies: string | null | undefined): Partial<View> {
  const value = cookies?.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  const [shown = '', usual = '', money = '', look = ''] = value?.slice(name.length + 1).split('.') ?? [];
  const scheme = schemes.find((known) => known === look);
  return {
    ...(locale.test(shown) && { locale: shown }),
    ...(locale.test(usual) && { defaultLocale: usual }),
    ...(currency.test(money) && { currency: money }),
    ...(scheme && { scheme }),
  };
}

/** The view that these settings are. */
export function viewOf({ locale: shown, defaultLocale, selectedCurrency, colorScheme }: SettingsState): View {
  return { locale: shown, defaultLocale, currency: selectedCurrency?.name ?? '', scheme: colorScheme };
}

/** The cookie for `document.cookie`. */
export function writeView(view: View): string {
  return `${name}=${view.locale}.${view.defaultLocale}.${view.currency}.${view.scheme}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
}
