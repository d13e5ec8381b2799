import { expect, test } from 'vitest';
import { altOf } from '../../apps/api/db/seed/alt-of.ts';
import { readManifest } from '../../demo/art/manifest.ts';

test('a product picture says in three languages what it shows, and from where', () => {
  expect(altOf('mug-sand-front.webp')).toEqual({ en: 'Mug in sand', ar: 'كوب بلون رملي', ir: 'ماگ به رنگ شنی' });
  expect(altOf('table-lamp-oak-detail.webp')).toEqual({
    en: 'Table lamp in oak, from near',
    ar: 'مصباح طاولة بلون بلوطي، عن قرب',
    ir: 'چراغ رومیزی به رنگ بلوطی از نزدیک',
  });
  expect(altOf('soap-olive-scene.webp')).toEqual({
    en: 'Bars of soap in olive on a bathroom ledge',
    ar: 'قطعتا صابون بلون زيتي على رف حمّام',
    ir: 'قالب‌های صابون به رنگ زیتونی روی طاقچهٔ حمام',
  });
});

test('every product picture of the demo market has such words', async () => {
  const products = Object.keys(await readManifest()).filter((file) => /-(front|detail|scene)\.webp$/.test(file));
  expect(products.length).toBeGreaterThan(600);
  expect(products.filter((file) => !('en' in altOf(file)))).toEqual([]);
});
