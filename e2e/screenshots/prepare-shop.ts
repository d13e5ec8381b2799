import type { APIRequestContext } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { buy, type CatalogProduct, callAs, findVariants, listProducts, putVariant } from '../support/marketplace.ts';
import { registerShopper, type Shopper } from '../support/shopper.ts';

/** The codes of two new orders of the demo seller's first shop. */
export type Prepared = { codes: string[] };

/** Gives the demo seller's first shop what its screens show: new orders, a return, a message and a question. */
export async function prepareShop(request: APIRequestContext): Promise<Prepared> {
  const shopId = 1;
  const products = (await listProducts(request, { shop_id: shopId, in_stock: 1 })).slice(0, 2);
  const [product] = products;
  if (!product) throw new Error('The shop sells nothing');
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
  return { codes };
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
