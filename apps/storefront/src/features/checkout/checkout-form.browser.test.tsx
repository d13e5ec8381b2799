import type { Address } from '@souk/contract/account';
import type { CheckoutSummary } from '@souk/contract/checkout';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildAddress } from '../../../test/builders/address.ts';
import { buildCartProduct } from '../../../test/builders/cart-product.ts';
import { buildCartGroup, buildCheckoutGroup, buildCheckoutSummary } from '../../../test/builders/checkout-summary.ts';
import { refuse, renderInShop } from '../../../test/builders/render-in-shop.tsx';
import type { SettingsState } from '../../lib/stores/settings-store.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { usePlaceOrder } from './use-place-order.ts';

beforeEach(() => sessionStorage.clear());

type CheckoutProps = {
  summary: CheckoutSummary;
  start: Address | null;
  onCode: (code: string) => Promise<CheckoutSummary>;
  refresh: () => void;
};

/** The checkout of shop 1 with a button in place of the address picker. */
function Checkout({ summary, start, onCode, refresh }: CheckoutProps) {
  const [shown, setShown] = useState(summary);
  const [couponCode, setCouponCode] = useState('');
  const [address, setAddress] = useState(start);
  const order = usePlaceOrder({ cart: { clearOrdered: () => undefined, refresh: async () => refresh() }, onChanged: setShown });
  async function tryCode(code: string) {
    const answer = await onCode(code);
    if (answer.coupon_message === null) setShown(answer);
    return answer;
  }
  function handleCode(code: string) {
    setCouponCode(code);
    if (!code) setShown(summary);
  }
  const addressPicker = (
    <button type="button" onClick={() => setAddress(buildAddress())}>
      Choose an address
    </button>
  );
  return (
    <CheckoutForm
      checkout={{
        summary: shown,
        isOutdated: false,
        choice: { shopIds: [1], couponCode, isBuyNow: false },
        code: { onCode: handleCode, tryCode },
      }}
      delivery={{ address, addressPicker }}
      order={order}
      editing={{ aside: null }}
    />
  );
}

type CheckoutParts = {
  summary?: CheckoutSummary;
  address?: Address | null;
  settings?: Partial<SettingsState>;
  onCode?: CheckoutProps['onCode'];
  onPlace?: () => unknown;
};

const placed = { orders: [{ id: 9 }], order_payment_url: null };

async function renderCheckout({ summary = buildCheckoutSummary(), address = buildAddress(), ...parts }: CheckoutParts = {}) {
  await page.viewport(1024, 900);
  const refresh = vi.fn();
  const onPlace = parts.onPlace ?? (() => placed);
  const shop = await renderInShop(
    <Checkout summary={summary} start={address} onCode={parts.onCode ?? (async () => summary)} refresh={refresh} />,
    { isShopper: true, settings: { cashOnDelivery: true, ...parts.settings }, answers: { 'POST /place-order': onPlace } },
  );
  const { screen, requests } = shop;
  return {
    ...shop,
    refresh,
    place: screen.getByRole('button', { name: /^Place order/ }),
    panel: screen.getByRole('complementary', { name: 'Summary' }),
    step: (name: string) => screen.getByRole('region', { name, exact: true }),
    keys: () => requests.filter(({ call }) => call === 'POST /place-order').map(({ headers }) => headers.get('Idempotency-Key')),
  };
}

test('without an address the first step shows an error and gets the focus; choosing one removes the message', async () => {
  const { place, step, screen, bodiesOf } = await renderCheckout({ address: null });
  await place.click();
  await expect.element(step('Delivery address').getByRole('alert')).toHaveTextContent('Choose a delivery address first');
  await expect.element(step('Delivery address')).toHaveFocus();
  expect(bodiesOf('POST /place-order')).toEqual([]);
  await screen.getByRole('button', { name: 'Choose an address' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('where no line can be ordered, the delivery step gets the focus', async () => {
  const soldOut = buildCheckoutGroup(buildCartGroup(1, [buildCartProduct({ stock: 0 })]));
  const { place, step, bodiesOf } = await renderCheckout({ summary: buildCheckoutSummary({ checkout_items: [soldOut] }) });
  await expect.element(step('Delivery by shop').getByText('Sold out, not included')).toBeVisible();
  await place.click();
  await expect.element(step('Delivery by shop').getByRole('alert')).toBeVisible();
  await expect.element(step('Delivery by shop')).toHaveFocus();
  expect(bodiesOf('POST /place-order')).toEqual([]);
});

test('without a payment method nothing is ordered', async () => {
  const { place, step, bodiesOf } = await renderCheckout({ settings: { cashOnDelivery: false, onlinePayment: false } });
  await expect.element(step('Payment').getByRole('radio')).not.toBeInTheDocument();
  await place.click();
  await expect.element(step('Payment')).toHaveFocus();
  expect(bodiesOf('POST /place-order')).toEqual([]);
});

const gateway = { name: 'demo', title: 'Demo', logo: null };

test('the first payment method is chosen; the chosen one and the note are sent and survive a reload', async () => {
  const settings = { onlinePayment: true, paymentGateways: [gateway] };
  const first = await renderCheckout({ settings });
  await expect.element(first.screen.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await first.screen.getByRole('radio', { name: /^Demo/ }).click({ force: true });
  await first.step('Note').getByRole('textbox').fill('Ring twice ');
  await first.screen.unmount();
  const { screen, step, place, bodiesOf } = await renderCheckout({ settings });
  await expect.element(screen.getByRole('radio', { name: /^Demo/ })).toBeChecked();
  await expect.element(step('Note').getByRole('textbox')).toHaveValue('Ring twice ');
  await place.click();
  await expect
    .poll(() => bodiesOf('POST /place-order'))
    .toEqual([{ address_id: 7, payment_method: 'demo', note: 'Ring twice', shop_ids: [1], payable_amount: 15, cart_version: 'v1' }]);
});

test('[cart-12] an order is sent once, the button is busy meanwhile, and the confirmation opens', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { place, router, refresh, bodiesOf } = await renderCheckout({ onPlace: () => answer.promise });
  await expect.element(place).toHaveTextContent('Place order · $15.00');
  await place.click();
  await place.click({ force: true });
  expect(bodiesOf('POST /place-order')).toHaveLength(1);
  await expect.element(place).toHaveAttribute('aria-busy', 'true');
  answer.resolve(placed);
  await expect.poll(() => router.state.location.pathname).toBe('/order-confirm/9');
  expect(refresh).toHaveBeenCalledOnce();
});

test('a fold stays open while its text is deleted', async () => {
  const { step } = await renderCheckout();
  await page.viewport(400, 800);
  const note = step('Note').getByRole('textbox');
  await step('Note').getByText('Add a note').click();
  await note.fill('Ring twice');
  await note.fill('');
  await expect.element(step('Note').getByRole('group')).toHaveAttribute('open');
  await expect.element(note).toHaveFocus();
});

test('an empty voucher code is not sent', async () => {
  const onCode = vi.fn();
  const { step } = await renderCheckout({ onCode });
  await step('Voucher').getByRole('button', { name: 'Apply' }).click();
  await expect.element(step('Voucher').getByRole('textbox', { name: 'Voucher code' })).toHaveAccessibleDescription('Enter a code first');
  expect(onCode).not.toHaveBeenCalled();
});

test('a refused voucher code stays in the field with the reason and is not part of the order', async () => {
  const { step, place, bodiesOf } = await renderCheckout({
    onCode: async () => buildCheckoutSummary({ coupon_message: 'This code has expired' }),
  });
  const code = step('Voucher').getByRole('textbox', { name: 'Voucher code' });
  await code.fill('OLD');
  await step('Voucher').getByRole('button', { name: 'Apply' }).click();
  await expect.element(code).toHaveAccessibleDescription('This code has expired');
  await expect.element(code).toHaveValue('OLD');
  await expect.element(code).toBeInvalid();
  await place.click();
  await expect.poll(() => bodiesOf('POST /place-order')).toHaveLength(1);
  expect(bodiesOf('POST /place-order')[0]).not.toHaveProperty('coupon_code');
});

test('an accepted voucher code changes the amounts, is sent with the order, and can be removed', async () => {
  const coupon = { shop_id: 1, coupon_id: 4, code: 'WELCOME', discount: 3, by_code: true };
  const withCoupon = buildCheckoutSummary({ apply_coupon: [coupon] }, { coupon_discount: 3, payable_amount: 12 });
  const onCode = vi.fn(async () => withCoupon);
  const { step, place, bodiesOf } = await renderCheckout({ onCode, onPlace: () => refuse(422, 'Not today') });
  const code = step('Voucher').getByRole('textbox', { name: 'Voucher code' });
  await code.fill(' WELCOME ');
  await step('Voucher').getByRole('button', { name: 'Apply' }).click();
  await expect.element(step('Voucher').getByRole('listitem')).toHaveTextContent('WELCOME−$3.00Shop 1Remove');
  expect(onCode).toHaveBeenCalledExactlyOnceWith('WELCOME');
  await expect.element(code).toHaveValue('');
  await expect.element(place).toHaveTextContent('Place order · $12.00');
  await place.click();
  await expect.poll(() => bodiesOf('POST /place-order')).toMatchObject([{ coupon_code: 'WELCOME', payable_amount: 12 }]);
  await step('Voucher').getByRole('button', { name: 'Remove' }).click();
  await expect.element(step('Voucher').getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(place).toHaveTextContent('Place order · $15.00');
});

test('a refused order shows the reason of its field', async () => {
  const { place, panel } = await renderCheckout({ onPlace: () => refuse(422, 'Invalid', { address_id: ['We do not deliver there'] }) });
  await place.click();
  await expect.element(panel.getByText('We do not deliver there')).toBeVisible();
  await expect.element(place).toBeEnabled();
});

test('[cart-13] a changed price is shown before and now, and the next press orders for it under a new key', async () => {
  const now = buildCheckoutSummary({ cart_version: 'v2' }, { delivery_charge: 6, payable_amount: 16 });
  const onPlace = vi
    .fn()
    .mockReturnValueOnce(refuse(409, 'Changed', undefined, now))
    .mockReturnValueOnce(placed);
  const { place, panel, router, refresh, keys, bodiesOf } = await renderCheckout({ onPlace });
  await place.click();
  const notice = panel.getByRole('alert');
  await expect.element(notice.getByText('Your order has changed and was not placed yet')).toBeVisible();
  await expect.element(notice.getByRole('listitem')).toHaveTextContent('Delivery charge: before $5.00 now $6.00');
  await expect.element(place).toHaveTextContent('Place order · $16.00');
  expect(refresh).toHaveBeenCalledOnce();
  await place.click();
  await expect.poll(() => router.state.location.pathname).toBe('/order-confirm/9');
  expect(bodiesOf('POST /place-order')).toMatchObject([{ payable_amount: 15 }, { payable_amount: 16, cart_version: 'v2' }]);
  expect(new Set(keys()).size).toBe(2);
});

test('[cart-12] after a lost answer the same order is sent again under the same key', async () => {
  const onPlace = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(placed);
  const { place, panel, router, keys } = await renderCheckout({ onPlace });
  await place.click();
  await expect.element(panel.getByText('You seem to be offline')).toBeVisible();
  await expect.element(panel.getByText(/it will only be placed once/)).toBeVisible();
  await place.click();
  await expect.poll(() => router.state.location.pathname).toBe('/order-confirm/9');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('on a phone the amounts open in a sheet above the bar', async () => {
  const { screen, place } = await renderCheckout();
  await page.viewport(412, 839);
  await expect.element(place).toBeVisible();
  await screen.getByRole('button', { name: /^Summary/ }).click();
  const sheet = screen.getByRole('dialog', { name: 'Summary' });
  await expect.element(sheet.getByText('$15.00')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});
