import { intlLocale, localFigures } from '@souk/money/format';

/** Control characters but line break and tab, line separators, and characters that reorder the text after them. */
const controls = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes control characters as `\u001b`, so that a terminal does not run them. */
export function escapeControls(text: string): string {
  return text.replaceAll(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A day in words, in the figures that prices have. */
export function dayText(moment: Date, locale: string): string {
  const day = new Intl.DateTimeFormat(intlLocale(locale), { numberingSystem: 'latn', dateStyle: 'long', timeZone: 'UTC' });
  return localFigures(day.format(moment), locale);
}

/** A month that is written as `2026-11`, in words. It is one of the Gregorian calendar in every language. */
export function monthText(month: string, locale: string): string {
  const options = { calendar: 'gregory', numberingSystem: 'latn', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return localFigures(new Intl.DateTimeFormat(intlLocale(locale), options).format(new Date(`${month}-01T00:00:00Z`)), locale);
}

/** Without 0, 1, I, L, O and U, which are easily misread. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** A short code from at least six random bytes, e.g. 7F3K9Q. It does not reveal how many exist. */
export function shortCode(random: Uint8Array): string {
  // 30 letters leave a small bias in a byte: the code is a name, not a secret.
  return Array.from({ length }, (_, index) => letters[(random[index] ?? 0) % letters.length]).join('');
}
