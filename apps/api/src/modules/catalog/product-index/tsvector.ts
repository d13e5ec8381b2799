/** The bits of a place: the position of the word below, its weight above (3 is A, 0 is D), as PostgreSQL stores them. */
export const positionMask = 0x3fff;
export const weightShift = 14;

const lexeme = /'((?:[^'\\]|''|\\\\)*)'(?::([\dABC,]+))?/g;
const escaped = /''|\\\\/g;
const weights: Record<string, number> = { A: 3, B: 2, C: 1 };
/** PostgreSQL ranks a word without a position as if it came last. */
const nowhere = positionMask - 1;

/** Calls `add` with each word and each of its places, in the order of a tsvector as text. */
export function parseTsvector(text: string, add: (word: string, place: number) => void): void {
  lexeme.lastIndex = 0;
  for (let match = lexeme.exec(text); match; match = lexeme.exec(text)) {
    const word = (match[1] ?? '').replaceAll(escaped, (pair) => pair.slice(1));
    if (match[2] === undefined) add(word, nowhere);
    else for (const place of match[2].split(',')) add(word, placeOf(place));
  }
}

function placeOf(text: string): number {
  const weight = weights[text.at(-1) ?? ''] ?? 0;
  return (Number.parseInt(text, 10) & positionMask) | (weight << weightShift);
}
