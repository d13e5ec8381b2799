import { type APIRequestContext, expect } from '@playwright/test';
import { apiAddress } from './environment.ts';
import { registerShopper, type Shopper } from './shopper.ts';

export type CatalogProduct = {
  id: number;
  name: string;
  price: number;
  discount_price: number;
  discount_percentage: number;
  has_choices: boolean;
  in_stock: boolean;
  flash_sale: { id: number } | null;
  shop: { id: number; name: string };
};

/** Products as the list has them: `listProducts(request, { shop_id: 3 })`. */
export async function listProducts(request: APIRequestContext, query: Record<string, string | number> = {}): Promise<CatalogProduct[]> {
  const given = new URLSearchParams({ per_page: '100', with_filters: '0', ...textValues(query) });
  const answer = await request.get(`${apiAddress()}/api/products?${given}`, { maxRetries: 3 });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).data.products;
}

/** Products that can be put into the cart without choosing anything, each from another shop. */
export async function simpleProducts(request: APIRequestContext, count: number): Promise<CatalogProduct[]> {
  const simple = (await listProducts(request, { in_stock: 1 })).filter((product) => !product.has_choices);
  const perShop: CatalogProduct[] = [];
  for (const products of Map.groupBy(simple, ({ shop }) => shop.id).values()) {
    if (perShop.length === count) break;
    const product = await findPlentiful(request, products.toReversed());
    if (product) perShop.push(product);
  }
  expect(perShop.length, 'shops that sell something without choices').toBe(count);
  return perShop;
}

/** The first product of which other journeys can buy some meanwhile. */
async function findPlentiful(request: APIRequestContext, products: readonly CatalogProduct[]): Promise<CatalogProduct | undefined> {
  for (const product of products) if ((await stockOf(request, product)) >= 5) return product;
  return undefined;
}

export async function stockOf(request: APIRequestContext, { id }: CatalogProduct): Promise<number> {
  const { data } = await (await request.get(`${apiAddress()}/api/product-details?product_id=${id}`, { maxRetries: 3 })).json();
  return data.product.variants.reduce((sum: number, variant: { stock: number }) => sum + variant.stock, 0);
}

/** One of them. */
export async function simpleProduct(request: APIRequestContext): Promise<CatalogProduct> {
  const [product] = await simpleProducts(request, 1);
  if (!product) throw new Error('The market sells nothing without choices');
  return product;
}

/** Two of them, from two shops. */
export async function productsOfTwoShops(request: APIRequestContext): Promise<[CatalogProduct, CatalogProduct]> {
  const [first, second] = await simpleProducts(request, 2);
  if (!first || !second) throw new Error('Only one shop sells something without choices');
  return [first, second];
}

/** A signed-in call, as another device of the shopper makes it. */
export async function callAs(request: APIRequestContext, shopper: Shopper, path: string, data?: object, more: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${shopper.token}`, ...more };
  const url = `${apiAddress()}/api${path}`;
  const answer = await (data ? request.post(url, { data, headers }) : request.get(url, { headers, maxRetries: 3 }));
  return { status: answer.status(), body: await answer.json() };
}

/** Fills a shopper's cart before the page opens. */
export async function fillCart(
  request: APIRequestContext,
  shopper: Shopper,
  products: readonly CatalogProduct[],
  quantity = 1,
): Promise<void> {
  for (const { id } of products) {
    const { status, body } = await callAs(request, shopper, '/cart/store', { product_id: id, quantity });
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

export type Variant = { size_id: number | null; color_id: number | null; unit_id: number | null; stock: number; price: number };

/** The variants of the product with this name: those in stock first, the lowest stock at the top. */
export async function findVariants(request: APIRequestContext, name: string): Promise<{ id: number; shopId: number; variants: Variant[] }> {
  const found = (await listProducts(request, { search: name })).find((product) => product.name === name);
  if (!found) throw new Error(`The market has no ${name}`);
  const answer = await request.get(`${apiAddress()}/api/product-details?product_id=${found.id}`);
  const variants: Variant[] = (await answer.json()).data.product.variants;
  const inStock = variants.filter(({ stock }) => stock > 0).toSorted((one, other) => one.stock - other.stock);
  return { id: found.id, shopId: found.shop.id, variants: inStock };
}

/** Puts so many of a variant into the cart. */
export async function putVariant(
  request: APIRequestContext,
  shopper: Shopper,
  id: number,
  variant: Variant,
  quantity: number,
): Promise<void> {
  const { size_id: size, color_id: color, unit_id: unit } = variant;
  const { status, body } = await callAs(request, shopper, '/cart/store', { product_id: id, quantity, size, color, unit });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Gives the shopper somewhere to deliver to. */
export async function addAddress(request: APIRequestContext, shopper: Shopper, name = 'Nadia Karim', isDefault = true): Promise<number> {
  const { status, body } = await callAs(request, shopper, '/address/store', {
    name,
    phone: shopper.phone,
    area: 'Old Town',
    address_line: '4 Lantern Lane',
    address_type: 'home',
    is_default: isDefault,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.address.id;
}

/** Buys what is in the cart of these shops, as another device does. */
export async function buy(
  request: APIRequestContext,
  shopper: Shopper,
  shopIds: readonly number[],
): Promise<{ id: number; code: string }[]> {
  const address_id = await addAddress(request, shopper);
  const summary = await callAs(request, shopper, '/cart/checkout', { shop_ids: shopIds });
  const { payable_amount } = summary.body.data.checkout;
  const order = { shop_ids: shopIds, address_id, payment_method: 'cash', payable_amount };
  const { status, body } = await callAs(request, shopper, '/place-order', order, { 'idempotency-key': crypto.randomUUID() });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.orders;
}

/** A new shopper with one product in the cart. */
export async function buildCart(request: APIRequestContext): Promise<{ shopper: Shopper; product: CatalogProduct }> {
  const shopper = await registerShopper(request);
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  return { shopper, product };
}

/** A new shopper with an order of one product. */
export async function buildOrder(request: APIRequestContext) {
  const { shopper, product } = await buildCart(request);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  return { shopper, product, order };
}

/** The shopper's orders. */
export async function ordersOf(
  request: APIRequestContext,
  shopper: Shopper,
): Promise<{ id: number; code: string; shop: { id: number } }[]> {
  return (await callAs(request, shopper, '/orders')).body.data.orders;
}

function textValues(query: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
