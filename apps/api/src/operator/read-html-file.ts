import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Fault } from '../platform/fault.ts';
import { cleanHtml } from '../platform/text/clean-html.ts';
import type { Texts } from '../platform/text/merge-texts.ts';
import type { Operator } from './operator.ts';
import { textsOf } from './text-fields.ts';

const largest = 1_000_000;

/** The text of a file, in the language that was said or the market's own; says so where something of it is left out. */
export async function readHtmlFile(
  operator: Pick<Operator, 'context' | 'remark'>,
  file: string | undefined,
  language: string | undefined,
): Promise<Texts> {
  if (file === undefined) return {};
  const bytes = await readFile(resolve(file)).catch(() => undefined);
  if (!bytes) throw new Fault(`: there is no file ${resolve(file)}`, '--file');
  if (bytes.length > largest) throw new Fault('may have at most 1 MB', '--file');
  const html = decode(bytes);
  if (cleanHtml(html).length < html.trim().length)
    operator.remark('Marks that a page cannot have (scripts, styles, classes, pictures from elsewhere) are left out.');
  return textsOf(operator, [{ language, text: html }], '--language');
}

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Fault('is not a text in UTF-8', '--file');
}
