/** The languages of an answer: the one asked for and the one that fills its gaps. */
export type Languages = { locale: string; defaultLocale: string };

/** Text of a row in the answer's language; falls back to the default language, then to any, then to nothing. */
export function pickText(value: unknown, { locale, defaultLocale }: Languages): string {
  if (typeof value !== 'object' || value === null) return '';
  const texts: Record<string, unknown> = { ...value };
  for (const name of [locale, defaultLocale, ...Object.keys(texts)]) {
    const text = texts[name];
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}

/** The same, null where there is none. */
export function pickTextOrNull(value: unknown, languages: Languages): string | null {
  return pickText(value, languages) || null;
}
