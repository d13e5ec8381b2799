import { formatNumber, formatPercent, formatRating, intlLocale, localFigures, pluralCategory } from '@souk/money/format';

export type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** The page's texts and formats. Choosing another language reloads the page, so they never change. */
export type I18n = {
  locale: string;
  /** For Intl and `<html lang>`: `ir` is Persian, `fa`. */
  language: string;
  t: (text: string, values?: Values) => string;
  /** `plural(3, '{count} product', '{count} products')`; other forms are in the texts under `{count} products|few`. */
  plural: (count: number, one: string, other: string, values?: Values) => string;
  /** Joins names or lines of an address with the script's own comma. */
  list: (parts: readonly string[]) => string;
  number: (value: number) => string;
  /** Digits that are not a count, such as a clock's or a year's. */
  figures: (value: number | string) => string;
  percent: (value: number) => string;
  /** A rating from 0 to 5. */
  rating: (value: number) => string;
  /** A day, independent of the reader's time zone. */
  date: (iso: string) => string;
  /** The same with the month's full name. */
  longDate: (iso: string) => string;
  /** A day and time in the reader's time zone: only for screens that the server does not render. */
  moment: (iso: string) => string;
};

/** Texts are found by their English text, which is also the fallback. */
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
    // In UTC, so that the server and every browser write the same day.
    date: (iso) => format(iso, locale, { timeZone: 'UTC' }),
    longDate: (iso) => format(iso, locale, { month: 'long', timeZone: 'UTC' }),
    moment: (iso) => format(iso, locale, { hour: 'numeric', minute: '2-digit' }),
  };
}

/** Languages in Arabic script. */
const ownComma = /^(ar|fa|ur|ckb)\b/;

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
/** Text that reads the same in either direction. */
const directionless = /^[\p{Script=Arabic}\p{N}\s]*$/u;

/** In right-to-left text each value is isolated: `$3.00` would be displayed as `3.00$` otherwise. */
function fill(text: string, values: Values = {}, figures: I18n['figures']): string {
  const isolates = rightToLeft.test(text);
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const given = values[name] ?? place;
    const value = typeof given === 'number' ? figures(given) : given;
    return isolates && !directionless.test(value) ? isolate(value) : value;
  });
}

/** Month names, because Arabic would default to a numeric month. Digits follow the price format. */
const day = { numberingSystem: 'latn', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A text that is no date is returned as it is, because other servers may send dates in words. */
function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(Date.parse(iso))) return iso;
  return localFigures(dateFormat(locale, options).format(new Date(iso)), locale);
}

/** Making one takes a hundred times as long as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(intlLocale(locale), { ...day, ...options });
  dateFormats.set(key, known);
  return known;
}

/** Isolates the direction of a text: `4 Lantern Lane` would read `Lantern Lane 4` in an Arabic line. */
export function isolate(words: string): string {
  return `\u2068${words}\u2069`;
}
