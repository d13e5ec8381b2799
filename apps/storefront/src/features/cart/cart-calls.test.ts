import { beforeEach, expect, test } from 'vitest';
import { buildCartProduct } from '../../../test/builders/cart-product.ts';
import { createQueryClient } from '../../lib/api/create-query-client.ts';
import { createServices } from '../../lib/services/create-services.ts';
import type { Services } from '../../lib/services/services.ts';
import { createMemoryStorage } from '../../lib/stores/kept-store.ts';
import { defaultSettings } from '../../lib/stores/settings-state.ts';
import { currentToasts, toast } from '../../ui/toast/toast.ts';
import { chooseShop, increaseLine, removeLine } from './cart-calls.ts';

type Asked = { path: string; body: { shop_ids: number[] }; answer: (status: number, body: unknown) => void };

let asked: Asked[];
let services: Services;

beforeEach(() => {
  asked = [];
  toast.clear();
  services = createServices({
    fetch: (path, { body }) =>
      new Promise((resolve) => {
        asked.push({ path, body: JSON.parse(String(body ?? 'null')), answer: (status, said) => resolve(Response.json(said, { status })) });
      }),
    queryClient: createQueryClient({ isServer: false }),
    initialSettings: defaultSettings,
    storage: createMemoryStorage(),
    isServer: false,
    origin: '',
  });
  services.auth.setState({ token: 'Bearer x' });
});

const group = (shop_id: number) => ({ shop_id, shop_name: `Shop ${shop_id}`, products: [] });
const summary = (amount: number, ...shops: number[]) => ({
  data: { checkout_items: shops.map(group), checkout: { total_amount: amount, payable_amount: amount } },
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('[drawer-05] of two quick clicks the second counts, in whichever order they are answered', async () => {
  void chooseShop(services, 1);
  void chooseShop(services, 2);
  expect(asked.map(({ body }) => body.shop_ids)).toEqual([[1], [1, 2]]);
  asked[1]?.answer(200, summary(30, 1, 2));
  await settle();
  asked[0]?.answer(200, summary(10, 1));
  await settle();
  expect(services.cart.getState()).toMatchObject({ selectedShopIds: [1, 2], payable_amount: 30 });
});

test('[drawer-05] with no shop chosen any more nothing is to be paid, though an answer still comes', async () => {
  void chooseShop(services, 1);
  asked[0]?.answer(200, summary(10, 1));
  await settle();
  expect(services.cart.getState()).toMatchObject({ payable_amount: 10, checkoutProducts: [{ shop_id: 1 }] });
  void chooseShop(services, 2);
  void chooseShop(services, 2);
  void chooseShop(services, 1);
  for (const { answer } of asked) answer(200, summary(40, 1));
  await settle();
  expect(services.cart.getState()).toMatchObject({ selectedShopIds: [], payable_amount: 0, total_amount: 0, checkoutProducts: [] });
});

test('[drawer-05] an empty checkout list clears the choice', async () => {
  void chooseShop(services, 1);
  asked[0]?.answer(200, summary(0));
  await settle();
  expect(services.cart.getState().selectedShopIds).toEqual([]);
});

test('[cart-02] a refused change takes the figure back, says why, and asks what is so', async () => {
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

test('[cart-03] [toast-02] what is removed while something else changes is said, and its shop is not chosen any more', async () => {
  const [gone, kept] = [buildCartProduct({ id: 1, line_id: 1 }), buildCartProduct({ id: 2, line_id: 2 })];
  const groups = [
    { id: 1, shop_rating: 0, ...group(1), products: [gone] },
    { id: 2, shop_rating: 0, ...group(2), products: [kept] },
  ];
  services.cart.setState({ products: groups, total: 2, selectedShopIds: [1, 2] });
  void removeLine(services, gone);
  void increaseLine(services, kept);
  await settle();
  const left = [{ ...group(2), id: 2, shop_rating: 0, products: [kept] }];
  asked[0]?.answer(200, { message: 'product removed from cart', data: { total: 1, cart_items: left, info: null } });
  await settle();
  asked[1]?.answer(200, { data: { total: 2, cart_items: left, info: null } });
  await settle();
  expect(services.cart.getState().selectedShopIds).toEqual([2]);
  expect(asked.at(-1)).toMatchObject({ path: '/api/cart/checkout', body: { shop_ids: [2] } });
  expect(currentToasts().map(({ text }) => text)).toEqual(['has been remove to cart.']);
});
