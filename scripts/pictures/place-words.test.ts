import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stagedPictures } from '../../demo/art/scenes/staged.ts';
import { demoContent } from '../../demo/read-content.ts';

const { things, scenes } = demoContent.pictures;

/** Sets with the same description. */
const alike = new Map([['sideboard', 'top']]);
/** Kinds that `places.py` hangs on the wall instead of over the table. */
const onWall = ['kite'];

test('the text of a third picture names its place', async () => {
  const file = await readFile(new URL('../../demo/art/blender/places.py', import.meta.url), 'utf8');
  const placed = [...file.matchAll(/^ {4}'([a-z-]+)': \('([a-z]+)',/gm)].map(([, kind, set = '']) => [
    kind,
    onWall.includes(kind ?? '') ? 'wall' : (alike.get(set) ?? set),
  ]);
  expect(Object.fromEntries(placed)).toEqual(Object.fromEntries(Object.entries(things).map(([kind, { place }]) => [kind, place])));
});

/** Categories have texts of their own in categories.json. */
const isCategory = (name: string | undefined) => name?.startsWith('category-') ?? false;

test('the text of a banner or a cover names its things', () => {
  const banners = stagedPictures().filter(({ cuts: [cut] }) => !isCategory(cut?.name));
  const placed = banners.map(({ cuts: [cut], stage }) => [cut?.name, new Set(stage.actors.map(({ kind }) => kind))]);
  expect(Object.fromEntries(Object.entries(scenes).map(([name, kinds]) => [name, new Set(kinds)]))).toEqual(Object.fromEntries(placed));
});
