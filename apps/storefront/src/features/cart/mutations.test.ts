import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { currentToasts, toast } from '@souk/ui/overlay/toast.ts';
import { beforeEach, expect, test } from 'vitest';
import { buildCartProduct } from '../../../test/builders/cart-product.ts';
import { createServices } from '../../lib/services/create-services.ts';
import type { Services } from '../../lib/services/services.ts';
import { endSession } from '../../lib/services/session.ts';
import { defaultSettings } from '../../lib/stores/settings-store.ts';
import { startCartSnapshot } from './cart-snapshot.ts';
import { addToCart, fetchCart, increaseLine, removeLine, toggleShopSelection } from './mutations.ts';
import { cartKeys } from './queries.ts';

type Asked = { path: string; body: { shop_ids: number[] }; answer: (status: number, body: unknown) => void };

let asked: Asked[];
let services: Services;

beforeEach(() => {
  asked = [];
  toast.clear();
  services = createServices({
    fetch: (path, { body }) =>
      new Promise((resolve) => {
        asked.push({ path, body: JSON.parse(String(body ?? 'null')), answer: (status, data) => resolve(Response.json(data, { status })) });
      }),
    queryClient: createQueryClient({ isServer: false }),
    initialSettings: defaultSettings,
    storage: createMemoryStorage(),
    isServer: false,
    origin: '',
  });
  services.auth.setState({ token: 'Bearer x' });
  startCartSnapshot(services);
});

const group = (shop_id: number) => ({ shop_id, shop_name: `Shop ${shop_id}`, products: [] });
const summary = (amount: number, ...shops: number[]) => ({
  data: { checkout_items: shops.map(group), checkout: { total_amount: amount, payable_amount: amount } },
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('[drawer-05] the second of two quick clicks counts, in whichever order they are answered', async () => {
  void toggleShopSelection(services, 1);
  void toggleShopSelection(services, 2);
  expect(asked.map(({ body }) => body.shop_ids)).toEqual([[1], [1, 2]]);
  asked[1]?.answer(200, summary(30, 1, 2));
  await settle();
  asked[0]?.answer(200, summary(10, 1));
  await settle();
  expect(services.cart.getState()).toMatchObject({ selectedShopIds: [1, 2], payable_amount: 30 });
});

test('[drawer-05] nothing is to be paid once no shop is selected, although an answer still arrives', async () => {
  void toggleShopSelection(services, 1);
  asked[0]?.answer(200, summary(10, 1));
  await settle();
  expect(services.cart.getState()).toMatchObject({ payable_amount: 10, checkoutProducts: [{ shop_id: 1 }] });
  void toggleShopSelection(services, 2);
  void toggleShopSelection(services, 2);
  void toggleShopSelection(services, 1);
  for (const { answer } of asked) answer(200, summary(40, 1));
  await settle();
  expect(services.cart.getState()).toMatchObject({ selectedShopIds: [], payable_amount: 0, total_amount: 0, checkoutProducts: [] });
});

test('[drawer-05] an empty checkout list clears the selection', async () => {
  void toggleShopSelection(services, 1);
  asked[0]?.answer(200, summary(0));
  await settle();
  expect(services.cart.getState().selectedShopIds).toEqual([]);
});

test('[cart-02] a refused change restores the figure, shows the reason and fetches the cart', async () => {
  const line = buildCartProduct({ line_id: 5, quantity: 1, stock: 9 });
  services.cart.setState({ products: [{ id: 1, shop_rating: 0, ...group(1), products: [line] }], total: 1 });
  const done = increaseLine(services, line);
  expect(services.cart.getState().total).toBe(2);
  await settle();
  expect(asked[0]).toMatchObject({ path: '/api/cart/increment', body: { product_id: line.id } });
  asked[0]?.answer(422, { message: 'No more of these' });
  await settle();
  expect(services.cart.getState().total).toBe(1);
  expect(currentToasts().map(({ kind, text }) => [kind, text])).toEqual([['error', 'No more of these']]);
  expect(asked[1]?.path).toBe('/api/carts');
  asked[1]?.answer(200, { data: { total: 0, cart_items: [], info: null } });
  await done;
  expect(services.cart.getState()).toMatchObject({ total: 0, products: [] });
});

test('[cart-03] [toast-02] a removal during another change shows its toast, and its shop is no longer selected', async () => {
  const [removed, changed] = [buildCartProduct({ id: 1, line_id: 1 }), buildCartProduct({ id: 2, line_id: 2 })];
  const groups = [
    { id: 1, shop_rating: 0, ...group(1), products: [removed] },
    { id: 2, shop_rating: 0, ...group(2), products: [changed] },
  ];
  services.cart.setState({ products: groups, total: 2, selectedShopIds: [1, 2] });
  void removeLine(services, removed);
  void increaseLine(services, changed);
  await settle();
  const left = [{ ...group(2), id: 2, shop_rating: 0, products: [changed] }];
  asked[0]?.answer(200, { message: 'product removed from cart', data: { total: 1, cart_items: left, info: null } });
  await settle();
  asked[1]?.answer(200, { data: { total: 2, cart_items: left, info: null } });
  await settle();
  expect(services.cart.getState().selectedShopIds).toEqual([2]);
  expect(asked.at(-1)).toMatchObject({ path: '/api/cart/checkout', body: { shop_ids: [2] } });
  expect(currentToasts().map(({ text }) => text)).toEqual(['has been remove to cart.']);
});

test('a pending change stays visible while the answer to an earlier one arrives', async () => {
  const line = buildCartProduct({ line_id: 5, quantity: 1, stock: 9 });
  const groupOf = (quantity: number) => [{ ...group(1), id: 1, shop_rating: 0, products: [{ ...line, quantity }] }];
  services.cart.setState({ products: groupOf(1), total: 1 });
  void increaseLine(services, line);
  void increaseLine(services, { ...line, quantity: 2 });
  expect(services.cart.getState().total).toBe(3);
  await settle();
  expect(asked).toHaveLength(1);
  asked[0]?.answer(200, { data: { total: 2, cart_items: groupOf(2), info: null } });
  await settle();
  expect(services.cart.getState().total).toBe(3);
  asked[1]?.answer(200, { data: { total: 3, cart_items: groupOf(3), info: null } });
  await settle();
  expect(services.cart.getState()).toMatchObject({ total: 3, products: [{ products: [{ quantity: 3 }] }] });
});

test('the cart of another tab is what the next change starts from', async () => {
  const [mug, lamp] = [buildCartProduct({ id: 1, line_id: 1 }), buildCartProduct({ id: 2, line_id: 2 })];
  services.cart.setState({ products: [{ id: 1, shop_rating: 0, ...group(1), products: [mug] }], total: 1 });
  // The storage event of another tab does this.
  services.cart.setState({ products: [{ id: 2, shop_rating: 0, ...group(2), products: [lamp] }], total: 1 });
  void increaseLine(services, lamp);
  expect(services.cart.getState()).toMatchObject({ total: 2, products: [{ shop_id: 2 }] });
});

test('the end of the session leaves nothing of the cart, also where an answer arrives afterwards', async () => {
  void fetchCart(services);
  endSession(services);
  asked[0]?.answer(200, { data: { total: 1, cart_items: [{ ...group(1), products: [buildCartProduct({})] }], info: null } });
  await settle();
  expect(services.cart.getState()).toMatchObject({ total: 0, products: [] });
});

test('neither the answer nor the queued changes of an ended session reach the next shopper', async () => {
  const line = buildCartProduct({ line_id: 5, quantity: 1, stock: 9 });
  services.cart.setState({ products: [{ id: 1, shop_rating: 0, ...group(1), products: [line] }], total: 1 });
  void increaseLine(services, line);
  void addToCart(services, { product: line, quantity: 1 });
  await settle();
  endSession(services);
  services.auth.setState({ token: 'Bearer y' });
  asked[0]?.answer(200, { data: { total: 2, cart_items: [{ id: 1, shop_rating: 0, ...group(1), products: [line] }], info: null } });
  await settle();
  expect(asked.map(({ path }) => path)).toEqual(['/api/cart/increment']);
  expect(services.cart.getState()).toMatchObject({ total: 0, products: [] });
  expect(currentToasts()).toEqual([]);
});

test('a single vendor is selected again by an unchanged cart', async () => {
  services.settings.setState({ multiVendor: false });
  const groups = [{ id: 1, shop_rating: 0, ...group(1), products: [buildCartProduct({ line_id: 5 })] }];
  for (const call of [0, 1]) {
    void fetchCart(services);
    asked[call]?.answer(200, { data: { total: 1, cart_items: groups, info: null } });
    await settle();
    expect(services.cart.getState().selectedShopIds).toEqual([1]);
    services.cart.setState({ selectedShopIds: [] });
  }
});

test('a cart that another tab wrote is not written again', () => {
  const groups = (name: string) => [{ id: 1, shop_rating: 0, ...group(1), products: [buildCartProduct({ line_id: 5, name })] }];
  services.cart.setState({ products: groups('Mug'), total: 1 });
  let writes = 0;
  services.cart.subscribe(() => {
    writes += 1;
  });
  services.cart.setState({ products: groups('Mug'), total: 1 });
  services.cart.setState({ products: groups('Cup'), total: 1 });
  expect(writes).toBe(2);
});

test('a change of the cart outdates the summaries of other selections', async () => {
  const line = buildCartProduct({ line_id: 5, quantity: 1, stock: 9 });
  const groups = [{ id: 1, shop_rating: 0, ...group(1), products: [line] }];
  services.cart.setState({ products: groups, total: 1, selectedShopIds: [1] });
  const other = [...cartKeys.checkout, [1], 'CODE'];
  services.queryClient.setQueryData(other, summary(10, 1).data);
  void increaseLine(services, line);
  await settle();
  asked[0]?.answer(200, { data: { total: 2, cart_items: groups, info: null } });
  await settle();
  expect(services.queryClient.getQueryState(other)).toMatchObject({ isInvalidated: true });
});

test('a voucher code whose summary is fresh shows its amounts', () => {
  services.cart.setState({ selectedShopIds: [1] });
  services.queryClient.setQueryData([...cartKeys.checkout, [1], 'CODE'], summary(8, 1).data);
  services.cart.setState({ coupon_code: 'CODE' });
  expect(services.cart.getState()).toMatchObject({ payable_amount: 8, selectedShopIds: [1] });
});
