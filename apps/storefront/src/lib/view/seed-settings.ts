import { applyMaster, chooseLanguage, type GivenMaster } from '../stores/apply-master.ts';
import { defaultSettings, type SettingsState } from '../stores/settings-state.ts';
import type { View } from './view-cookie.ts';

/** The settings that a page is rendered with: the same on the server as in the browser that takes the page over. */
export function seedSettings(view: Partial<View>, master: GivenMaster | undefined): SettingsState {
  const chosen: SettingsState = {
    ...defaultSettings,
    locale: view.locale ?? defaultSettings.locale,
    defaultLocale: view.defaultLocale ?? defaultSettings.defaultLocale,
    colorScheme: view.scheme ?? defaultSettings.colorScheme,
  };
  if (!master) return chosen;
  const { settings } = applyMaster(chosen, master);
  // A language alone is one that the address asks for: it counts, also where the server's own is news to this visitor.
  const wanted = view.defaultLocale === undefined ? (view.locale ?? settings.locale) : settings.locale;
  const offered = settings.languages.some(({ name }) => name === wanted);
  const spoken = chooseLanguage(settings, offered ? wanted : settings.defaultLocale);
  const selected = settings.currencies.find(({ name }) => name === view.currency);
  return selected ? { ...spoken, selectedCurrency: selected } : spoken;
}
