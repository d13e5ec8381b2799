import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { hasNoControls } from '@souk/contract/fields';
import { z } from 'zod';
import { getLanguages } from '../../modules/settings/languages.ts';
import { operatorError } from '../../platform/app-error.ts';
import { cleanHtml } from '../../platform/text/html.ts';
import type { Texts } from '../../platform/text/texts.ts';
import { option, options, words } from './fields.ts';
import type { CommandRuntime } from './marketplace.ts';

export type Translation = { language: string | undefined; text: string };

/** `--name "Oil lamp" --name "ar=مصباح زيت"`: a text in the default language, and in others after their two letters. */
export function translations(help: string, max: number) {
  return options('text', `${help}; in another language: "ar=…", and "ar=" removes it`, translation(max));
}

function translation(max: number) {
  return z
    .string()
    .refine(hasNoControls, { error: 'contains a character that is not allowed' })
    .transform((typed): Translation => {
      const [, language, text = typed] = /^([a-z]{2})=([\s\S]*)$/.exec(typed) ?? [];
      return { language, text: text.trim() };
    })
    .refine(({ text }) => text.length <= max, { error: `may have at most ${max} characters` });
}

export const language = option('letters', 'Language of the text as two letters (default language)', words(2).optional());
export const htmlFile = option('path', 'File with the text in HTML', words(1000).optional());

/** The texts by language. A language that the marketplace does not have is refused. */
export async function readTexts(
  { context }: Pick<CommandRuntime, 'context'>,
  given: readonly Translation[],
  field: string,
): Promise<Texts> {
  const { own, spoken } = await getLanguages(context.read);
  const texts: Record<string, string> = {};
  for (const { language: code = own, text } of given) {
    if (!spoken.includes(code))
      throw operatorError('invalid', `: the marketplace does not have the language "${code}"; it has ${spoken.join(', ')}`, field);
    texts[code] = text;
  }
  return texts;
}

const maxBytes = 1_000_000;

/** The text of an HTML file in a language. Prints a warning if the page will not show all of its markup. */
export async function readHtmlFile(
  runtime: Pick<CommandRuntime, 'context' | 'log'>,
  file: string | undefined,
  code: string | undefined,
): Promise<Texts> {
  if (file === undefined) return {};
  const bytes = await readFile(resolve(file)).catch(() => undefined);
  if (!bytes) throw operatorError('invalid', `: there is no file ${resolve(file)}`, '--file');
  if (bytes.length > maxBytes) throw operatorError('invalid', 'may have at most 1 MB', '--file');
  const html = decodeText(bytes);
  if (cleanHtml(html).length < html.trim().length)
    runtime.log('Removed markup that a page may not have: scripts, styles, classes, pictures of other sites.');
  return readTexts(runtime, [{ language: code, text: html }], '--language');
}

function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw operatorError('invalid', 'is not a UTF-8 text', '--file');
}
