import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BulkFields, planBulkChange } from './bulk-change.ts';

const product: BulkFields = {
  price: 1999,
  discount_price: 1499,
  category_id: 1,
  sub_category_id: 2,
  is_published: true,
  variants: [
    { id: 1, stock: 3 },
    { id: 2, stock: 0 },
  ],
};

test('a percentage changes both prices and is rounded half up to a cent', () => {
  expect(planBulkChange(product, { kind: 'price', by: 'percent', value: 7.5 })).toMatchObject({
    after: { price: 2149, discount_price: 1611 },
    problem: null,
  });
  expect(planBulkChange(product, { kind: 'price', by: 'percent', value: -50 })).toMatchObject({
    after: { price: 999, discount_price: 749 },
  });
  expect(planBulkChange({ ...product, discount_price: 0 }, { kind: 'price', by: 'amount', value: -0.99 })).toMatchObject({
    after: { price: 1900, discount_price: 0 },
  });
});

test('an offer is a percentage or an amount below the price, replaces the former one, and is removed', () => {
  const offer = (discount: { by: 'percent' | 'amount'; value: number } | null) => planBulkChange(product, { kind: 'offer', discount });
  expect(offer({ by: 'percent', value: 20 })).toEqual({ after: { ...product, discount_price: 1599 }, problem: null });
  expect(offer({ by: 'amount', value: 2.5 })).toEqual({ after: { ...product, discount_price: 1749 }, problem: null });
  expect(offer({ by: 'percent', value: 100 })).toEqual({ after: product, problem: 'price' });
  expect(offer({ by: 'amount', value: 20 })).toEqual({ after: product, problem: 'price' });
  expect(offer({ by: 'percent', value: 0.01 })).toEqual({ after: product, problem: 'same' });
  expect(offer({ by: 'amount', value: 5 })).toEqual({ after: product, problem: 'same' });
  expect(offer(null)).toEqual({ after: { ...product, discount_price: 0 }, problem: null });
  expect(planBulkChange({ ...product, discount_price: 0 }, { kind: 'offer', discount: null })).toMatchObject({ problem: 'same' });
});

test('a change that leaves no price or a negative stock is a problem, and the product stays', () => {
  expect(planBulkChange(product, { kind: 'price', by: 'amount', value: -14.99 })).toEqual({ after: product, problem: 'price' });
  expect(planBulkChange(product, { kind: 'price', by: 'percent', value: -100 })).toEqual({ after: product, problem: 'price' });
  expect(planBulkChange(product, { kind: 'stock', mode: 'add', value: -1 })).toEqual({ after: product, problem: 'stock' });
  expect(planBulkChange(product, { kind: 'stock', mode: 'set', value: -1 })).toEqual({ after: product, problem: 'stock' });
  expect(planBulkChange(product, { kind: 'status', is_published: true })).toEqual({ after: product, problem: 'same' });
});

test('whatever the change, prices stay above zero, a discount stays below the price, and stock never becomes negative', () => {
  const fields = fc.record({ price: fc.integer({ min: 1, max: 1e9 }), part: fc.double({ min: 0, max: 0.99, noNaN: true }) });
  const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100);
  const change = fc.oneof(
    fc.record({ kind: fc.constant('price' as const), by: fc.constantFrom('percent' as const, 'amount' as const), value }),
    fc.record({
      kind: fc.constant('stock' as const),
      mode: fc.constantFrom('set' as const, 'add' as const),
      value: fc.integer({ min: -1e6, max: 1e6 }),
    }),
    fc.record({
      kind: fc.constant('offer' as const),
      discount: fc.option(
        fc.record({
          by: fc.constantFrom('percent' as const, 'amount' as const),
          value: fc.integer({ min: 1, max: 1e6 }).map((hundredths) => hundredths / 100),
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(fields, change, ({ price, part }, given) => {
      const { after } = planBulkChange({ ...product, price, discount_price: Math.floor(price * part) }, given);
      expect(after.price).toBeGreaterThan(0);
      expect(Number.isInteger(after.price)).toBe(true);
      expect(after.discount_price === 0 || after.discount_price < after.price).toBe(true);
      expect(after.variants.every(({ stock }) => stock >= 0)).toBe(true);
    }),
  );
});
