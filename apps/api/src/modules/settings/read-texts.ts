import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { listLanguages, listTexts } from './repository.ts';
import { shippedTexts } from './shipped-texts.ts';

type Texts = Record<string, string>;

/** The texts of a language: what ships with the server under the operator's own wordings. */
export async function readTexts({ read, defaultLocale }: Pick<ReadContext, 'read' | 'defaultLocale'>, locale: string): Promise<Texts> {
  const languages = await listLanguages(read);
  if (!languages.some(({ name }) => name === locale)) throw notFound('There is no such language');
  const own = await textsOf(read, locale);
  if (shippedTexts.has(locale)) return own;
  // A language that ships no texts falls back to the default one, but no plural form of that to a text of its own.
  const fallback = Object.entries(await textsOf(read, defaultLocale)).filter(([key]) => !Object.hasOwn(own, key.split('|')[0] ?? key));
  return { ...Object.fromEntries(fallback), ...own };
}

async function textsOf(read: ReadContext['read'], locale: string): Promise<Texts> {
  const own = await listTexts(read, locale);
  return { ...shippedTexts.get(locale), ...Object.fromEntries(own.map(({ key, value }) => [key, value])) };
}
