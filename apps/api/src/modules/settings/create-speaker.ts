import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import type { Message } from '../../platform/http/problem.ts';
import { listAllTexts } from './repository.ts';
import { speak } from './speak.ts';

/** Says what the server says, in the operator's own wordings: kept in memory, read at start and again when settings change. */
export type Speaker = { speak: (locale: string, message: Message) => string; refresh: () => Promise<void> };

export function createSpeaker(read: ReadDatabase<DB>): Speaker {
  let own: Record<string, Record<string, string>> = {};
  return {
    speak: (locale, message) => speak(locale, message, own[locale]),
    async refresh() {
      const fresh: typeof own = {};
      for (const { locale, key, value } of await listAllTexts(read)) {
        fresh[locale] ??= {};
        fresh[locale][key] = value;
      }
      own = fresh;
    },
  };
}
