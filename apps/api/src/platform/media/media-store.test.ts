import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMediaStore, offeredWidths } from './media-store.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-media-'));
});
afterAll(() => rm(folder, { recursive: true }));

function picture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: width, channels: 3, background: '#B4501E' } })
    .png()
    .toBuffer();
}

test('a size is made in the wanted format and never larger than the original', async () => {
  const store = createMediaStore(folder);
  const key = await store.put(await picture(400));
  const small = await sharp(await store.size(key, 160, 'webp')).metadata();
  expect([small.format, small.width]).toEqual(['webp', 160]);
  const large = await sharp(await store.size(key, 1600, 'avif')).metadata();
  expect([large.format, large.width]).toEqual(['heif', 400]);
  const shared = await sharp(await store.size(key, 320, 'jpg')).metadata();
  expect([shared.format, shared.width, shared.hasAlpha]).toEqual(['jpeg', 320, false]);
});

test.each([
  ['icon-192', 192, [180, 80, 30]],
  ['touch-180', 180, [255, 255, 255]],
  ['maskable-512', 512, [255, 255, 255]],
] as const)('%s is a square of %i pixels around the whole sign', async (name, edge, corner) => {
  const store = createMediaStore(folder);
  const icon = sharp(await store.icon(await store.put(await picture(250)), name));
  const { width, height, format } = await icon.metadata();
  expect([format, width, height]).toEqual(['png', edge, edge]);
  expect([...(await icon.removeAlpha().raw().toBuffer()).subarray(0, 3)]).toEqual(corner);
});

test('a wide sign is not cut', async () => {
  const store = createMediaStore(folder);
  const wide = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#B4501E' } })
    .png()
    .toBuffer();
  const { data, info } = await sharp(await store.icon(await store.put(wide), 'icon-192'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([alphaAt(2, 96), alphaAt(189, 96), alphaAt(96, 2)]).toEqual([255, 255, 0]);
});

test('equal bytes have one key, and equal requests at once make one file', async () => {
  const store = createMediaStore(folder);
  const key = await store.put(await picture(300));
  expect(await store.put(await picture(300))).toBe(key);
  const sizes = await Promise.all(Array.from({ length: 8 }, () => store.size(key, 96, 'webp')));
  expect(new Set(sizes.map((bytes) => bytes?.length)).size).toBe(1);
  expect(await readdir(join(folder, 'sizes', key.slice(0, 2), key))).toEqual(['96.webp']);
});

test('an unknown picture has no sizes', async () => {
  expect(await createMediaStore(folder).size('0123456789abcdef', 96, 'webp')).toBeUndefined();
});

test('the widths offered end at the width of the original', () => {
  expect(offeredWidths(700)).toEqual([96, 160, 320, 480, 640]);
  expect(offeredWidths(40)).toEqual([96]);
});
