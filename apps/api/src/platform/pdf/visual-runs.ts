import bidiFactory from 'bidi-js/dist/bidi.mjs';

export type Direction = 'ltr' | 'rtl';

/** A piece of a line, and what draws it. */
export type VisualRun<Drawer> = { text: string; drawer: Drawer };

const bidi = bidiFactory();

/**
 * The runs of a line in visual order, left to right (Unicode's bidirectional algorithm, UAX 9), each ready for a font that
 * reverses letters of right-to-left scripts, and only those. Each run uses one font.
 */
export function visualRuns<Drawer>(line: string, direction: Direction, drawerOf: (char: string) => Drawer): VisualRun<Drawer>[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const drawers = Array.from({ length: line.length }, (_, index) => drawerOf(line[index] ?? ''));
  const runs = levelRuns(line, levels, drawers).map(({ start, end, level, drawer }) => {
    const chars = Array.from({ length: end - start }, (_, offset) => mirrored.get(start + offset) ?? line[start + offset] ?? '');
    return { level, drawer, text: readyForFont(chars.join(''), level % 2 === 1) };
  });
  return inVisualOrder(runs)
    .map(({ text, drawer }) => ({ text: text.replaceAll(invisible, ''), drawer }))
    .filter(({ text }) => text !== '');
}

/** Marks and isolates have done their work by now; a font would draw some of them as boxes. */
const invisible = /[\u200c-\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

type Run<Drawer> = { start: number; end: number; level: number; drawer: Drawer };

/**
 * Splits a line into runs with one level and one font. A zero-width non-joiner also ends a run: the font has no glyph for it and would
 * render a box.
 */
function levelRuns<Drawer>(line: string, levels: Uint8Array, drawers: readonly Drawer[]): Run<Drawer>[] {
  const runs: Run<Drawer>[] = [];
  for (const [index, drawer] of drawers.entries()) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level && last.drawer === drawer && line[index - 1] !== nonJoiner) last.end = index + 1;
    else runs.push({ start: index, end: index + 1, level, drawer });
  }
  return runs;
}

const nonJoiner = '\u200c';

/** From the deepest level up, every stretch of runs that deep or deeper turns around (rule L2). */
function inVisualOrder<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  let order = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level >= 1; level -= 1) {
    const turned: Leveled[] = [];
    let stretch: Leveled[] = [];
    for (const run of order) {
      if (run.level >= level) stretch.unshift(run);
      else {
        turned.push(...stretch, run);
        stretch = [];
      }
    }
    order = [...turned, ...stretch];
  }
  return order;
}

const ofAScript = /[^\p{Script=Common}\p{Script=Inherited}]/u;
const rightToLeftScript = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The font decides by the first letter that has a script. Persian digits have one and would be reversed; brackets have none. */
function readyForFont(text: string, isRightToLeft: boolean): string {
  const isTurnedByFont = rightToLeftScript.test(ofAScript.exec(text)?.[0] ?? '');
  return isTurnedByFont === isRightToLeft ? text : [...text].reverse().join('');
}
