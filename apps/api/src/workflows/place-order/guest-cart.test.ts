import { Cart, cartCalls } from '@souk/contract/cart';
import { CheckoutSummary } from '@souk/contract/checkout';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database, clock } = await useTestApp();
const { db, pool } = database;

type Item = { variant_id: number; quantity: number };

const setGuestCarts = (guest_cart: boolean) => db.updateTable('settings').set({ guest_cart }).execute();
const GuestCart = cartCalls['POST /guest-cart'].answer;
const read = async (items: Item[], add?: object) =>
  GuestCart.parse((await call('POST', '/guest-cart', { body: { items, ...(add && { add }) } })).body.data);
const merge = (token: string, items: Item[], key = 'guest-cart-1') =>
  call('POST', '/cart/merge', { token, body: { items }, headers: { 'idempotency-key': key } });
const quantitiesOf = (cart: unknown) =>
  Object.fromEntries(
    Cart.parse(cart).cart_items.flatMap(({ products }) => products.map(({ variant_id, quantity }) => [variant_id, quantity])),
  );

test('by default a visitor has no cart', async () => {
  for (const [path, more] of [
    ['/guest-cart', {}],
    ['/guest-cart/checkout', { shop_ids: [] }],
    ['/guest-cart/offers', {}],
  ] as const)
    expect(await call('POST', path, { body: { items: [], ...more } })).toMatchObject({
      status: 403,
      body: { message: 'Please login first!' },
    });
});

describe('with the setting guest_cart', () => {
  beforeAll(async () => {
    await setGuestCarts(true);
  });

  test('a product is added up to its stock, priced as for a shopper, and stored nowhere', async () => {
    const { id, variant_id } = await buildProduct(db, { price: 1_500, variants: [{ stock: 3 }] });
    const data = await read([], { product_id: id, quantity: 2 });
    expect(data.items).toEqual([{ variant_id, quantity: 2 }]);
    expect(Cart.parse(data.cart)).toMatchObject({ total: 2, cart_items: [{ products: [{ id, price: 15, quantity: 2, stock: 3 }] }] });
    const full = await read(data.items, { product_id: id, quantity: 2 });
    expect(full).toMatchObject({ items: [{ variant_id, quantity: 3 }], cart: { info: expect.stringMatching(/^Only 3 of/) } });
    const { count } = await db.selectFrom('cart_lines').select(db.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  test('a size has to be chosen; a sold-out, a missing and a hidden product cannot be added', async () => {
    const [small, large] = [await buildSize(db, 'GS'), await buildSize(db, 'GL')];
    const shirt = await buildProduct(db, { variants: [{ size_id: small }, { size_id: large, stock: 0 }] });
    const status = async (add: object) => (await call('POST', '/guest-cart', { body: { items: [], add: { quantity: 1, ...add } } })).status;
    expect(await status({ product_id: shirt.id })).toBe(422);
    expect(await status({ product_id: shirt.id, size: 'GL' })).toBe(409);
    expect(await status({ product_id: shirt.id, size: 'GS' })).toBe(200);
    expect(await status({ product_id: 999_999_999 })).toBe(404);
    const hidden = await buildProduct(db, { active: false });
    expect(await status({ product_id: hidden.id })).toBe(404);
  });

  test('items that are not sold are removed, and nobody learns what they are', async () => {
    const hidden = await buildProduct(db, { active: false });
    const data = await read([
      { variant_id: hidden.variant_id, quantity: 1 },
      { variant_id: 999_999_999, quantity: 1 },
    ]);
    expect(data).toMatchObject({ items: [], cart: { total: 0, cart_items: [], info: expect.stringContaining('no longer sold') } });
  });

  test('the summary and the offers are those of a shopper with the same cart', async () => {
    const { id, variant_id, shop_id } = await buildProduct(db, { price: 2_000 });
    const { token } = await buildShopper(db);
    await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 2 } });
    const items = [{ variant_id, quantity: 2 }];
    const own = await call('POST', '/cart/checkout', { token, body: { shop_ids: [shop_id] } });
    const guest = await call('POST', '/guest-cart/checkout', { body: { items, shop_ids: [shop_id] } });
    const summary = CheckoutSummary.parse(guest.body.data);
    expect(summary.checkout).toEqual(CheckoutSummary.parse(own.body.data).checkout);
    expect(summary.cart_version).toBe(CheckoutSummary.parse(own.body.data).cart_version);
    const offers = await call('POST', '/guest-cart/offers', { body: { items } });
    expect(offers.body.data).toEqual((await call('GET', '/cart/offers', { token })).body.data);
  });

  test('a merge that would fill the cart beyond its limit changes nothing', async () => {
    const { token, id: personId } = await buildShopper(db);
    const { id, variant_ids } = await buildProduct(db, {
      variants: await Promise.all(Array.from({ length: 201 }, async (_, at) => ({ size_id: await buildSize(db, `many ${at}`) }))),
    });
    const line = (variant_id: number) => ({ person_id: personId, product_id: id, variant_id, quantity: 1, seen_price: 1 });
    await db.insertInto('cart_lines').values(variant_ids.slice(0, 200).map(line)).execute();
    const wanted = [{ variant_id: variant_ids[200] ?? 0, quantity: 1 }];
    expect((await merge(token, wanted)).status).toBe(409);
    await db
      .deleteFrom('cart_lines')
      .where('person_id', '=', personId)
      .where('variant_id', '=', variant_ids[0] ?? 0)
      .execute();
    expect(Object.keys(quantitiesOf((await merge(token, wanted)).body.data))).toHaveLength(200);
  });

  test('merges that arrive at once, and again, add the items once', { timeout: 60_000 }, async () => {
    const goods = await Promise.all([1, 4, 30].map((stock) => buildProduct(db, { variants: [{ stock }] })));
    const item = fc.record({ good: fc.nat(goods.length - 1), quantity: fc.integer({ min: 1, max: 6 }) });
    const items = fc.array(item, { maxLength: 4 });
    const variantOf = (good: number) => goods[good]?.variant_id ?? 0;
    const stockOf = (good: number) => [1, 4, 30][good] ?? 0;
    await fc.assert(
      // The cart of the account; what the visitor chose before the first merge, and before the last.
      fc.asyncProperty(items, items, items, fc.nat(2), async (own, first, later, repeats) => {
        const { token } = await buildShopper(db);
        const held = new Map<number, number>();
        for (const { good, quantity } of own) {
          await call('POST', '/cart/store', { token, body: { product_id: goods[good]?.id, quantity } });
          held.set(good, Math.min((held.get(good) ?? 0) + quantity, stockOf(good)));
        }
        const wire = (chosen: typeof first) => chosen.map(({ good, quantity }) => ({ variant_id: variantOf(good), quantity }));
        const sent = Array.from({ length: repeats + 1 }, () => merge(token, wire(first)));
        for (const { status } of await Promise.all(sent)) expect([200, 409]).toContain(status);
        clock.advance(1);
        const { body } = await merge(token, wire([...first, ...later]));
        for (const good of [0, 1, 2]) {
          const wanted = [...first, ...later].filter((each) => each.good === good).reduce((sum, { quantity }) => sum + quantity, 0);
          const expected = Math.min((held.get(good) ?? 0) + wanted, stockOf(good));
          expect(quantitiesOf(body.data)[variantOf(good)] ?? 0, JSON.stringify({ own, first, later })).toBe(expected);
        }
        await assertInvariants(pool);
      }),
      { numRuns: 25 },
    );
  });

  test('a sold-out item joins too, and a line of the account loses nothing', async () => {
    const { id, variant_id } = await buildProduct(db, { variants: [{ stock: 5 }] });
    const other = await buildProduct(db, { variants: [{ stock: 5 }] });
    const { token } = await buildShopper(db);
    await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 4 } });
    await db.updateTable('product_variants').set({ stock: 0 }).where('id', 'in', [variant_id, other.variant_id]).execute();
    const { body } = await merge(token, [
      { variant_id, quantity: 2 },
      { variant_id: other.variant_id, quantity: 3 },
    ]);
    expect(quantitiesOf(body.data)).toEqual({ [variant_id]: 4, [other.variant_id]: 3 });
    expect(Cart.parse(body.data).info).toContain('is sold out.');
  });
});
