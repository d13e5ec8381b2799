import { expect, test } from 'vitest';
import { describePicture } from '../../apps/api/db/seed/alt-text.ts';
import { readManifest } from '../../demo/art/manifest.ts';

test('a product picture is described in three languages with its view', () => {
  expect(describePicture('mug-sand-front.webp')).toEqual({ en: 'Mug in sand', ar: 'كوب بلون رملي', ir: 'ماگ به رنگ شنی' });
  expect(describePicture('table-lamp-oak-detail.webp')).toEqual({
    en: 'Table lamp in oak, from near',
    ar: 'مصباح طاولة بلون بلوطي، عن قرب',
    ir: 'چراغ رومیزی به رنگ بلوطی از نزدیک',
  });
  expect(describePicture('soap-olive-scene.webp')).toEqual({
    en: 'Bars of soap in olive on a bathroom ledge',
    ar: 'قطعتا صابون بلون زيتي على رف حمّام',
    ir: 'قالب‌های صابون به رنگ زیتونی روی طاقچه‌ی حمام',
  });
});

test('a picture of several things names each of them', () => {
  expect(describePicture('hero-2-rtl.webp')).toEqual({
    en: 'Teapot, vase with dried stems, jug, bowl and mug before an arched wall',
    ar: 'إبريق شاي ومزهرية فيها أغصان مجففة ودورق ووعاء وكوب أمام جدار مقوّس',
    ir: 'قوری، گلدان با شاخه‌های خشک، پارچ، کاسه و ماگ جلوی دیواری طاق‌دار',
  });
  expect(describePicture('brand-ember.webp')).toMatchObject({ en: 'Sign of Ember' });
});

test('every demo picture has an alternative text', async () => {
  const pictures = Object.keys(await readManifest()).filter((file) => file.endsWith('.webp'));
  expect(pictures.length).toBeGreaterThan(600);
  expect(pictures.filter((file) => !('en' in describePicture(file)))).toEqual([]);
});
