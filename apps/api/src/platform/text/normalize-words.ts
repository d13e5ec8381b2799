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
/** Combining marks: accents once decomposed, Arabic vowel signs; the tatweel stretches a word and says nothing. */
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
