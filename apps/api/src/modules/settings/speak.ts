import { localFigures } from '@souk/money/format-number';
import type { Message } from '../../platform/http/problem.ts';
import { shippedTexts } from './shipped-texts.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * A message in a language, with its values put in; in English where the language has no such text. A field's name is a text too.
 * `own` are the operator's wordings in that language.
 */
export function speak(locale: string, { text, with: values = {} }: Message, own: Texts = {}): string {
  const shipped = shippedTexts.get(locale) ?? {};
  const find = (key: string) => (Object.hasOwn(own, key) && own[key]) || (Object.hasOwn(shipped, key) && shipped[key]) || key;
  return find(text).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    if (typeof value === 'number') return localFigures(`${value}`, locale);
    return name === 'field' ? find(value) : value;
  });
}
