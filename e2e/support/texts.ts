import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createI18n, type I18n } from '../../packages/client/src/i18n/create-i18n.ts';

export type Language = 'en' | 'ar' | 'ir';
/** The panels load their texts in several files. */
export type Part = 'storefront' | 'panels';

const folder = resolve(import.meta.dirname, '../../packages/texts/src');

/** The texts of the storefront or of both panels, as their pages show them. */
export function readI18n(part: Part, language: Language): I18n {
  const names = part === 'storefront' ? ['storefront'] : readdirSync(folder).filter((name) => name !== 'storefront');
  const texts = language === 'en' ? [] : names.map((name) => JSON.parse(readFileSync(resolve(folder, name, `${language}.json`), 'utf8')));
  return createI18n(language, Object.assign({}, ...texts));
}

/** The number in an amount, in the digits of any of the languages. */
export function readAmount(text: string): number {
  const western = text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.');
  return Number(western.replaceAll(/[^\d.]/g, ''));
}
