import { type Font, openSync } from 'fontkit';

/** What the font has no letter for (an emoji, another script) becomes a question mark: a document would show a box. */
export function createGlyphFilter(file: string): (text: string) => string {
  let font: Font | undefined;
  return (text) => {
    font ??= openFont(file);
    const known = font;
    return [...text].map((char) => (isDrawn(char, known) ? char : '?')).join('');
  };
}

function openFont(file: string): Font {
  const opened = openSync(file);
  if ('fonts' in opened) throw new Error(`${file} is a collection of fonts`);
  return opened;
}

/** Line ends and marks of direction are not drawn, but mean something. */
function isDrawn(char: string, font: Font): boolean {
  return /[\n\p{Cf}]/u.test(char) || font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
}
