import type { Variant } from '@souk/contract/catalog';
import { describe, expect, test } from 'vitest';
import {
  choose,
  emptyChoice,
  findMissingAxis,
  findVariant,
  isSoldOut,
  optionState,
  type ProductOptions,
  pictureForChoice,
  readChoice,
  shownPrice,
  unavailableReason,
} from './product-choice.ts';

const picture = { src: '/media/olive', widths: [640], width: 640, height: 640, preview: '', alt: '' };
const sand = 1;
const olive = 4;
const rose = 7;
const small = 13;
const large = 14;
const medium = 15;

function buildVariant(changes: Partial<Variant>): Variant {
  return { id: 1, color_id: null, size_id: null, unit_id: null, price: 24, discount_price: 0, stock: 5, picture: null, ...changes };
}

/** Sand is sold out in small and in stock in the other sizes, olive exists in large only, rose is sold out. */
const mug: ProductOptions = {
  price: 24,
  discount_price: 0,
  picture: null,
  colors: [
    { id: rose, name: 'Rose', hex: '#C99' },
    { id: sand, name: 'Sand', hex: '#DCA' },
    { id: olive, name: 'Olive', hex: '#785' },
  ],
  sizes: [
    { id: small, name: 'S' },
    { id: medium, name: 'M' },
    { id: large, name: 'L' },
  ],
  units: [],
  variants: [
    buildVariant({ id: 11, color_id: sand, size_id: small, stock: 0 }),
    buildVariant({ id: 12, color_id: sand, size_id: large, price: 30, discount_price: 27, stock: 3 }),
    buildVariant({ id: 13, color_id: olive, size_id: large, price: 32, stock: 9, picture }),
    buildVariant({ id: 14, color_id: rose, size_id: small, stock: 0 }),
    buildVariant({ id: 15, color_id: sand, size_id: medium, stock: 4 }),
  ],
};
const plain: ProductOptions = { ...mug, colors: [], sizes: [], variants: [buildVariant({ id: 20, stock: 2 })] };
const read = (query: string, product = mug) => readChoice(product, new URLSearchParams(query));

describe('the choice', () => {
  test('[browse-05] comes from the address', () => {
    expect(read(`color=${olive}&size=${large}`)).toEqual({ color: olive, size: large, unit: null });
    expect(findVariant(mug, read(`color=${olive}&size=${large}`))?.id).toBe(13);
  });

  test('[browse-05] preselects an available color, but no size', () => {
    expect(read('')).toEqual({ color: sand, size: null, unit: null });
    expect(findMissingAxis(mug, read(''))).toBe('size');
    expect(findVariant(mug, read(''))).toBeUndefined();
  });

  test('[browse-05] preselects the color on the card if it is available', () => {
    expect(read('', { ...mug, picture }).color).toBe(olive);
  });

  test.each(['color=999', 'color=x&size=drop', 'size=0'])('ignores the unknown options of %s', (query) => {
    expect(read(query)).toEqual({ color: sand, size: null, unit: null });
  });

  test('is complete if there is nothing to choose', () => {
    expect(findMissingAxis(plain, read('', plain))).toBeNull();
    expect(findVariant(plain, read('', plain))?.id).toBe(20);
  });

  test('preselects a single option', () => {
    const oneSize = { ...mug, sizes: [{ id: large, name: 'L' }] };
    expect(read('', oneSize).size).toBe(large);
    expect(choose(oneSize, read('', oneSize), 'size', large).size).toBe(large);
  });

  test('[browse-05] preselects the only size in stock in this color', () => {
    expect(read(`color=${olive}`).size).toBe(large);
    const largeOnly = { ...mug, variants: mug.variants.map((variant) => (variant.id === 15 ? { ...variant, stock: 0 } : variant)) };
    expect(read('', largeOnly)).toEqual({ color: sand, size: large, unit: null });
    expect(read(`size=${small}`, largeOnly).size).toBe(small);
    expect(read(`color=${rose}`).size).toBeNull();
  });

  test('a size can be cleared, a color only changed', () => {
    const whole = read(`color=${sand}&size=${large}`);
    expect(choose(mug, whole, 'size', large).size).toBeNull();
    expect(choose(mug, whole, 'color', sand).color).toBe(sand);
    expect(choose(mug, whole, 'color', olive).color).toBe(olive);
  });
});

describe('the availability of an option', () => {
  const withSand = read(`color=${sand}`);

  test.each([
    ['a size that is sold out in this color', withSand, 'size', small, 'sold_out'],
    ['a size in stock', withSand, 'size', large, 'available'],
    ['a size that does not exist in this color', read(`color=${olive}`), 'size', small, 'impossible'],
    ['a color that is sold out in every size', read(''), 'color', rose, 'sold_out'],
    ['a color that does not exist in this size', read(`size=${small}`), 'color', olive, 'impossible'],
  ] as const)('[browse-05] %s', (_case, choice, axis, id, state) => {
    expect(optionState(mug, choice, axis, id)).toBe(state);
  });

  /** Small is in stock in olive only, large in sand only. */
  const crossed: ProductOptions = {
    ...mug,
    variants: [
      buildVariant({ id: 11, color_id: sand, size_id: small, stock: 0 }),
      buildVariant({ id: 12, color_id: sand, size_id: large }),
      buildVariant({ id: 13, color_id: olive, size_id: small }),
      buildVariant({ id: 14, color_id: rose, size_id: small, stock: 0 }),
    ],
  };
  test.each([
    ['its size is sold out in this color', { color: sand }, 'size', small, { state: 'sold_out', because: ['Sand'] }],
    ['its size does not exist in this color', { color: olive }, 'size', large, { state: 'impossible', because: ['Olive'] }],
    ['its color is sold out whatever else is chosen', { size: small }, 'color', rose, { state: 'sold_out', because: [] }],
    ['nothing if it is available', { color: olive }, 'size', small, undefined],
  ] as const)('[browse-05] the reason is: %s', (_case, chosen, axis, id, reason) => {
    expect(unavailableReason(crossed, { ...emptyChoice, ...chosen }, axis, id)).toEqual(reason);
  });

  test('[browse-05] a choice is sold out if all its variants are', () => {
    expect(isSoldOut(mug, read(`color=${rose}`))).toBe(true);
    expect(isSoldOut(mug, withSand)).toBe(false);
    expect(isSoldOut(plain, read('', plain))).toBe(false);
  });
});

describe('the price and the picture', () => {
  test('[browse-05] start at the cheapest variant while a choice is missing', () => {
    expect(shownPrice(mug, read(`color=${sand}`))).toEqual({ amount: 24, original: null, percentage: 0, from: true });
  });

  test('[browse-05] are those of the choice, with the price before the discount', () => {
    expect(shownPrice(mug, read(`color=${sand}&size=${large}`))).toEqual({ amount: 27, original: 30, percentage: 10, from: false });
    expect(pictureForChoice(mug, read(`color=${olive}`))?.src).toBe('/media/olive');
    expect(pictureForChoice(mug, read(`color=${sand}`))).toBeNull();
  });

  test('[browse-05] has the same percentage as its card: rounded down', () => {
    expect(shownPrice({ ...plain, variants: [], price: 26, discount_price: 12.5 }, read('', plain))).toMatchObject({ percentage: 51 });
  });

  test('are the product’s own if it has no variants', () => {
    expect(shownPrice({ ...plain, variants: [], price: 10, discount_price: 8 }, read('', plain))).toEqual({
      amount: 8,
      original: 10,
      percentage: 20,
      from: false,
    });
  });
});
