import { expect, test } from 'vitest';
import { type Choice, chooseVariant, type Option } from './choose-variant.ts';

const red = { en: 'Red', ar: 'أحمر' };
const blue = { en: 'Blue', ar: 'أزرق' };

function option(size: [number, string] | null, color: [number, object] | null): Option {
  return {
    size_id: size?.[0] ?? null,
    size: size && { en: size[1] },
    color_id: color?.[0] ?? null,
    color: color?.[1] ?? null,
    unit_id: 9,
    unit: { en: 'Pack' },
  };
}

const smallRed = option([38, 'S'], [1, red]);
const largeRed = option([2, '38'], [1, red]);
const largeBlue = option([2, '38'], [2, blue]);
const shirts = [smallRed, largeRed, largeBlue];

test.each<[string, Choice, ReturnType<typeof chooseVariant>]>([
  ['by names', { size: 's', color: 'RED' }, { option: smallRed }],
  ['by ids', { size: 38, color: 1 }, { option: smallRed }],
  ['by an id written as text', { size: '2', color: '2' }, { option: largeBlue }],
  ['by a name that looks like an id', { size: '38', color: 1 }, { option: largeRed }],
  ['by a name in another language', { size: 'S', color: 'أحمر' }, { option: smallRed }],
  ['with what has one value left out', { size: 'S' }, { option: smallRed }],
  ['with a unit that is the only one', { color: 'Blue', unit: 'pack' }, { option: largeBlue }],
  ['without a size', { color: 'Red' }, { missing: 'size' }],
  ['without a colour', { size: '38' }, { missing: 'color' }],
  ['with nothing', {}, { missing: 'size' }],
  ['with empty texts and nulls', { size: '', color: null }, { missing: 'size' }],
  ['with an unknown size', { size: 'XXL' }, { notOffered: 'size' }],
  ['with a colour that this size has not', { size: 'S', color: 'Blue' }, { notOffered: 'color' }],
  ['with an unknown unit', { size: 'S', unit: 7 }, { notOffered: 'unit' }],
])('a shirt %s', (_title, choice, chosen) => {
  expect(chooseVariant(shirts, choice)).toEqual(chosen);
});

test('a product without choices needs none', () => {
  const plain = option(null, null);
  expect(chooseVariant([plain], {})).toEqual({ option: plain });
  expect(chooseVariant([plain], { size: 'S' })).toEqual({ notOffered: 'size' });
});
