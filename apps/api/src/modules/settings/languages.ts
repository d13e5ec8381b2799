import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { getSettings, listCurrencies, listLanguages } from './queries.ts';

/** The default language, and all active ones, the default first. */
export async function getLanguages(read: ReadDatabase<DB>): Promise<{ own: string; spoken: string[] }> {
  const [{ app_locale: own }, languages] = await Promise.all([getSettings(read), listLanguages(read)]);
  return { own, spoken: [own, ...languages.map(({ name }) => name).filter((name) => name !== own)] };
}

/** The names of the active languages and currencies. */
export type OfferedLanguages = { offered: ReadonlySet<string>; fallback: string; currencies: ReadonlySet<string> };

/** Holds the languages in memory for every request. They are loaded at start and when settings change. */
export function createLanguageCache(read: ReadDatabase<DB>) {
  let cached: OfferedLanguages = { offered: new Set(['en']), fallback: 'en', currencies: new Set() };
  return {
    current: () => cached,
    async refresh(): Promise<void> {
      const [settings, languages, currencies] = await Promise.all([getSettings(read), listLanguages(read), listCurrencies(read)]);
      cached = {
        offered: new Set(languages.map(({ name }) => name)),
        fallback: settings.app_locale,
        currencies: new Set(currencies.map(({ name }) => name)),
      };
    },
  };
}
