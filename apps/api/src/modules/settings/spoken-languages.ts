import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { getSettings, listLanguages } from './repository.ts';

export type SpokenLanguages = { offered: ReadonlySet<string>; fallback: string };

/** What every request needs to know of the languages, kept in memory: read at start and again when settings change. */
export function createSpokenLanguages(read: ReadDatabase<DB>) {
  let spoken: SpokenLanguages = { offered: new Set(['en']), fallback: 'en' };
  return {
    current: () => spoken,
    async refresh(): Promise<void> {
      const [settings, languages] = await Promise.all([getSettings(read), listLanguages(read)]);
      spoken = { offered: new Set(languages.map(({ name }) => name)), fallback: settings.app_locale };
    },
  };
}
