import { normalizeWords } from './normalize-words.ts';

/** How much a word says by where it stands: A is a name, D the least. */
export type Weight = 'A' | 'B' | 'C' | 'D';

const mostPositions = 16_383;
const mostQueryWords = 8;

/** A tsvector as PostgreSQL reads it, written here so that every server agrees on what a word is. */
export function searchVector(parts: readonly { weight: Weight; texts: readonly string[] }[]): string {
  const lexemes = new Map<string, string[]>();
  let position = 0;
  for (const { weight, texts } of parts) {
    for (const word of texts.flatMap(normalizeWords)) {
      position = Math.min(position + 1, mostPositions);
      const places = lexemes.get(word) ?? [];
      if (places.length < 8) places.push(`${position}${weight}`);
      lexemes.set(word, places);
    }
  }
  return [...lexemes].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

/** The words of what was typed, at most eight. */
export function queryWords(text: string): string[] {
  return [...new Set(normalizeWords(text))].slice(0, mostQueryWords);
}

/** A tsquery: all of the words, the last of them perhaps still being typed. Null without a word. */
export function prefixQuery(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  return words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
}

/** A tsquery: any of the words. Null without a word. */
export function anyWordQuery(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map((word) => `'${word}'`).join(' | ');
}

/** The texts of a row in every language. */
export function allTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((text) => typeof text === 'string');
}
