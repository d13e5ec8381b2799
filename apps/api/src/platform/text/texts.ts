/** The languages of an answer: the one asked for and the one that fills its gaps. */
export type Languages = { locale: string; defaultLocale: string };

/** A text that must exist, such as a name, in the answer's language; falls back to the default language, then to any, then to nothing. */
export function pickText(value: unknown, { locale, defaultLocale }: Languages): string {
  if (typeof value !== 'object' || value === null) return '';
  const texts: Record<string, unknown> = { ...value };
  for (const name of [locale, defaultLocale, ...Object.keys(texts)]) {
    const text = texts[name];
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}

/** An optional text in the answer's language or the default language; never in a third one, null instead. */
export function pickTextOrNull(value: unknown, { locale, defaultLocale }: Languages): string | null {
  const texts: Record<string, unknown> = { ...Object(value) };
  const found = [texts[locale], texts[defaultLocale]].find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : null;
}

/** The same, where an answer has an empty text instead of null. */
export function pickOptionalText(value: unknown, languages: Languages): string {
  return pickTextOrNull(value, languages) ?? '';
}

/** The names of what distinguishes a variant, without those that it lacks. */
export function pickOptionNames({ size, color, unit }: { size: unknown; color: unknown; unit: unknown }, languages: Languages): string[] {
  return [size, color, unit].flatMap((name) => pickTextOrNull(name, languages) ?? []);
}

/** A text by language. */
export type Texts = Readonly<Record<string, string>>;

/** Merges new translations into a row's text; an empty one removes its language. */
export function mergeTexts(former: unknown, given: Texts): Texts {
  const texts: Record<string, unknown> = typeof former === 'object' && former !== null ? { ...former, ...given } : { ...given };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (typeof text === 'string' && text !== '' ? [[language, text]] : [])),
  );
}
