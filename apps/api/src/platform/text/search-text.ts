/** The weight of a word by its source: A is a name, D has the lowest weight. */
export type Weight = 'A' | 'B' | 'C' | 'D';

const maxPositions = 16_383;
const maxQueryWords = 8;

/** A tsvector as PostgreSQL reads it, written here so that every server agrees on what a word is. */
export function searchVector(parts: readonly { weight: Weight; texts: readonly string[] }[]): string {
  const lexemes = new Map<string, string[]>();
  let position = 0;
  for (const { weight, texts } of parts) {
    for (const word of texts.flatMap(normalizeWords)) {
      position = Math.min(position + 1, maxPositions);
      const places = lexemes.get(word) ?? [];
      if (places.length < 8) places.push(`${position}${weight}`);
      lexemes.set(word, places);
    }
  }
  return [...lexemes].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

/** The words of what was typed, at most eight. */
export function queryWords(text: string): string[] {
  return [...new Set(normalizeWords(text))].slice(0, maxQueryWords);
}

/** Words that a search finds as well. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const noSynonyms: Synonyms = new Map();

/** A tsquery: all of the words or their synonyms, the last of them perhaps still being typed. Null without a word. */
export function prefixQuery(words: readonly string[], synonyms = noSynonyms): string | null {
  if (words.length === 0) return null;
  return words.map((word, index) => wordQuery(word, index === words.length - 1, synonyms)).join(' & ');
}

/** A tsquery: one word or its synonyms. */
export function wordQuery(word: string, isPrefix: boolean, synonyms = noSynonyms): string {
  const terms = [word, ...(synonyms.get(word) ?? [])].map((term) => (isPrefix ? `'${term}':*` : `'${term}'`));
  return terms.length > 1 ? `(${terms.join(' | ')})` : terms.join('');
}

/** A tsquery that nothing matches: no word is a sign. */
export const noMatchQuery = "'-'";

/** A tsquery: any of the words. Null without a word. */
export function anyWordQuery(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map((word) => `'${word}'`).join(' | ');
}

/** The texts of a row in every language. */
export function allTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((text) => typeof text === 'string');
}

/** Letters that people write in several ways, each as one of them. */
const sameLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ۀ: 'ه',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ک: 'ك',
  ؤ: 'و',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

const written = /[أإآٱةۀىیئکؤßæœøđłı]/gu;
/** Combining marks: accents once decomposed, Arabic vowel signs; the tatweel only stretches a word. */
const marks = /[\p{Mn}\u0640]/gu;
const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/gu;
/** Joins the parts of a Persian word without a space between; searchers rarely type it. */
const withinWords = /[\u200B-\u200F\u2060'’ʼ`´]/gu;
const words = /[\p{L}\p{N}]+/gu;
const longestWord = 40;

/** The words of a text as search compares them: lower case, without accents, one form for each letter and digit. */
export function normalizeWords(text: string): string[] {
  // The precomposed Arabic forms are looked up before they are decomposed: taken apart they would leave their bare letter.
  const plain = alike(text.normalize('NFKC')).normalize('NFKD').replaceAll(marks, '').replaceAll(arabicDigits, westernDigit);
  return (alike(plain).replaceAll(withinWords, '').match(words) ?? []).map(cut);
}

function alike(text: string): string {
  return text.toLowerCase().replaceAll(written, (letter) => sameLetters[letter] ?? letter);
}

function westernDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) & 0xf);
}

function cut(word: string): string {
  return word.length <= longestWord ? word : [...word].slice(0, longestWord).join('');
}

/** The text as a part of a pattern for `like`: its own signs match themselves. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[%_\\]/g, (sign) => `\\${sign}`);
}
