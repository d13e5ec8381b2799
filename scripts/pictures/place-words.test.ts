import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shownThings } from '../../apps/api/db/seed/content/picture-words.ts';

/** Sets that look the same to who hears of them. */
const alike = new Map([['sideboard', 'top']]);
/** What `places.py` hangs against the wall, and not over the table. */
const onWall = ['kite'];

test('the words for a third picture name the place that it is staged in', async () => {
  const file = await readFile(new URL('../../demo/art/blender/places.py', import.meta.url), 'utf8');
  const staged = [...file.matchAll(/^ {4}'([a-z-]+)': \('([a-z]+)',/gm)].map(([, kind, set = '']) => [
    kind,
    onWall.includes(kind ?? '') ? 'wall' : (alike.get(set) ?? set),
  ]);
  expect(Object.fromEntries(staged)).toEqual(Object.fromEntries(Object.entries(shownThings).map(([kind, { place }]) => [kind, place])));
});
