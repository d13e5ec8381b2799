import type { DB } from '../../../db/schema.ts';
import type { Message } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { fillMessage } from '../../platform/text/fill-message.ts';
import { operatorTexts } from './operator-texts.ts';
import { listAllTexts } from './queries.ts';
import { shippedTexts } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

/** Translates a message and fills in its values; English is the fallback. `own` has the operator's own texts in that language. */
export function translate(locale: string, message: Message, own: Texts = {}): string {
  const sources = [own, shippedTexts.get(locale) ?? {}, operatorTexts.get(locale) ?? {}];
  const find = (key: string) => sources.map((texts) => (Object.hasOwn(texts, key) ? texts[key] : undefined)).find(Boolean);
  return fillMessage(message, locale, find);
}

/** Translates with the operator's own texts, which are loaded at start and when settings change. */
export type Translator = { translate: (locale: string, message: Message) => string; refresh: () => Promise<void> };

export function createTranslator(read: ReadDatabase<DB>): Translator {
  let own: Record<string, Record<string, string>> = {};
  return {
    translate: (locale, message) => translate(locale, message, own[locale]),
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
