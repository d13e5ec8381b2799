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
    ir: 'قالب‌های صابون به رنگ زیتونی روی طاقچه‌ی حمام',
  });
});

test('what several things stand in says which', () => {
  expect(altOf('hero-2-rtl.webp')).toEqual({
    en: 'Teapot, vase with dried stems, jug, bowl and mug before an arched wall',
    ar: 'إبريق شاي ومزهرية فيها أغصان مجففة ودورق ووعاء وكوب أمام جدار مقوّس',
    ir: 'قوری، گلدان با شاخه‌های خشک، پارچ، کاسه و ماگ جلوی دیواری طاق‌دار',
  });
  expect(altOf('brand-ember.webp')).toMatchObject({ en: 'Sign of Ember' });
});

test('every picture of the demo market has such words', async () => {
  const pictures = Object.keys(await readManifest()).filter((file) => file.endsWith('.webp'));
  expect(pictures.length).toBeGreaterThan(600);
  expect(pictures.filter((file) => !('en' in altOf(file)))).toEqual([]);
});
