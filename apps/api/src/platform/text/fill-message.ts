import { formatPrice, intlLocale, localFigures } from '@souk/money/format';
import { pickText } from './texts.ts';

/** An English text, which is also its translation key, and the values of its `{name}` placeholders; texts by language are one value. */
export type Message = { text: string; with?: Record<string, string | number | Readonly<Record<string, string>>> };

/** Values that are words of the software: they are translated as texts are. */
const isTranslated: ReadonlySet<string> = new Set(['kind', 'list', 'next', 'other', 'refusal', 'status', 'step', 'wanted']);

type Find = (text: string) => string | undefined;

/** A message in the reader's language. `find` returns the translation of a text, if there is one. */
export function fillMessage({ text, with: values = {} }: Message, locale: string, find: Find): string {
  return (find(text) ?? text).replaceAll(/\{(\w+)\}/g, (whole, name: string, place: number) => {
    const value = values[name] ?? whole;
    if (typeof value === 'object') return pickText(value, { locale, defaultLocale: 'en' });
    if (typeof value === 'number') return name === 'amount' ? formatPrice(value, { symbol: '' }, locale) : localFigures(`${value}`, locale);
    if (name === 'field') return nameField(value, { locale, find, isFirst: place === 0 });
    return isTranslated.has(name) ? (find(value) ?? value) : value;
  });
}

/** For the command line, and for errors as the log shows them: a field has the name that the operator typed. */
export function inEnglish(message: Message): string {
  return fillMessage(message, 'en', () => undefined);
}

/**
 * The name of a field, which is its path in the request: `lines.0.quantity` is the quantity of the first line, `name.ar` the Arabic
 * name. A path without a translated name remains as it is.
 */
function nameField(path: string, { locale, find, isFirst }: { locale: string; find: Find; isFirst: boolean }): string {
  const nameOf = (part: string) => {
    const name = find(part.replaceAll('_', ' '));
    return name !== undefined && isFirst ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  };
  const whole = nameOf(path);
  if (whole !== undefined) return whole;
  const parts = path.split('.').map((part) => ({ part, name: nameOf(part) }));
  const last = parts.findLastIndex(({ name }) => name !== undefined);
  const name = parts[last]?.name;
  if (name === undefined) return path;
  const places = parts.flatMap(({ part }, index) => placeOf(part, locale, index > last) ?? []);
  return places.length > 0 ? `${name} (${places.join(' · ')})` : name;
}

/** Rows count from one. The language of a text comes after its name. */
function placeOf(part: string, locale: string, isAfterName: boolean): string | undefined {
  if (/^\d+$/.test(part)) return localFigures(String(Number(part) + 1), locale);
  return isAfterName && /^[a-z]{2}$/.test(part) ? languageName(part, locale) : undefined;
}

function languageName(code: string, locale: string): string | undefined {
  return new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(intlLocale(code));
}
