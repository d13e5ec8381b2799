import type { APIRequestContext } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { buy, type CatalogProduct, callAs, findVariants, listProducts, putVariant } from '../support/marketplace.ts';
import { createSession, demoSeller } from '../support/panel.ts';
import { registerShopper, type Shopper } from '../support/shopper.ts';

/** The codes of two new orders of the demo seller's first shop. */
export type Prepared = { codes: string[] };

/** Gives the demo seller's first shop what its screens show: new orders, a return, a message, a question, offers and proposed products; and an application for another shop. */
export async function prepareShop(request: APIRequestContext): Promise<Prepared> {
  const shopId = 1;
  const all = await listProducts(request, { shop_id: shopId, in_stock: 1 });
  const products = all.slice(0, 2);
  const [product, changed] = products;
  // Journeys read the prices of the first ones.
  const reduced = all.at(-1);
  if (!product || !changed || !reduced) throw new Error('The shop sells too little');
  const codes: string[] = [];
  for (const name of ['Nadia Karim', 'Omar Said']) {
    const shopper = await registerShopper(request, name);
    codes.push((await order(request, shopper, products)).code);
  }
  const shopper = await registerShopper(request, 'Layla Haddad');
  await askForReturn(request, shopper, await order(request, shopper, products));
  await callAs(request, shopper, '/conversations', {
    product_id: product.id,
    message: 'Is the glaze safe for the oven? Call me: 98765 43210',
  });
  await callAs(request, shopper, '/product-questions', {
    product_id: product.id,
    question: `Can it go into the dishwasher (${shopper.phone.slice(-4)})?`,
  });
  changeMarketplace(`insert into shop_applications (owner_name, phone, email, shop_name, description, address, locale)
    values ('Huda Nasser', '91${shopper.phone}', 'huda@looms.example', 'Looms of Fes', 'Rugs, woven by hand.', '4 Lantern Lane', 'en');`);
  await makeOffers(request, { reduced, changed }, shopper.phone.slice(-6));
  await callAs(request, shopper, '/support', {
    ...{ name: 'Layla Haddad', phone: shopper.phone, subject: 'A present', message: 'Can you wrap what I ordered as a present?' },
  });
  return { codes };
}

type Offered = { reduced: CatalogProduct; changed: CatalogProduct };

/** A voucher and a sale of the shop, the change of a product, and a new one, which wait for approval. */
async function makeOffers(request: APIRequestContext, { reduced, changed }: Offered, mark: string): Promise<void> {
  const cookie = `souk_seller=${createSession('seller', demoSeller)}`;
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${apiAddress()}/api/seller${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  const day = (count: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + count * 86_400_000).toISOString();
  const times = { starts_at: day(-1), ends_at: day(20) };
  const terms = { min_order_amount: 30, max_discount_amount: 25, usage_limit: 200, per_person_limit: 1, is_listed: true };
  await post('/vouchers', { ...{ code: `CLAY${mark}`, discount_type: 'Percentage', discount: 15 }, ...terms, ...times });
  const read = await (await request.get(`${apiAddress()}/api/seller/products/${changed.id}`, { headers })).json();
  const { version, published, proposed } = read.data;
  const { variants, pictures, ...fields } = published ?? proposed;
  await post('/sales', { ...times, offers: [{ product_id: reduced.id, price: Math.round(reduced.price * 80) / 100 }] });
  const body = { ...fields, picture_ids: pictures.map(({ id }: { id: number }) => id) };
  const change = variants.map((variant: { stock: number }) => ({ ...variant, stock_was: variant.stock }));
  const name = { ...fields.name, en: `${fields.name.en}, glazed twice` };
  await post(`/products/${changed.id}`, { ...body, name, variants: change, version });
  const [variant] = change;
  await post('/products', { ...body, name: { en: `Moon jar ${mark}` }, variants: [{ ...variant, id: null, sku: '', stock_was: null }] });
}

async function order(request: APIRequestContext, shopper: Shopper, products: readonly CatalogProduct[]) {
  for (const { name } of products) {
    const { id, variants } = await findVariants(request, name);
    const variant = variants.at(-1);
    if (variant) await putVariant(request, shopper, id, variant, 2);
  }
  const [placed] = await buy(request, shopper, [products[0]?.shop.id ?? 0]);
  if (!placed) throw new Error('Nothing was ordered');
  return placed;
}

/** Delivers the order, of which one item is returned. */
async function askForReturn(request: APIRequestContext, shopper: Shopper, { id }: { id: number }): Promise<void> {
  const steps = ['Confirm', 'On The Way', 'Delivered'].map(
    (status) => `update orders set status = '${status}' where id = ${id};
      insert into order_events (order_id, status) values (${id}, '${status}');`,
  );
  changeMarketplace(`${steps.join('\n')} update orders set delivered_at = now(), return_days = 14 where id = ${id};
    update payments set status = 'Paid', settled_at = now() where purchase_id = (select purchase_id from orders where id = ${id});
    update orders set payment_status = 'Paid' where id = ${id};`);
  const { body } = await callAs(request, shopper, `/orders/${id}/returns`);
  const [line] = body.data.lines;
  await request.post(`${apiAddress()}/api/orders/${id}/returns`, {
    headers: { authorization: `Bearer ${shopper.token}`, 'x-requested-with': 'XMLHttpRequest' },
    multipart: { lines: `${line.line_id}:1:damaged`, note: 'The handle is cracked.' },
  });
}
