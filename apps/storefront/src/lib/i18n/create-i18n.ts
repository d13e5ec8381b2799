import { formatNumber, formatPercent, formatRating, intlLocale, localFigures, pluralCategory } from '@souk/money/format-number';
import { formatDate, formatLongDate, formatMoment } from './format-date.ts';
import { isolate } from './isolate.ts';

export type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** The page's language: its texts and how it writes numbers and dates. A choice of language reloads the page, so it never changes. */
export type I18n = {
  locale: string;
  /** For Intl and `<html lang>`: `ir` is Persian, `fa`. */
  language: string;
  t: (text: string, values?: Values) => string;
  /** `plural(3, '{count} product', '{count} products')`; the texts hold other forms under `{count} products|few`. */
  plural: (count: number, one: string, other: string, values?: Values) => string;
  /** Names and lines of an address after each other, with the script's own comma. */
  list: (parts: readonly string[]) => string;
  number: (value: number) => string;
  /** Figures that are no count, such as a clock's or a year's, in the language's digits. */
  figures: (value: number | string) => string;
  percent: (value: number) => string;
  /** How something was judged, from 0 to 5. */
  rating: (value: number) => string;
  /** A day, the same wherever it is read. */
  date: (iso: string) => string;
  /** The same with its month written out, for what is read. */
  longDate: (iso: string) => string;
  /** A day and time where the visitor is: only on screens that the server does not render. */
  moment: (iso: string) => string;
};

/** Texts are looked up by their English text; without one the English text is what is shown. */
export function createI18n(locale: string, texts: Texts): I18n {
  const find = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined) || undefined;
  const number = (value: number) => formatNumber(value, locale);
  const figures = (value: number | string) => localFigures(`${value}`, locale);
  return {
    locale,
    language: intlLocale(locale),
    t: (text, values) => fill(find(text) ?? text, values, figures),
    plural(count, one, other, values) {
      const category = pluralCategory(count, locale);
      const form = find(`${other}|${category}`) ?? (category === 'one' ? find(one) : undefined) ?? find(other);
      return fill(form ?? (count === 1 ? one : other), { count: number(count), ...values }, figures);
    },
    list: (parts) => parts.join(ownComma.test(intlLocale(locale)) ? '، ' : ', '),
    number,
    figures,
    percent: (value) => formatPercent(value, locale),
    rating: (value) => formatRating(value, locale),
    date: (iso) => formatDate(iso, locale),
    longDate: (iso) => formatLongDate(iso, locale),
    moment: (iso) => formatMoment(iso, locale),
  };
}

/** Languages in Arabic script. */
const ownComma = /^(ar|fa|ur|ckb)\b/;

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
/** What reads the same in either direction. */
const directionless = /^[\p{Script=Arabic}\p{N}\s]*$/u;

/** In a text that runs right to left, each value keeps its own direction: `$3.00` would be drawn as `3.00$` otherwise. */
function fill(text: string, values: Values = {}, figures: I18n['figures']): string {
  const isolates = rightToLeft.test(text);
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const given = values[name] ?? place;
    const value = typeof given === 'number' ? figures(given) : given;
    return isolates && !directionless.test(value) ? isolate(value) : value;
  });
}
