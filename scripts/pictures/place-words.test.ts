import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stagedPictures } from '../../demo/art/scenes/staged.ts';
import { demoContent } from '../../demo/read-content.ts';

const { things, scenes } = demoContent.pictures;

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
  expect(Object.fromEntries(staged)).toEqual(Object.fromEntries(Object.entries(things).map(([kind, { place }]) => [kind, place])));
});

test('the words for a banner or a cover name the things that are staged in it', () => {
  const staged = stagedPictures().map(({ cuts: [cut], stage }) => [cut?.name, new Set(stage.actors.map(({ kind }) => kind))]);
  expect(Object.fromEntries(Object.entries(scenes).map(([name, kinds]) => [name, new Set(kinds)]))).toEqual(Object.fromEntries(staged));
});
