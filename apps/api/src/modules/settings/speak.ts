import type { Message } from '../../platform/http/problem.ts';
import { shippedTexts } from './shipped-texts.ts';

/** A message in a language, with its values put in; in English where the language has no such text. */
export function speak(locale: string, { text, with: values = {} }: Message): string {
  const words = shippedTexts.get(locale)?.[text] ?? text;
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
