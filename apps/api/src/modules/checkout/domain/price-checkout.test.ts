import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheaperDelivery, deliveryCharge, priceCheckout, type Terms } from './price-checkout.ts';
import type { Voucher } from './vouchers.ts';

const noTerms: Terms = { vouchers: [], taxes: [], bands: [], membership: null, named_voucher_id: null };
const vat = { id: 1, name: { en: 'VAT' }, basis_points: 750 };

function voucher(over: Partial<Voucher>): Voucher {
  return {
    id: 1,
    shop_id: 1,
    code: 'TEN',
    discount_type: 'Percentage',
    discount: 1000,
    min_order_amount: 0,
    max_discount_amount: null,
    ...over,
  };
}

describe('the amounts of a checkout', () => {
  test('[cart-06] voucher, membership, tax and delivery follow each other', () => {
    const { sum } = priceCheckout([{ shop_id: 1, lines: [{ price: 10_000, quantity: 1 }] }], {
      vouchers: [voucher({})],
      taxes: [vat],
      bands: [{ shop_id: 1, from_quantity: 1, to_quantity: null, charge: 500 }],
      membership: { basis_points: 500, free_delivery: false },
      named_voucher_id: null,
    });
    // 100.00 − 10.00 − 5 % of 90.00 = 85.50; 7.5 % of it is 6.4125, half up 6.41.
    expect(sum).toMatchObject({ total: 10_000, coupon: 1000, membership: 450, tax: 641, delivery: 500, payable: 9691 });
  });

  test('a share of half a cent is rounded up', () => {
    const { sum } = priceCheckout([{ shop_id: 1, lines: [{ price: 50, quantity: 1 }] }], {
      ...noTerms,
      taxes: [{ ...vat, basis_points: 500 }],
    });
    expect(sum.tax).toBe(3);
  });

  test('the best voucher of each shop applies, the named one before a better one', () => {
    const vouchers = [voucher({ id: 1, discount: 500 }), voucher({ id: 2, discount: 2000 })];
    const lines = [{ shop_id: 1, lines: [{ price: 1000, quantity: 2 }] }];
    expect(priceCheckout(lines, { ...noTerms, vouchers }).shops[0]?.voucher).toMatchObject({ voucher: { id: 2 }, discount: 400 });
    expect(priceCheckout(lines, { ...noTerms, vouchers, named_voucher_id: 1 }).shops[0]?.voucher).toMatchObject({
      voucher: { id: 1 },
      by_code: true,
    });
  });

  test.each([
    ['below its minimum', { min_order_amount: 2001 }, 0],
    ['at its minimum', { min_order_amount: 2000 }, 200],
    ['with a cap', { max_discount_amount: 150 }, 150],
    ['as an amount above the subtotal', { discount_type: 'Amount', discount: 99_999 }, 2000],
  ] as const)('a voucher %s', (_title, over, coupon) => {
    const priced = priceCheckout([{ shop_id: 1, lines: [{ price: 1000, quantity: 2 }] }], { ...noTerms, vouchers: [voucher(over)] });
    expect(priced.sum.coupon).toBe(coupon);
  });

  test('a voucher of one shop leaves another shop alone', () => {
    const priced = priceCheckout([{ shop_id: 2, lines: [{ price: 1000, quantity: 1 }] }], { ...noTerms, vouchers: [voucher({})] });
    expect(priced.sum.coupon).toBe(0);
  });

  test('a plan that delivers free takes the delivery charge away', () => {
    const bands = [{ shop_id: 1, from_quantity: 1, to_quantity: null, charge: 500 }];
    const terms = { ...noTerms, bands, membership: { basis_points: 0, free_delivery: true } };
    expect(priceCheckout([{ shop_id: 1, lines: [{ price: 1, quantity: 1 }] }], terms).sum.delivery).toBe(0);
  });

  test.each([
    [1, 300],
    [3, 300],
    [4, 500],
    [99, 500],
  ])('%i items are delivered for %i', (quantity, charge) => {
    const bands = [
      { from_quantity: 4, to_quantity: 10, charge: 500 },
      { from_quantity: 1, to_quantity: 3, charge: 300 },
    ];
    expect(deliveryCharge(bands, quantity)).toBe(charge);
  });

  test('the parts always add up to the total, whatever is bought under whatever terms', () => {
    const line = fc.record({ price: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 999 }) });
    const shops = fc.array(fc.array(line, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
    const points = fc.nat(10_000);
    fc.assert(
      fc.property(shops, fc.array(points, { maxLength: 3 }), points, points, (carts, taxPoints, voucherPoints, memberPoints) => {
        const terms: Terms = {
          vouchers: carts.map((_, index) => voucher({ id: index + 1, shop_id: index + 1, discount: Math.max(1, voucherPoints) })),
          taxes: taxPoints.map((basis_points, id) => ({ id, name: {}, basis_points })),
          bands: carts.map((_, index) => ({ shop_id: index + 1, from_quantity: 1, to_quantity: null, charge: 499 })),
          membership: { basis_points: memberPoints, free_delivery: false },
          named_voucher_id: null,
        };
        const { sum, shops: parts } = priceCheckout(
          carts.map((lines, index) => ({ shop_id: index + 1, lines })),
          terms,
        );
        for (const amounts of [sum, ...parts]) {
          expect(amounts.payable).toBe(amounts.total - amounts.coupon - amounts.membership + amounts.tax + amounts.delivery);
          expect(amounts.tax).toBe(amounts.taxes.reduce((all, { amount }) => all + amount, 0));
          expect(amounts.payable).toBeGreaterThanOrEqual(0);
        }
        expect(sum.payable).toBe(parts.reduce((all, { payable }) => all + payable, 0));
      }),
    );
  });
});

describe('cheaper delivery', () => {
  const bands = [
    { from_quantity: 1, to_quantity: 2, charge: 500 },
    { from_quantity: 3, to_quantity: 5, charge: 300 },
    { from_quantity: 6, to_quantity: null, charge: 0 },
  ];
  test.each([
    [1, { missing_quantity: 2, charge: 300 }],
    [4, { missing_quantity: 2, charge: 0 }],
    [6, null],
  ])('[cart-16] with %d items: %o', (quantity, next) => {
    expect(cheaperDelivery(bands, quantity)).toEqual(next);
  });

  test('is the first larger quantity with a lower charge, for any bands', () => {
    const band = fc.record({
      from_quantity: fc.integer({ min: 1, max: 12 }),
      to_quantity: fc.option(fc.integer({ min: 1, max: 15 })),
      charge: fc.integer({ min: 0, max: 5 }),
    });
    const valid = band.filter(({ from_quantity, to_quantity }) => to_quantity === null || to_quantity >= from_quantity);
    fc.assert(
      fc.property(fc.array(valid, { maxLength: 4 }), fc.integer({ min: 1, max: 15 }), (some, quantity) => {
        const larger = Array.from({ length: 30 }, (_, index) => quantity + index + 1);
        const first = larger.find((each) => deliveryCharge(some, each) < deliveryCharge(some, quantity));
        expect(cheaperDelivery(some, quantity)).toEqual(
          first === undefined ? null : { missing_quantity: first - quantity, charge: deliveryCharge(some, first) },
        );
      }),
    );
  });
});
