import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';
import { readLanguages } from './read-languages.ts';
import { deleteText, listTexts, upsertText } from './repository.ts';
import { shippedTexts } from './shipped-texts.ts';

/** A text in a language: what ships with the server, which in English is the text itself, and the operator's own wording of it. */
export type Wording = { text: string; shipped: string; own: string | null };

type Of = { text: string; language?: string | undefined };

/** Every text there is; the files of all languages together, for each has plural forms that another may not know. */
const knownTexts: readonly string[] = [...new Set([...shippedTexts.values()].flatMap((texts) => Object.keys(texts)))].sort();

/** All texts in a language, the market's own unless said. */
export async function listWordings(read: ReadDatabase<DB>, language: string | undefined): Promise<{ language: string; texts: Wording[] }> {
  const locale = await spokenLanguage(read, language);
  const own = new Map((await listTexts(read, locale)).map(({ key, value }) => [key, value]));
  // What an earlier release had a text for may still have a wording.
  const texts = [...new Set([...knownTexts, ...own.keys()])].sort();
  return { language: locale, texts: texts.map((text) => ({ text, shipped: shippedText(locale, text), own: own.get(text) ?? null })) };
}

/** Has a text said in other words; every process and every new page has them within a second. Gives what it was and is. */
export async function setText(transaction: Transaction<DB>, { wording, ...of }: Of & { wording: string }) {
  const locale = await spokenLanguage(transaction, of.language);
  if (!knownTexts.includes(of.text)) throw new Fault(`: there is no such text: "${of.text}"`, '<text>');
  checkPlaces(of.text, wording);
  const from = (await upsertText(transaction, { locale, key: of.text, value: wording })) ?? shippedText(locale, of.text);
  await bumpTags(transaction, ['settings']);
  return { language: locale, text: of.text, from, to: wording };
}

/** Takes the operator's wording back: what ships with the server is said again. */
export async function unsetText(transaction: Transaction<DB>, { text, language }: Of) {
  const locale = await spokenLanguage(transaction, language);
  const from = await deleteText(transaction, { locale, key: text });
  if (from === undefined) throw new Fault(`: "${text}" has no wording of your own in ${locale}`, '<text>');
  await bumpTags(transaction, ['settings']);
  return { language: locale, text, from, to: shippedText(locale, text) };
}

function shippedText(locale: string, text: string): string {
  return shippedTexts.get(locale)?.[text] ?? text.replace(/\|[a-z]+$/, '');
}

async function spokenLanguage(read: ReadDatabase<DB>, language: string | undefined): Promise<string> {
  const { own, spoken } = await readLanguages(read);
  if (language === undefined) return own;
  if (!spoken.includes(language))
    throw new Fault(`: the market does not speak "${language}"; it speaks ${spoken.join(', ')}`, '--language');
  return language;
}

/** What is put in must have its place, and nothing else may look like one. Only a plural form may say the number in words. */
function checkPlaces(text: string, wording: string): void {
  const [wanted, given] = [placesOf(text), placesOf(wording)];
  const unknown = given.find((place) => !wanted.includes(place));
  if (unknown)
    throw new Fault(`: nothing is put in for ${unknown}${wanted.length > 0 ? `; there is ${wanted.join(', ')}` : ''}`, '<wording>');
  const missing = wanted.find((place) => !given.includes(place));
  if (missing && !text.includes('|')) throw new Fault(` lacks ${missing}, which the text has`, '<wording>');
}

function placesOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}
