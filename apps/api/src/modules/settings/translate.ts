import { localFigures } from '@souk/money/format';
import type { DB } from '../../../db/schema.ts';
import type { Message } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { listAllTexts } from './queries.ts';
import { shippedTexts } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Translates a message and fills in its values; English is the fallback. The name of a field is translated as well.
 * `own` has the operator's own texts in that language.
 */
export function translate(locale: string, { text, with: values = {} }: Message, own: Texts = {}): string {
  const shipped = shippedTexts.get(locale) ?? {};
  const find = (key: string) => (Object.hasOwn(own, key) && own[key]) || (Object.hasOwn(shipped, key) && shipped[key]) || key;
  return find(text).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    if (typeof value === 'number') return localFigures(`${value}`, locale);
    return name === 'field' ? find(value) : value;
  });
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
