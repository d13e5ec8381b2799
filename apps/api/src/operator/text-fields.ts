import { hasNoControls } from '@souk/contract/fields';
import { z } from 'zod';
import { readLanguages } from '../modules/settings/read-languages.ts';
import { Fault } from '../platform/fault.ts';
import type { Texts } from '../platform/text/merge-texts.ts';
import { options } from './fields.ts';
import type { Market } from './operator.ts';

export type Wording = { language: string | undefined; text: string };

/** `--name "Oil lamp" --name "ar=مصباح زيت"`: in the market's own language, and in others by their two letters. */
export function wordings(help: string, max: number) {
  return options('text', `${help}; in another language: "ar=…", and "ar=" takes it away`, wording(max));
}

function wording(max: number) {
  return z
    .string()
    .refine(hasNoControls, { error: 'contains a character that is not allowed' })
    .transform((typed): Wording => {
      const [, language, text = typed] = /^([a-z]{2})=([\s\S]*)$/.exec(typed) ?? [];
      return { language, text: text.trim() };
    })
    .refine(({ text }) => text.length <= max, { error: `may have at most ${max} characters` });
}

/** What was typed, by language; a language that the market does not speak is refused. */
export async function textsOf({ context }: Pick<Market, 'context'>, given: readonly Wording[], field: string): Promise<Texts> {
  const { own, spoken } = await readLanguages(context.read);
  const texts: Record<string, string> = {};
  for (const { language = own, text } of given) {
    if (!spoken.includes(language)) throw new Fault(`: the market does not speak "${language}"; it speaks ${spoken.join(', ')}`, field);
    texts[language] = text;
  }
  return texts;
}
