import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { fromWire, toWire } from '@souk/money/currency';
import { formatPrice } from '@souk/money/format';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services-context.tsx';
import { defaultSettings } from '../stores/settings-store.ts';
import { AmountList, amountRows, partAmong, type ShopPart, sumOfRows } from './amount-list.tsx';

const services = createServices({
  fetch: () => Promise.reject(new Error('No call is made here')),
  queryClient: new QueryClient(),
  initialSettings: defaultSettings,
  storage: createMemoryStorage(),
  isServer: true,
  origin: 'http://shop.example',
});
const amounts = {
  total_amount: 100,
  coupon_discount: 10,
  membership_discount_percentage: 5,
  membership_discount_amount: 4.5,
  membership_delivery_saved: 0,
  order_tax_amount: 5.98,
  all_vat_taxes: [
    { name: 'VAT', percentage: 5, amount: 4.98 },
    { name: 'City levy', percentage: 1, amount: 1 },
  ],
  delivery_charge: 6,
  payable_amount: 97.48,
};

/** The text of the list, one amount a line. */
function lines(given: typeof amounts, shops?: readonly ShopPart[]): string[] {
  const html = renderToStaticMarkup(
    <ServicesProvider services={services}>
      <AmountList amounts={given} notes={{ coupon: 'AMIRA', ...(shops && { shops }) }} payableLabel="To pay" />
    </ServicesProvider>,
  );
  return html.split(/<\/dd>/).flatMap(
    (part) =>
      part
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() || [],
  );
}

test('[cart-06] every amount is listed with its origin: items, vouchers, membership and percent, the taxes in one, delivery, payable', () => {
  expect(lines(amounts)).toEqual([
    'Items $100.00',
    'Coupon discount AMIRA −$10.00',
    'Membership discount 5% off after vouchers, with your plan −$4.50',
    'Total tax VAT, 5% tax, after discounts: $4.98 City levy, 1% tax, after discounts: $1.00 $5.98',
    'Delivery charge $6.00',
    'To pay $97.48',
    'Your plan saves you $4.50 on this order.',
  ]);
});

test('[cart-06] a missing discount has no line, and free delivery is shown as free', () => {
  const plain = {
    ...amounts,
    coupon_discount: 0,
    membership_discount_amount: 0,
    all_vat_taxes: [],
    delivery_charge: 0,
    payable_amount: 100,
  };
  expect(lines(plain)).toEqual(['Items $100.00', 'Delivery charge Free', 'To pay $100.00']);
});

test('[cart-06] delivery paid by the membership is listed at its full price and subtracted', () => {
  const free = {
    ...amounts,
    coupon_discount: 0,
    all_vat_taxes: [],
    delivery_charge: 0,
    membership_delivery_saved: 6,
    payable_amount: 95.5,
  };
  expect(lines(free)).toEqual([
    'Items $100.00',
    'Membership discount 5% with your plan −$4.50',
    'Delivery charge $6.00',
    'Free delivery with your plan −$6.00',
    'To pay $95.50',
    'Your plan saves you $10.50 on this order.',
  ]);
});

const of = (over: Partial<typeof amounts>) => ({ ...amounts, coupon_discount: 0, all_vat_taxes: [], ...over });
const shops = [
  { shop_id: 1, shop_name: 'Clay', amounts: of({ membership_discount_amount: 3.1, delivery_charge: 0, membership_delivery_saved: 4 }) },
  { shop_id: 2, shop_name: 'Wool', amounts: of({ membership_discount_amount: 1.4, delivery_charge: 0, membership_delivery_saved: 2 }) },
];
const both = of({ delivery_charge: 0, membership_delivery_saved: 6, payable_amount: 95.5 });

test('[cart-06] each shop has its share of the membership discount and of the delivery', () => {
  expect(lines(both, shops)).toEqual([
    'Items $100.00',
    'Membership discount 5% with your plan Clay: −$3.10 Wool: −$1.40 −$4.50',
    'Delivery charge Clay: $4.00 Wool: $2.00 $6.00',
    'Free delivery with your plan −$6.00',
    'To pay $95.50',
    'Your plan saves you $10.50 on this order.',
  ]);
});

test('[cart-06] in every currency the lines add up to the total, and the shops to their line', () => {
  const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => toWire(cents));
  const rate = fc.integer({ min: 1, max: 200_000_000 }).map((millionths) => millionths / 1_000_000);
  fc.assert(
    fc.property(fc.tuple(money, money, money, money, money), rate, ([total, coupon, membership, tax, delivery], by) => {
      const given = of({
        total_amount: total,
        coupon_discount: coupon,
        membership_discount_amount: membership,
        all_vat_taxes: [{ name: 'VAT', percentage: 5, amount: tax }],
        delivery_charge: 0,
        membership_delivery_saved: delivery,
      });
      const payable = toWire(fromWire(total) - fromWire(coupon) - fromWire(membership) + fromWire(tax));
      const format = (amount: number, rate_from_default: number) => formatPrice(amount, { symbol: '', rate_from_default });
      expect(format(sumOfRows(amountRows(given, by)), 1)).toBe(format(payable, by));
    }),
  );
  expect(partAmong(9.19, [3.33, 3.33, 3.33]).reduce((sum, part) => sum + fromWire(part), 0)).toBe(919);
  expect(partAmong(-4.5, [3.1, 1.4])).toEqual([-3.1, -1.4]);
});
