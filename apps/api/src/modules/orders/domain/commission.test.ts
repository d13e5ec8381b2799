import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CommissionedOrder, type CommissionRule, freezeCommission } from './commission.ts';
import { partOf, shareAmong } from './line-shares.ts';

const points = fc.nat(10_000);
const id = fc.integer({ min: 1, max: 3 });
const funder = fc.constantFrom('shop' as const, 'marketplace' as const);

const rule: fc.Arbitrary<CommissionRule> = fc
  .record({
    delivery: fc.boolean(),
    shop_id: fc.option(id),
    category_id: fc.option(id),
    fixed: fc.boolean(),
    points,
    amount: fc.nat(5000),
    tax: points,
  })
  .map(({ delivery, shop_id, category_id, fixed, points: basis_points, amount, tax }) => ({
    applies_to: delivery ? 'delivery' : 'items',
    shop_id,
    category_id: delivery ? null : category_id,
    basis_points: fixed ? null : basis_points,
    item_amount: fixed ? amount : null,
    tax_basis_points: tax,
  }));

const order: fc.Arbitrary<CommissionedOrder> = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 1_000_000 }),
        off: fc.nat(5000),
        quantity: fc.integer({ min: 1, max: 20 }),
        category_ids: fc.array(id, { minLength: 1, maxLength: 2 }),
        funder,
      }),
      { minLength: 1, maxLength: 5 },
    ),
    coupon: points,
    member: points,
    tax: points,
    funders: fc.tuple(funder, funder),
    delivery_charge: fc.nat(2000),
    shop_id: id,
  })
  .map(({ lines, coupon, member, tax, funders, delivery_charge, shop_id }) => {
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const coupon_discount = Math.floor((total * coupon) / 10_000);
    const membership_discount = Math.floor(((total - coupon_discount) * member) / 10_000);
    return {
      shop_id,
      coupon_discount,
      membership_discount,
      tax_amount: Math.floor(((total - coupon_discount - membership_discount) * tax) / 10_000),
      coupon_funded_by: funders[0],
      membership_funded_by: funders[1],
      delivery_charge,
      lines: lines.map(({ price, off, quantity, category_ids, funder: price_funded_by }, index) => ({
        variant_id: index + 1,
        category_ids,
        price,
        list_price: price + off,
        quantity,
        amount: price * quantity,
        price_funded_by: off > 0 ? price_funded_by : null,
      })),
    };
  });

/** Goes through the rules one by one and rounds with fractions of bigints. */
function naive({ lines, shop_id, ...about }: CommissionedOrder, rules: readonly CommissionRule[]) {
  const half = (amount: number, basisPoints: number) => Number((BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);
  const isFor = (each: CommissionRule, what: string, categories: readonly number[]) => {
    if (each.applies_to !== what) return false;
    if (each.shop_id !== null && each.shop_id !== shop_id) return false;
    return each.category_id === null || categories.includes(each.category_id);
  };
  const charge = (what: 'items' | 'delivery', base: number, quantity: number, categories: readonly number[]) => {
    for (const each of rules) {
      if (!isFor(each, what, categories)) continue;
      const amount = each.item_amount === null ? half(base, each.basis_points ?? 0) : Math.min(each.item_amount * quantity, base);
      return { base, amount, tax: half(amount, each.tax_basis_points) };
    }
    return { base, amount: 0, tax: 0 };
  };
  const shares = shareAmong(
    lines.map(({ amount }) => amount),
    about,
  );
  const ofLines = lines.map((line, index) => {
    let base = line.amount;
    if (about.coupon_funded_by === 'shop') base -= shares[index]?.coupon ?? 0;
    if (about.membership_funded_by === 'shop') base -= shares[index]?.membership ?? 0;
    if (line.price_funded_by === 'marketplace') base += (line.list_price - line.price) * line.quantity;
    return charge('items', base, line.quantity, line.category_ids);
  });
  return about.delivery_charge > 0 ? [...ofLines, charge('delivery', about.delivery_charge, 1, [])] : ofLines;
}

test('[admin-10] the commission of any order by any rules is what a naive calculation gives', () => {
  fc.assert(
    fc.property(order, fc.array(rule, { maxLength: 6 }), (placed, rules) => {
      const frozen = freezeCommission(placed, rules);
      expect(frozen.map(({ base_amount: base, amount, tax_amount: tax }) => ({ base, amount, tax }))).toEqual(naive(placed, rules));
      for (const { amount, base_amount } of frozen) expect(amount).toBeLessThanOrEqual(base_amount);
    }),
    { numRuns: 500 },
  );
});

test('the shares of the lines add up to the order, and the items of a line to its share', () => {
  fc.assert(
    fc.property(order, (placed) => {
      const shares = shareAmong(
        placed.lines.map(({ amount }) => amount),
        placed,
      );
      const sum = (name: 'coupon' | 'membership' | 'tax') => shares.reduce((all, share) => all + share[name], 0);
      expect([sum('coupon'), sum('membership'), sum('tax')]).toEqual([
        placed.coupon_discount,
        placed.membership_discount,
        placed.tax_amount,
      ]);
      for (const [index, { quantity }] of placed.lines.entries()) {
        const paid = shares[index]?.paid ?? -1;
        expect(paid).toBeGreaterThanOrEqual(0);
        const parts = Array.from({ length: quantity }, (_, done) => partOf(paid, { done, quantity: 1, total: quantity }));
        expect(parts.reduce((all, part) => all + part, 0)).toBe(paid);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('the first rule that matches counts, even if a later one is more exact', () => {
  const line = { variant_id: 1, category_ids: [7, 8], list_price: 1000, price: 1000, quantity: 2, amount: 2000, price_funded_by: null };
  const placed = {
    shop_id: 1,
    coupon_discount: 200,
    membership_discount: 0,
    tax_amount: 0,
    coupon_funded_by: 'shop' as const,
    membership_funded_by: null,
    delivery_charge: 500,
    lines: [line],
  };
  const percent = {
    applies_to: 'items' as const,
    shop_id: null,
    category_id: null,
    basis_points: 1000,
    item_amount: null,
    tax_basis_points: 1500,
  };
  const ofCategory = { ...percent, category_id: 8, basis_points: 500 };
  const amounts = (rules: CommissionRule[]) => freezeCommission(placed, rules).map(({ amount, tax_amount }) => [amount, tax_amount]);
  expect(amounts([percent, ofCategory])).toEqual([
    [180, 27],
    [0, 0],
  ]);
  expect(amounts([ofCategory, percent])).toEqual([
    [90, 14],
    [0, 0],
  ]);
  expect(amounts([{ ...percent, applies_to: 'delivery', basis_points: null, item_amount: 100, tax_basis_points: 0 }])).toEqual([
    [0, 0],
    [100, 0],
  ]);
});
