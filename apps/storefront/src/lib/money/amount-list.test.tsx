import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services-context.tsx';
import { createMemoryStorage } from '../stores/kept-store.ts';
import { defaultSettings } from '../stores/settings-state.ts';
import { AmountList } from './amount-list.tsx';

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

/** The words of the list, an amount a line. */
function lines(given: typeof amounts): string[] {
  const html = renderToStaticMarkup(
    <ServicesProvider services={services}>
      <AmountList amounts={given} notes={{ coupon: 'AMIRA' }} payableLabel="To pay" />
    </ServicesProvider>,
  );
  return html.split('</dd>').flatMap(
    (part) =>
      part
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() || [],
  );
}

test('[cart-06] every amount is shown with where it comes from: total, vouchers, membership and percent, each tax, delivery, payable', () => {
  expect(lines(amounts)).toEqual([
    'Total amount $100.00',
    'Coupon discount AMIRA −$10.00',
    'Membership discount 5% with your plan −$4.50',
    'VAT 5% tax, after discounts $4.98',
    'City levy 1% tax, after discounts $1.00',
    'Tax in all $5.98',
    'Delivery charge $6.00',
    'To pay $97.48',
  ]);
});

test('[cart-06] a discount that is not there takes no line, and free delivery says so', () => {
  const plain = {
    ...amounts,
    coupon_discount: 0,
    membership_discount_amount: 0,
    all_vat_taxes: [],
    delivery_charge: 0,
    payable_amount: 100,
  };
  expect(lines(plain)).toEqual(['Total amount $100.00', 'Delivery charge Free', 'To pay $100.00']);
});

test('[cart-06] a delivery that the membership pays says what it saves', () => {
  const free = { ...amounts, all_vat_taxes: [], delivery_charge: 0, membership_delivery_saved: 6 };
  expect(lines(free)).toContain('Delivery charge $6.00 saved with your plan Free');
});
