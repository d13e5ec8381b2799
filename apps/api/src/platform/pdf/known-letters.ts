import { type Font, openSync } from 'fontkit';

/** The font of a letter: the text's, or the one with the currency signs. */
export type Drawer = 'text' | 'signs';

export type KnownLetters = {
  /** The text with letters alone that can be drawn. */
  withKnown: (text: string) => string;
  drawerOf: (char: string) => Drawer;
  /** How far the text's font reaches above its line, as a part of its size. */
  ascent: () => number;
};

/** The letters that the two fonts have; the fonts are opened when first needed. */
export function createKnownLetters(files: Record<Drawer, string>): KnownLetters {
  const text = lazily(() => openFont(files.text));
  const signs = lazily(() => openFont(files.signs));
  const isKnown = (char: string) => /[\n\p{Cf}]/u.test(char) || has(text(), char) || has(signs(), char);
  return {
    withKnown: (words) => [...words].map((char) => (isKnown(char) ? char : instead(char, isKnown))).join(''),
    drawerOf: (char) => (!has(text(), char) && has(signs(), char) ? 'signs' : 'text'),
    ascent: () => text().ascent / text().unitsPerEm,
  };
}

/** A sign for several letters is spelt out (`﷼` as `ریال`); what has no letter at all, such as an emoji, becomes a question mark: a document would show a box. */
function instead(char: string, isKnown: (char: string) => boolean): string {
  const spelt = [...char.normalize('NFKC')];
  return spelt.every(isKnown) ? spelt.join('') : '?';
}

function has(font: Font, char: string): boolean {
  return font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
}

function lazily<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

function openFont(file: string): Font {
  const opened = openSync(file);
  if ('fonts' in opened) throw new Error(`${file} is a collection of fonts`);
  return opened;
}
