import { expect, test } from 'vitest';
import { address } from './account-shapes.ts';
import { category, picture, productCard } from './catalog-shapes.ts';
import { complete, completeAll } from './complete.ts';
import { order } from './order-shapes.ts';

test('[call-06] missing fields get defaults, sent ones stay', () => {
  expect(complete(productCard, { id: 3, name: 'Mug', price: '12.50', rating: null })).toMatchObject({
    ...{ id: 3, name: 'Mug', price: 12.5, rating: 0, shop: null, brand: null, in_stock: true },
  });
  expect(complete(address, { id: 1, is_default: 1, extra: 1 })).toMatchObject({
    extra: 1,
    id: 1,
    is_default: true,
    name: '',
    address_type: 'other',
    flat_no: null,
  });
});

test('a card has only the fields that screens read, because pages carry many cards', () => {
  const picture = { src: '/media/a', widths: [96], width: 4, height: 3, preview: 'data:,', alt: 'A' };
  const card = complete(productCard, {
    id: 3,
    slug: 'mug',
    colors: [{ id: 2, name: 'Sand', hex: '#DCA' }],
    picture,
    second_picture: picture,
    brand: { id: 1, name: 'Clay' },
  });
  expect(Object.keys(card)).not.toContain('slug');
  expect(card.colors).toEqual([{ hex: '#DCA' }]);
  expect(card.brand).toEqual({ name: 'Clay' });
  expect(card.picture).toEqual({ src: '/media/a', widths: [96], width: 4, height: 3, preview: 'data:,' });
  expect(card.second_picture).toEqual({ src: '/media/a', widths: [96], width: 4, height: 3 });
});

test('[call-06] a record without a slug or code uses its id', () => {
  expect(complete(category, { id: 7, name: 'Lamps', sub_categories: [{ id: 8, name: 'Small' }, null] })).toMatchObject({
    slug: '7',
    sub_categories: [{ id: 8, thumbnail: null }],
  });
  expect(complete(order, { id: 12, status: 'Teleported' })).toMatchObject({ code: '12', status: 'Pending', shop: null, created_at: '' });
});

test('[call-06] invalid lists are empty, and a complete picture stays complete', () => {
  const whole = { src: '/media/a', widths: [96, 640], width: 4, height: 3, preview: '', alt: 'A' };
  expect(picture(whole)).toEqual(whole);
  expect(picture({ widths: [96] })).toBeNull();
  expect(completeAll(productCard, undefined)).toEqual([]);
});
