import type { DB } from '../../../db/schema.ts';
import type { ReadContext } from '../../context.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { getLanguages } from './languages.ts';
import { listLanguages, listTexts } from './queries.ts';
import { readShippedTexts } from './read-shipped-texts.ts';

/** The shipped texts by language and English text. English has entries for plural forms only. */
export const shippedTexts = readShippedTexts('storefront');

type Texts = Record<string, string>;

/** The texts of a language: the shipped ones, replaced by the operator's own. */
export async function getTexts({ read, defaultLocale }: Pick<ReadContext, 'read' | 'defaultLocale'>, locale: string): Promise<Texts> {
  const languages = await listLanguages(read);
  if (!languages.some(({ name }) => name === locale)) throw notFound('Language not found');
  const own = await textsOf(read, locale);
  if (shippedTexts.has(locale)) return own;
  // A language without shipped texts falls back to the default one, except for plural forms of texts that it has
  // itself.
  const fallback = Object.entries(await textsOf(read, defaultLocale)).filter(([key]) => !Object.hasOwn(own, key.split('|')[0] ?? key));
  return { ...Object.fromEntries(fallback), ...own };
}

async function textsOf(read: ReadContext['read'], locale: string): Promise<Texts> {
  const own = await listTexts(read, locale);
  return { ...shippedTexts.get(locale), ...Object.fromEntries(own.map(({ key, value }) => [key, value])) };
}

/** A text's shipped translation, which in English is the text itself, and the operator's own wording. */
export type Wording = { text: string; shipped: string; own: string | null };

/** The texts of all languages together, because each language has its own plural forms. */
export const knownTexts: readonly string[] = [...new Set([...shippedTexts.values()].flatMap((texts) => Object.keys(texts)))].sort();

/** All texts in a language; in the default language if undefined. */
export async function listWordings(read: ReadDatabase<DB>, language: string | undefined): Promise<{ language: string; texts: Wording[] }> {
  const locale = await readLanguage(read, language);
  const own = new Map((await listTexts(read, locale)).map(({ key, value }) => [key, value]));
  // Own wordings of texts that this release no longer has are listed as well.
  const texts = [...new Set([...knownTexts, ...own.keys()])].sort();
  return { language: locale, texts: texts.map((text) => ({ text, shipped: shippedText(locale, text), own: own.get(text) ?? null })) };
}

function shippedText(locale: string, text: string): string {
  return shippedTexts.get(locale)?.[text] ?? text.replace(/\|[a-z]+$/, '');
}

/** The default language if undefined. A language that the marketplace does not have is refused. */
export async function readLanguage(read: ReadDatabase<DB>, language: string | undefined): Promise<string> {
  const { own, spoken } = await getLanguages(read);
  if (language === undefined) return own;
  if (!spoken.includes(language))
    throw operatorError(
      'invalid',
      { text: ': the marketplace does not have the language "{language}"; it has {names}', with: { language, names: spoken.join(', ') } },
      'language',
    );
  return language;
}

/**
 * A wording must have the placeholders of its text and no others. Only a plural form may write the number as a word.
 */
export function checkPlaceholders(text: string, wording: string, field: string): void {
  const [wanted, given] = [placeholdersOf(text), placeholdersOf(wording)];
  const unknown = given.find((place) => !wanted.includes(place));
  if (unknown && wanted.length === 0)
    throw operatorError('invalid', { text: ': {unknown} is not a placeholder of this text', with: { unknown } }, field);
  if (unknown) {
    const text = ': {unknown} is not a placeholder of this text; it has {placeholders}';
    throw operatorError('invalid', { text, with: { unknown, placeholders: wanted.join(', ') } }, field);
  }
  const missing = wanted.find((place) => !given.includes(place));
  if (missing && !text.includes('|'))
    throw operatorError('invalid', { text: 'lacks {missing}, which the text has', with: { missing } }, field);
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}
