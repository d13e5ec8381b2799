import type { Message } from '../../platform/http/problem.ts';
import { shippedTexts } from './shipped-texts.ts';

/** A message in a language, with its values put in; in English where the language has no such text. A field's name is a text too. */
export function speak(locale: string, { text, with: values = {} }: Message): string {
  const texts = shippedTexts.get(locale) ?? {};
  const find = (key: string) => (Object.hasOwn(texts, key) && texts[key]) || key;
  return find(text).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = String(values[name] ?? whole);
    return name === 'field' ? find(value) : value;
  });
}
