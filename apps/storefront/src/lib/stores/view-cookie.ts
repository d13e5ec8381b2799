import { applyMaster, chooseLanguage, type GivenMaster } from './apply-master.ts';
import { type ColorScheme, defaultSettings, type SettingsState } from './settings-store.ts';

/**
 * The part of a visitor's settings that the server needs for its HTML. Nothing in it is personal, so the HTML can be
 * cached.
 */
export type View = { locale: string; defaultLocale: string; currency: string; scheme: ColorScheme };

const name = 'souk_view';
const aYear = 31_536_000;
const locale = /^[a-z]{2}$/;
const currency = /^[A-Za-z0-9]{1,12}$/;
const schemes: readonly ColorScheme[] = ['system', 'light', 'dark'];

/** Reads the valid parts of the cookie. */
export function parseView(cookies: string | null | undefined): Partial<View> {
  const value = cookies?.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  const [shown = '', defaultLocale = '', money = '', look = ''] = value?.slice(name.length + 1).split('.') ?? [];
  const scheme = schemes.find((known) => known === look);
  return {
    ...(locale.test(shown) && { locale: shown }),
    ...(locale.test(defaultLocale) && { defaultLocale }),
    ...(currency.test(money) && { currency: money }),
    ...(scheme && { scheme }),
  };
}

export function viewOf({ locale: shown, defaultLocale, selectedCurrency, colorScheme }: SettingsState): View {
  return { locale: shown, defaultLocale, currency: selectedCurrency?.name ?? '', scheme: colorScheme };
}

/** The cookie for `document.cookie`. */
export function formatView(view: View): string {
  return `${name}=${view.locale}.${view.defaultLocale}.${view.currency}.${view.scheme}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
}

/** The initial settings of a page: the same on the server and in the browser that hydrates it. */
export function seedSettings(view: Partial<View>, master: GivenMaster | undefined): SettingsState {
  const chosen: SettingsState = {
    ...defaultSettings,
    locale: view.locale ?? defaultSettings.locale,
    defaultLocale: view.defaultLocale ?? defaultSettings.defaultLocale,
    colorScheme: view.scheme ?? defaultSettings.colorScheme,
  };
  if (!master) return chosen;
  const { settings } = applyMaster(chosen, master);
  // A view with only a language comes from the address. It wins, even if the server's default is new to this visitor.
  const wanted = view.defaultLocale === undefined ? (view.locale ?? settings.locale) : settings.locale;
  const offered = settings.languages.some(({ name }) => name === wanted);
  const spoken = chooseLanguage(settings, offered ? wanted : settings.defaultLocale);
  const selected = settings.currencies.find(({ name }) => name === view.currency);
  return selected ? { ...spoken, selectedCurrency: selected } : spoken;
}
