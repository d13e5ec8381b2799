import { type APIRequestContext, expect } from '@playwright/test';
import { apiAddress } from './environment.ts';
import type { Shopper } from './shopper.ts';

export type MarketProduct = {
  id: number;
  name: string;
  price: number;
  discount_price: number;
  has_choices: boolean;
  in_stock: boolean;
  shop: { id: number; name: string };
};

/** Products as the list has them: `listProducts(request, { shop_id: 3 })`. */
export async function listProducts(request: APIRequestContext, query: Record<string, string | number> = {}): Promise<MarketProduct[]> {
  const given = new URLSearchParams({ per_page: '100', with_filters: '0', ...textValues(query) });
  const answer = await request.get(`${apiAddress()}/api/products?${given}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()).data.products;
}

/** Products that can be put into the cart without choosing anything, each from another shop. */
export async function simpleProducts(request: APIRequestContext, count: number): Promise<MarketProduct[]> {
  const simple = (await listProducts(request, { in_stock: 1 })).filter((product) => !product.has_choices);
  const perShop = [...new Map(simple.map((product) => [product.shop.id, product])).values()];
  expect(perShop.length, 'shops that sell something without choices').toBeGreaterThanOrEqual(count);
  return perShop.slice(0, count);
}

/** One of them. */
export async function simpleProduct(request: APIRequestContext): Promise<MarketProduct> {
  const [product] = await simpleProducts(request, 1);
  if (!product) throw new Error('The market sells nothing without choices');
  return product;
}

/** Two of them, from two shops. */
export async function productsOfTwoShops(request: APIRequestContext): Promise<[MarketProduct, MarketProduct]> {
  const [first, second] = await simpleProducts(request, 2);
  if (!first || !second) throw new Error('Only one shop sells something without choices');
  return [first, second];
}

/** A signed-in call, as another device of the shopper makes it. */
export async function callAs(request: APIRequestContext, shopper: Shopper, path: string, data?: object) {
  const headers = { authorization: `Bearer ${shopper.token}` };
  const url = `${apiAddress()}/api${path}`;
  const answer = await (data ? request.post(url, { data, headers }) : request.get(url, { headers }));
  return { status: answer.status(), body: await answer.json() };
}

/** Fills a shopper's cart before the page opens. */
export async function fillCart(
  request: APIRequestContext,
  shopper: Shopper,
  products: readonly MarketProduct[],
  quantity = 1,
): Promise<void> {
  for (const { id } of products) {
    const { status, body } = await callAs(request, shopper, '/cart/store', { product_id: id, quantity });
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

function textValues(query: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
