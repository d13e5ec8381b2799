import { readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readManifest } from '../../demo/art/manifest.ts';
import { demoContent } from '../../demo/read-content.ts';

const folder = new URL('../../demo/pictures/', import.meta.url);

test('every demo picture has the size of its manifest entry and a preview', async () => {
  const wrong = await Promise.all(
    Object.entries(await readManifest()).map(async ([file, { width, height, preview }]) => {
      const image = await sharp(new URL(file, folder).pathname).metadata();
      return image.width === width && image.height === height && preview.startsWith('data:image/webp') ? [] : [file];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

test('every product has its first picture in each of its colours and a second one', async () => {
  const manifest = await readManifest();
  const wanted = demoContent.categories.flatMap(({ products }) =>
    products.flatMap(({ picture, colors }) => [
      `${picture}-${colors[0]}-detail.webp`,
      ...colors.map((color) => `${picture}-${color}-front.webp`),
    ]),
  );
  expect(wanted.filter((file) => !manifest[file])).toEqual([]);
});

test('every product is shown in its place', async () => {
  const manifest = await readManifest();
  const wanted = demoContent.categories.flatMap(({ products }) =>
    products.map(({ picture, colors }) => `${picture}-${colors[0]}-scene.webp`),
  );
  expect(wanted.filter((file) => !manifest[file])).toEqual([]);
});

test('a category has at least twelve silhouettes, and none of them is more than five products', () => {
  const found = demoContent.categories.map(({ slug, products }) => {
    const counts = Map.groupBy(products, ({ picture }) => picture);
    return { slug, kinds: counts.size, most: Math.max(...[...counts.values()].map((list) => list.length)) };
  });
  expect(found.filter(({ kinds, most }) => kinds < 12 || most > 5)).toEqual([]);
});

test('shelves are uneven, as those of shops are', () => {
  const sizes = demoContent.categories.map(({ products }) => products.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeGreaterThan(8);
  expect(new Set(sizes).size).toBeGreaterThan(6);
});

test('every category has a picture', async () => {
  const manifest = await readManifest();
  expect(demoContent.categories.map(({ slug }) => `category-${slug}.webp`).filter((file) => !manifest[file])).toEqual([]);
});

/** Banners, covers and categories are stored larger than pages show them; the media store makes the files of pages. */
const large = /^(hero|side-\d|ad|flash-sale|post|category|shop-.+-banner)/;

test('a picture of a product weighs less than 60 kB, a banner less than 260 kB, and all together less than 40 MB', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(new URL(file, folder))).size })));
  expect(sizes.filter(({ file, bytes }) => bytes > (large.test(file) ? 260_000 : 60_000))).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(40_000_000);
});
