import { noticesCalls } from '@souk/contract/notices';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBasket, fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { type BuiltProduct, buildFlashSale, buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { buildShopper, buildShoppers } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { createNoticeLinks } from './domain/notice-link.ts';

const { call, carrier, clock, database, messages, runJob, runJobs } = await useTestApp({ poolSize: 20 });
const { db } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
beforeEach(() => {
  messages.splice(0);
  carrier.failure = undefined;
});

const ask = (token: string, body: object) => call('POST', '/product-notices', { token, body });
const noticeOf = async (answer: ReturnType<typeof ask>) =>
  noticesCalls['POST /product-notices'].answer.parse((await answer).body.data).notice;
const list = async (token?: string) =>
  noticesCalls['GET /product-notices'].answer.parse((await call('GET', '/product-notices', token ? { token } : {})).body.data).notices;
const useLink = (token: string, stopped: boolean) => call('POST', `/notice-links/${token}`, { body: { stopped } });
const tick = () => runJob('send-notices');
async function sendNotices(): Promise<string[]> {
  const before = messages.length;
  await tick();
  await runJobs();
  return messages.slice(before).map(({ subject }) => subject);
}

async function buildSoldOut(): Promise<BuiltProduct> {
  const product = await buildProduct(db, { variants: [{ stock: 0 }] });
  await setStock(product, 0);
  return product;
}
async function setStock({ id, variant_id }: BuiltProduct, stock: number, variant = variant_id): Promise<void> {
  await db.updateTable('product_variants').set({ stock }).where('id', '=', variant).execute();
  await db.insertInto('product_changes').values({ product_id: id }).execute();
}
async function setPrice({ id }: BuiltProduct, discount_price: number): Promise<void> {
  await db.updateTable('products').set({ discount_price }).where('id', '=', id).execute();
  await db.insertInto('product_changes').values({ product_id: id }).execute();
}
/** The token of the link that stops a message. */
const linkIn = (text = '') => /\/stop-notices\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('[browse-11] a notice of a product that is sold out', () => {
  test('comes once when it is back in stock, in words, with links to the product and to stop', async () => {
    const { token } = await buildShopper(db);
    const product = await buildSoldOut();
    const notice = await noticeOf(ask(token, { product_id: product.id, kind: 'back-in-stock' }));
    expect(notice).toMatchObject({ product_id: product.id, kind: 'back-in-stock', price: 10, size_id: null });
    expect(await list(token)).toEqual([notice]);
    expect(await sendNotices()).toEqual([]);
    await setStock(product, 2);
    expect(await sendNotices()).toEqual(['Tea bowl is back in stock']);
    expect(messages[0]?.text).toMatch(
      new RegExp(`^Souk: Tea bowl is back in stock\\. \\S+/products/${product.id}/details Stop these messages: \\S+/stop-notices/[\\w-]+$`),
    );
    expect(messages[0]?.letter).toMatchObject({ rows: [{ label: 'Price', value: '$10.00' }], stop: { label: 'Stop these messages' } });
    await setStock(product, 0);
    await setStock(product, 2);
    clock.advance(86_400);
    expect(await sendNotices()).toEqual([]);
    expect(await list(token)).toEqual([]);
  });

  test('is in the language of the person', async () => {
    const { token } = await buildShopper(db, { locale: 'ar' });
    const product = await buildSoldOut();
    await ask(token, { product_id: product.id, kind: 'back-in-stock' });
    await setStock(product, 1);
    expect(await sendNotices()).toEqual([expect.stringContaining('وعاء شاي')]);
    expect(messages[0]?.subject).not.toMatch(/stock/);
  });

  test('waits for the chosen option', async () => {
    const { token } = await buildShopper(db);
    const [small, large] = [await buildSize(db, `S${clock.now().getTime()}`), await buildSize(db, `L${clock.now().getTime()}`)];
    const product = await buildProduct(db, {
      variants: [
        { stock: 0, size_id: small },
        { stock: 0, size_id: large },
      ],
    });
    await ask(token, { product_id: product.id, kind: 'back-in-stock', size_id: large });
    await setStock(product, 5);
    expect(await sendNotices()).toEqual([]);
    await setStock(product, 5, product.variant_ids[1]);
    expect(await sendNotices()).toHaveLength(1);
    expect(messages[0]?.text).toContain(`/products/${product.id}/details?size=${large} `);
    expect(await ask(token, { product_id: product.id, kind: 'back-in-stock', size_id: 987_654 })).toMatchObject({
      status: 422,
      body: { errors: { size_id: ['This option is not available'] } },
    });
  });

  test('is not sent if it has sold out meanwhile, and comes when it is back', async () => {
    const { token } = await buildShopper(db);
    const product = await buildSoldOut();
    await ask(token, { product_id: product.id, kind: 'back-in-stock' });
    await setStock(product, 1);
    await tick();
    await setStock(product, 0);
    await runJob('settle-catalog');
    await runJobs();
    expect(messages).toEqual([]);
    await setStock(product, 3);
    expect(await sendNotices()).toHaveLength(1);
    expect(await sendNotices()).toEqual([]);
  });

  test('ends when the shopper orders the product, and if only the sending was left as well', async () => {
    const basket = await buildBasket(db);
    const { token } = basket.shopper;
    await ask(token, { product_id: basket.product.id, kind: 'price-drop' });
    await setPrice(basket.product, 900);
    await tick();
    expect((await orderBasket(call, { ...basket, payable: 18 })).status).toBe(201);
    await runJobs();
    expect(messages.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^We received your order/)]);
    expect(await list(token)).toEqual([]);
  });

  test.each([
    [{ kind: 'back-in-stock' }, 409, 'This product is in stock.'],
    [{ kind: 'price-drop', size_id: 3 }, 422, 'A notice about the price has no options.'],
    [{ kind: 'price-drop', product_id: 999_999 }, 404, 'Product not found'],
  ])('of %j is refused with %i', async (body, status, message) => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db);
    expect(await ask(token, { product_id: id, ...body })).toMatchObject({ status, body: { message } });
  });
});

describe('[browse-11] a notice of a price', () => {
  test('comes once when the price is below the one asked at, also in a flash sale', async () => {
    const { token } = await buildShopper(db);
    const [vase, bowl] = [await buildProduct(db), await buildProduct(db)];
    for (const { id } of [vase, bowl]) await ask(token, { product_id: id, kind: 'price-drop' });
    await setPrice(vase, 0);
    expect(await sendNotices()).toEqual([]);
    await setPrice(vase, 999);
    expect(await sendNotices()).toEqual(['Tea bowl now costs $9.99']);
    await buildFlashSale(db, { product_id: bowl.id, price: 500, quantity: 5, starts_at: new Date(clock.now().getTime() - 1000) });
    expect(await sendNotices()).toEqual(['Tea bowl now costs $5.00']);
    expect(await list(token)).toEqual([]);
  });

  test('on the day of another message about the product waits for the next day', async () => {
    const { token } = await buildShopper(db);
    const product = await buildSoldOut();
    for (const kind of ['back-in-stock', 'price-drop']) await ask(token, { product_id: product.id, kind });
    await setStock(product, 1);
    await setPrice(product, 800);
    expect(await sendNotices()).toEqual(['Tea bowl is back in stock']);
    expect(await sendNotices()).toEqual([]);
    clock.advance(86_400);
    expect(await sendNotices()).toEqual(['Tea bowl now costs $8.00']);
  });
});

describe('[browse-11] the link of a message', () => {
  test('stops all messages about the product without signing in, and undoes it', async () => {
    const { token } = await buildShopper(db);
    const product = await buildSoldOut();
    for (const kind of ['back-in-stock', 'price-drop']) await ask(token, { product_id: product.id, kind });
    await setStock(product, 1);
    await sendNotices();
    const link = linkIn(messages[0]?.text);
    const named = { id: product.id, name: 'Tea bowl', active: true };
    for (let time = 0; time < 2; time++) {
      expect((await useLink(link, true)).body.data).toEqual({ product: named, notices: 1 });
    }
    expect(await list(token)).toEqual([]);
    await setPrice(product, 800);
    clock.advance(86_400);
    expect(await sendNotices()).toEqual([]);
    expect((await useLink(link, false)).body.data).toEqual({ product: named, notices: 1 });
    expect(await sendNotices()).toEqual(['Tea bowl now costs $8.00']);
  });

  test('stops a message that waits to be sent', async () => {
    const { token, id } = await buildShopper(db);
    const product = await buildSoldOut();
    await ask(token, { product_id: product.id, kind: 'back-in-stock' });
    await setStock(product, 1);
    await tick();
    await runJobs();
    const link = linkIn(messages[0]?.text);
    await setStock(product, 0);
    await ask(token, { product_id: product.id, kind: 'back-in-stock' });
    clock.advance(86_400);
    await setStock(product, 1);
    await tick();
    expect((await useLink(link, true)).status).toBe(200);
    await runJobs();
    expect(messages).toHaveLength(1);
    expect(await db.selectFrom('messages').select('status').where('person_id', '=', id).orderBy('id').execute()).toEqual([
      { status: 'sent' },
      { status: 'outdated' },
    ]);
  });

  test('with another signature, or of another secret, is not valid', async () => {
    const { id } = await buildShopper(db);
    const product = await buildProduct(db);
    for (const token of ['x', `${linkIn('/stop-notices/1-1-aaaaaaaaaaaaaaaaaaaaaa')}`, forged(id, product.id)]) {
      expect(await useLink(token, true)).toMatchObject({ status: 404, body: { message: 'This link is not valid' } });
    }
  });
});

describe('notices of several people and processes', () => {
  test('are sent once each by jobs that run at the same time', async () => {
    const shoppers = await buildShoppers(db, 12);
    const product = await buildSoldOut();
    const asks = shoppers.flatMap(({ token }) => [
      ask(token, { product_id: product.id, kind: 'back-in-stock' }),
      ask(token, { product_id: product.id, kind: 'back-in-stock' }),
    ]);
    expect(new Set((await Promise.all(asks)).map(({ status }) => status))).toEqual(new Set([201]));
    await setStock(product, 20);
    await Promise.all(Array.from({ length: 5 }, tick));
    await tick();
    await runJobs();
    expect(messages.map(({ to }) => to).toSorted()).toEqual([...new Set(messages.map(({ to }) => to))].toSorted());
    expect(messages).toHaveLength(12);
  });

  test('and orders at the same time: a message comes before the order or not at all', async () => {
    const shoppers = await buildShoppers(db, 6);
    const product = await buildProduct(db, { variants: [{ stock: 50 }] });
    for (const { token } of shoppers) await ask(token, { product_id: product.id, kind: 'price-drop' });
    await setPrice(product, 700);
    for (const shopper of shoppers) await fillCart(db, shopper, product);
    const orders = shoppers.map((shopper) => orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 7 }));
    const [answers] = await Promise.all([Promise.all(orders), tick(), tick(), tick()]);
    expect(answers.map(({ status }) => status)).toEqual(shoppers.map(() => 201));
    await tick();
    await runJobs();
    expect(messages.filter(({ subject }) => subject.includes('now costs'))).toEqual([]);
    expect(await Promise.all(shoppers.map(({ token }) => list(token)))).toEqual(shoppers.map(() => []));
  });

  test('can be withdrawn by their owner only, and a visitor has none', async () => {
    const [owner, other] = await buildShoppers(db, 2);
    const product = await buildProduct(db);
    const { id } = await noticeOf(ask(owner?.token ?? '', { product_id: product.id, kind: 'price-drop' }));
    const withdraw = (token = '') => call('DELETE', `/product-notices/${id}`, { token });
    expect((await withdraw(other?.token)).status).toBe(404);
    expect((await withdraw(owner?.token)).status).toBe(200);
    expect((await withdraw(owner?.token)).status).toBe(404);
    expect(await list()).toEqual([]);
    await setPrice(product, 100);
    expect(await sendNotices()).toEqual([]);
  });
});

function forged(personId: number, productId: number): string {
  return createNoticeLinks('another secret').sign({ personId, productId });
}
