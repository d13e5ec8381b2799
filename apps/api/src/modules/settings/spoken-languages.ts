import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { getSettings, listCurrencies, listLanguages } from './repository.ts';

/** The languages of the shop, and the names of the currencies in which it shows prices. */
export type SpokenLanguages = { offered: ReadonlySet<string>; fallback: string; currencies: ReadonlySet<string> };

/** What every request needs to know of the languages, kept in memory: read at start and again when settings change. */
export function createSpokenLanguages(read: ReadDatabase<DB>) {
  let spoken: SpokenLanguages = { offered: new Set(['en']), fallback: 'en', currencies: new Set() };
  return {
    current: () => spoken,
    async refresh(): Promise<void> {
      const [settings, languages, currencies] = await Promise.all([getSettings(read), listLanguages(read), listCurrencies(read)]);
      spoken = {
        offered: new Set(languages.map(({ name }) => name)),
        fallback: settings.app_locale,
        currencies: new Set(currencies.map(({ name }) => name)),
      };
    },
  };
}
