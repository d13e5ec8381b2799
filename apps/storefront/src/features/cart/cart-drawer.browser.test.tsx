import type { CartGroup, Coupon } from '@souk/contract/cart';
import { currentToasts } from '@souk/ui/overlay/toast.ts';
import { expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { buildCartProduct } from '../../../test/builders/cart-product.ts';
import { buildCartGroup, buildCheckoutGroup, buildCheckoutSummary } from '../../../test/builders/checkout-summary.ts';
import { refuse, renderInShop } from '../../../test/builders/render-in-shop.tsx';
import { CartDrawer } from './cart-drawer.tsx';
import { SaveLineContext } from './cart-line.tsx';
import { startCartSnapshot } from './cart-snapshot.ts';

const mug = buildCartProduct({ id: 1, line_id: 1, name: 'Mug', price: 10, quantity: 1, stock: 3 });
const lamp = buildCartProduct({ id: 2, line_id: 2, name: 'Lamp', price: 30, quantity: 2 });

type DrawerParts = { groups?: CartGroup[]; selected?: number[]; multiVendor?: boolean; answers?: Record<string, unknown> };

async function renderDrawer({ groups = [buildCartGroup(1, [mug]), buildCartGroup(2, [lamp])], selected, ...parts }: DrawerParts = {}) {
  const shop = await renderInShop(<CartDrawer />, {
    isShopper: true,
    settings: { multiVendor: parts.multiVendor ?? true },
    answers: { 'POST /cart/checkout': buildCheckoutSummary({ checkout_items: groups.map(buildCheckoutGroup) }), ...parts.answers },
  });
  startCartSnapshot(shop.services);
  const total = groups.flatMap(({ products }) => products).reduce((sum, { quantity }) => sum + quantity, 0);
  shop.services.cart.setState({ products: groups, total, selectedShopIds: selected ?? groups.map(({ shop_id }) => shop_id) });
  shop.services.settings.setState({ basketCanvas: true });
  const drawer = shop.screen.getByRole('dialog', { name: 'My Cart' });
  await expect.element(drawer).toBeVisible();
  return { ...shop, drawer, shopOf: (id: number) => drawer.getByRole('region', { name: `Shop ${id}` }) };
}

const cartAmount = (drawer: Locator) => drawer.getByRole('paragraph').filter({ hasText: 'Cart Amount' });

test('an empty cart leads back to the page', async () => {
  const { drawer, services } = await renderDrawer({ groups: [] });
  await expect.element(drawer.getByText('Cart is empty')).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
  await drawer.getByRole('button', { name: 'Start shopping' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(services.settings.getState().basketCanvas).toBe(false);
});

test('[drawer-05] the drawer shows the amount of the whole cart and of the selected shops', async () => {
  const { drawer, services, bodiesOf } = await renderDrawer();
  await expect.element(cartAmount(drawer)).toHaveTextContent('Cart Amount$70.00');
  await expect.element(drawer.getByText(/shops selected/)).not.toBeInTheDocument();
  await drawer.getByRole('checkbox', { name: 'Check out Shop 1' }).click();
  await expect.element(drawer.getByText('1 of 2 shops selected')).toBeVisible();
  await expect.element(drawer.getByText('$60.00')).toBeVisible();
  expect(services.cart.getState().selectedShopIds).toEqual([2]);
  await expect.poll(() => bodiesOf('POST /cart/checkout').at(-1)).toMatchObject({ shop_ids: [2] });
});

test('[drawer-07] without a selected shop the checkout does not open, and the message goes with the next selection', async () => {
  const { drawer, router } = await renderDrawer({ selected: [] });
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('Please select at least one shop');
  expect(currentToasts()).toEqual([]);
  expect(router.state.location.pathname).toBe('/');
  await drawer.getByRole('checkbox', { name: 'Check out Shop 2' }).click();
  await expect.element(drawer.getByText('Please select at least one shop')).not.toBeInTheDocument();
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/checkout');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('[drawer-06] with a single vendor no shop can be selected, and the checkout opens at once', async () => {
  const { drawer, router } = await renderDrawer({ multiVendor: false, selected: [] });
  await expect.element(drawer.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(drawer.getByRole('button', { name: 'Apply Store voucher' })).not.toBeInTheDocument();
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/checkout');
});

test('[cart-02] a quantity changes before the server answers, up to the stock', async () => {
  const answered = Promise.withResolvers<unknown>();
  const { shopOf, drawer } = await renderDrawer({ answers: { 'POST /cart/increment': () => answered.promise } });
  const increase = shopOf(1).getByRole('button', { name: 'Increase quantity' });
  await increase.click();
  await expect.element(shopOf(1).getByRole('status')).toHaveTextContent('2');
  await expect.element(cartAmount(drawer)).toHaveTextContent('Cart Amount$80.00');
  await increase.click();
  await expect.element(shopOf(1).getByRole('status')).toHaveTextContent('3');
  await expect.element(increase).toBeDisabled();
  const products = [buildCartGroup(1, [{ ...mug, quantity: 3 }]), buildCartGroup(2, [lamp])];
  answered.resolve({ total: 5, cart_items: products, info: null });
  await expect.element(shopOf(1).getByRole('status')).toHaveTextContent('3');
});

test('[cart-02] a refused change restores the quantity and shows the reason above the drawer', async () => {
  const { shopOf, screen } = await renderDrawer({
    answers: {
      'POST /cart/increment': () => refuse(422, 'No more of these'),
      'GET /carts': { total: 3, cart_items: [buildCartGroup(1, [mug]), buildCartGroup(2, [lamp])], info: null },
    },
  });
  await shopOf(1).getByRole('button', { name: 'Increase quantity' }).click();
  await expect.element(screen.getByRole('region', { name: 'Messages' }).getByText('No more of these')).toBeVisible();
  await expect.element(shopOf(1).getByRole('status')).toHaveTextContent('1');
});

test('[cart-02] [cart-03] the minus button of the last item removes its line and its shop, which is no longer selected', async () => {
  const { shopOf, services, bodiesOf } = await renderDrawer({
    answers: { 'POST /cart/decrement': { total: 2, cart_items: [buildCartGroup(2, [lamp])], info: null } },
  });
  await shopOf(1).getByRole('button', { name: 'Remove' }).click();
  await expect.element(shopOf(1)).not.toBeInTheDocument();
  await expect.element(shopOf(2)).toBeVisible();
  await expect.poll(() => services.cart.getState().selectedShopIds).toEqual([2]);
  expect(bodiesOf('POST /cart/decrement')).toEqual([expect.objectContaining({ product_id: 1 })]);
});

test('[cart-02] [toast-02] a line of several items has a button that removes all of them, and its toast offers them back', async () => {
  const { shopOf, screen, bodiesOf } = await renderDrawer({
    answers: {
      'POST /cart/delete': { total: 1, cart_items: [buildCartGroup(1, [mug])], info: null },
      'POST /cart/store': { total: 3, cart_items: [buildCartGroup(1, [mug]), buildCartGroup(2, [lamp])], info: null },
    },
  });
  await shopOf(2).getByRole('button', { name: 'Remove: Lamp' }).click();
  await expect.element(shopOf(2)).not.toBeInTheDocument();
  await screen.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Again Add to Cart' }).click();
  await expect.element(shopOf(2)).toBeVisible();
  expect(bodiesOf('POST /cart/store')).toEqual([expect.objectContaining({ product_id: 2, quantity: 2 })]);
});

test('[cart-13] a product that is no longer sold can only be removed', async () => {
  const { shopOf, bodiesOf } = await renderDrawer({
    groups: [buildCartGroup(1, [{ ...mug, is_available: false }])],
    answers: { 'POST /cart/delete': { total: 0, cart_items: [], info: null } },
  });
  await expect.element(shopOf(1).getByText(/^No longer available/)).toBeVisible();
  await expect.element(shopOf(1).getByRole('button', { name: 'Increase quantity' })).not.toBeInTheDocument();
  await shopOf(1).getByRole('button', { name: 'Remove' }).click();
  await expect.element(shopOf(1)).not.toBeInTheDocument();
  expect(bodiesOf('POST /cart/delete')).toHaveLength(1);
});

test('a line moves to the wishlist only once it is saved there', async () => {
  const save = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { screen, services, bodiesOf } = await renderInShop(
    <SaveLineContext value={save}>
      <CartDrawer />
    </SaveLineContext>,
    { isShopper: true, answers: { 'POST /cart/delete': { total: 0, cart_items: [], info: null } } },
  );
  startCartSnapshot(services);
  services.cart.setState({ products: [buildCartGroup(1, [mug])], total: 1 });
  services.settings.setState({ basketCanvas: true });
  const move = screen.getByRole('button', { name: 'Move to wishlist: Mug' });
  await move.click();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  await expect.element(move).toBeEnabled();
  expect(bodiesOf('POST /cart/delete')).toEqual([]);
  await move.click();
  await expect.element(move).not.toBeInTheDocument();
  expect(bodiesOf('POST /cart/delete')).toHaveLength(1);
});

const coupon: Coupon = {
  id: 3,
  code: 'WELCOME',
  shop_id: 1,
  discount_type: 'Percentage',
  discount: 10,
  min_order_amount: 5,
  max_discount_amount: null,
  validity: '2030-01-31T00:00:00Z',
  is_collected: false,
  is_applicable: true,
};

test('[cart-08] a voucher is collected in a dialog above the drawer, and Escape closes only the dialog', async () => {
  const { drawer, shopOf, screen, bodiesOf } = await renderDrawer({
    answers: { 'GET /get-vouchers': { coupons: [coupon] }, 'POST /vouchers-collect': {} },
  });
  const opener = shopOf(1).getByRole('button', { name: 'Apply Store voucher' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Vouchers from Shop 1' });
  await expect.element(dialog.getByText('WELCOME')).toBeVisible();
  await dialog.getByRole('button', { name: 'Collect' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Collected' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Collected' }).click({ force: true });
  expect(bodiesOf('POST /vouchers-collect')).toEqual([{ coupon_id: 3 }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
  await expect.element(opener).toHaveFocus();
});

test('[cart-08] a shop without vouchers shows so', async () => {
  const { shopOf, screen } = await renderDrawer({ answers: { 'GET /get-vouchers': { coupons: [] } } });
  await shopOf(1).getByRole('button', { name: 'Apply Store voucher' }).click();
  await expect.element(screen.getByText('Sorry there is no voucher available')).toBeVisible();
});

test('a voucher that the server refuses can be collected again', async () => {
  const { shopOf, screen } = await renderDrawer({
    answers: { 'GET /get-vouchers': { coupons: [coupon] }, 'POST /vouchers-collect': () => refuse(422, 'All of them are gone') },
  });
  await shopOf(1).getByRole('button', { name: 'Apply Store voucher' }).click();
  await screen.getByRole('button', { name: 'Collect' }).click();
  await expect.element(screen.getByText('All of them are gone')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Collect' })).toBeVisible();
});

test('[cart-16] each shop shows its delivery charge, what is missing, and why a collected voucher does not apply', async () => {
  const voucher = { code: 'TEN', discount_type: 'Percentage', discount: 10, is_collected: true, missing_amount: 0, saving: 0 };
  const answers = {
    'GET /cart/offers': {
      offers: [
        {
          shop_id: 1,
          delivery_charge: 4.5,
          cheaper_delivery: { missing_quantity: 2, charge: 0 },
          vouchers: [
            { ...voucher, id: 1, code: 'NINE', state: 'applied', saving: 0.9 },
            { ...voucher, id: 2, discount: 15, is_collected: false, state: 'below-minimum', missing_amount: 15.5 },
            { ...voucher, id: 3, code: 'OLD', state: 'ended' },
            { ...voucher, id: 4, code: 'FIVE', state: 'other-is-better' },
            { ...voucher, id: 6, code: 'LESS', is_collected: false, state: 'collectable', saving: 0.5 },
          ],
        },
        {
          shop_id: 2,
          delivery_charge: 0,
          cheaper_delivery: null,
          vouchers: [{ ...voucher, id: 5, code: 'NEW', discount_type: 'Amount', discount: 5, is_collected: false, state: 'collectable' }],
        },
      ],
    },
    'POST /vouchers-collect': {},
  };
  const { shopOf, bodiesOf } = await renderDrawer({ answers });
  await expect.element(shopOf(1).getByText('$4.50')).toBeVisible();
  await expect.element(shopOf(1).getByText('2 more items for free delivery')).toBeVisible();
  await expect.element(shopOf(1).getByText('NINE saves you $0.90')).toBeVisible();
  await expect.element(shopOf(1).getByText('$15.50 more for 15% off with TEN')).toBeVisible();
  const progress = shopOf(1).getByRole('progressbar', { name: 'Progress to the voucher TEN of Shop 1' });
  expect([progress.element().ariaValueNow, progress.element().ariaValueMax]).toEqual(['10', '25.5']);
  await expect.element(shopOf(1).getByText('OLD: This voucher has expired')).toBeVisible();
  await expect.element(shopOf(1).getByText('FIVE: Another voucher saves you more')).toBeVisible();
  await expect.element(shopOf(1).getByText('LESS')).not.toBeInTheDocument();
  await expect.element(shopOf(2).getByText('Free delivery')).toBeVisible();
  await shopOf(2).getByRole('button', { name: 'Collect NEW for $5.00 off' }).click();
  expect(bodiesOf('POST /vouchers-collect')).toEqual([{ coupon_id: 5 }]);
});

test('a server without the call shows the cart without them', async () => {
  const { drawer } = await renderDrawer({ answers: { 'GET /cart/offers': () => refuse(404, 'Not found') } });
  await expect.element(drawer.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect.element(drawer.getByText('Delivery')).not.toBeInTheDocument();
});
