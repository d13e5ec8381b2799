import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { listLanguages, listTexts } from './repository.ts';
import { shippedTexts } from './shipped-texts.ts';

/** The texts of a language: what ships with the server under the operator's own wordings. */
export async function readTexts({ read }: Pick<ReadContext, 'read'>, locale: string): Promise<Record<string, string>> {
  const languages = await listLanguages(read);
  if (!languages.some(({ name }) => name === locale)) throw notFound('There is no such language');
  const own = await listTexts(read, locale);
  return { ...shippedTexts.get(locale), ...Object.fromEntries(own.map(({ key, value }) => [key, value])) };
}
