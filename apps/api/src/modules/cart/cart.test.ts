import { Cart } from '@souk/contract/cart';
import { describe, expect, test } from 'vitest';
import { buildColor, buildFlashSale, buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { type TestAnswer, useTestApp } from '../../../test/test-app.ts';

const { call, database, clock } = await useTestApp();
const { db } = database;
const [small, large, red] = await Promise.all([
  buildSize(db, 'S'),
  buildSize(db, 'L', { ar: 'كبير' }),
  buildColor(db, { en: 'Red', ar: 'أحمر' }),
]);

function cartOf(answer: TestAnswer): Cart {
  expect(answer).toMatchObject({ status: 200 });
  return Cart.parse(answer.body.data);
}

const quantities = (cart: Cart) => cart.cart_items.flatMap(({ products }) => products.map(({ quantity }) => quantity));
const buildShirt = () =>
  buildProduct(db, {
    variants: [
      { size_id: small, color_id: red },
      { size_id: large, color_id: red, extra_price: 150 },
    ],
  });

describe('adding to the cart', () => {
  test('[cart-02] answers the whole cart, grouped by shop', async () => {
    const { token } = await buildShopper(db);
    const bowl = await buildProduct(db, { price: 1299, discount_price: 999 });
    const other = await buildProduct(db);
    await call('POST', '/cart/store', { token, body: { product_id: bowl.id, quantity: 2 } });
    const cart = cartOf(
      await call('POST', '/cart/store', { token, body: { product_id: other.id, quantity: 1, size: null, color: '', unit: null } }),
    );
    expect(cart).toMatchObject({
      total: 3,
      info: null,
      cart_items: [
        { id: bowl.shop_id, shop_id: bowl.shop_id, shop_name: 'Clay & Co', shop_rating: 0 },
        { id: other.shop_id, products: [{ id: other.id, quantity: 1 }] },
      ],
    });
    expect(cart.cart_items[0]?.products).toMatchObject([
      {
        id: bowl.id,
        name: 'Tea bowl',
        price: 12.99,
        discount_price: 9.99,
        discount_percentage: 23,
        quantity: 2,
        stock: 10,
        is_available: true,
        size: null,
      },
    ]);
    expect(cartOf(await call('GET', '/carts', { token }))).toEqual(cart);
  });

  test('[cart-02] the same again grows its line, another size is another line', async () => {
    const { token } = await buildShopper(db);
    const shirt = await buildShirt();
    const add = (body: object) => call('POST', '/cart/store', { token, body: { product_id: shirt.id, quantity: 1, ...body } });
    await add({ size: 'S', color: 'Red' });
    await add({ size: small, color: red, quantity: 3 });
    const cart = cartOf(await add({ size: 'كبير', color: 'أحمر' }));
    expect(cart.cart_items[0]?.products).toMatchObject([
      { quantity: 4, size: { id: small, name: 'S' }, color: { id: red, name: 'Red', hex: '#aa2211' }, price: 10 },
      { quantity: 1, size: { id: large, name: 'L' }, price: 11.5 },
    ]);
  });

  test('more than the stock adds the stock, with a note', async () => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db, { variants: [{ stock: 3 }] });
    const add = (quantity: number) => call('POST', '/cart/store', { token, body: { product_id: id, quantity } });
    expect(cartOf(await add(2))).toMatchObject({ total: 2, info: null });
    expect(cartOf(await add(1))).toMatchObject({ total: 3, info: null });
    expect(cartOf(await add(5))).toMatchObject({ total: 3, info: 'Only 3 of Tea bowl are available.' });
  });

  test('a line holds at most 9999 items', async () => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db, { variants: [{ stock: 1_000_000 }] });
    for (let time = 0; time < 11; time++) await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 999 } });
    expect(cartOf(await call('GET', '/carts', { token })).total).toBe(9999);
  });

  test('what is sold out is refused', async () => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db, { variants: [{ stock: 0 }] });
    const answer = await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 1 } });
    expect(answer).toMatchObject({ status: 409, body: { message: 'Tea bowl is sold out.' } });
  });

  test.each([
    ['size', {}, 'Please choose a size'],
    ['size', { size: 'XXL' }, 'This size is not available'],
    ['color', { size: 'S', color: 'Blue' }, 'This color is not available'],
    ['unit', { size: 'S', unit: 7 }, 'This unit is not available'],
  ])('[call-04] a wrong %s is named', async (field, choice, message) => {
    const { token } = await buildShopper(db);
    const shirt = await buildShirt();
    const answer = await call('POST', '/cart/store', { token, body: { product_id: shirt.id, quantity: 1, ...choice } });
    expect(answer).toMatchObject({ status: 422, body: { message, errors: { [field]: [message] } } });
  });

  test('what is not sold is not found', async () => {
    const { token } = await buildShopper(db);
    const withdrawn = await buildProduct(db, { active: false });
    for (const product_id of [withdrawn.id, 987_654_321]) {
      expect(await call('POST', '/cart/store', { token, body: { product_id, quantity: 1 } })).toMatchObject({ status: 404 });
    }
  });

  test('[cart-11] a buy-now line is separate and leaves the cart as it is', async () => {
    const { token, id } = await buildShopper(db);
    const [bowl, cup, pot] = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
    await call('POST', '/cart/store', { token, body: { product_id: bowl.id, quantity: 2 } });
    for (const product of [bowl, cup, pot, pot]) {
      const cart = cartOf(await call('POST', '/cart/store', { token, body: { product_id: product.id, quantity: 3, is_buy_now: true } }));
      expect(cart).toMatchObject({ total: 2, cart_items: [{ products: [{ id: bowl.id }] }] });
    }
    const lines = await db
      .selectFrom('cart_lines')
      .select(['product_id', 'quantity'])
      .where('person_id', '=', id)
      .where('is_buy_now', '=', true)
      .execute();
    expect(lines).toEqual([{ product_id: pot.id, quantity: 3 }]);
  });

  test('[cart-11] how many are bought at once is changed apart from the same product in the cart', async () => {
    const { token, id } = await buildShopper(db);
    const { id: product_id } = await buildProduct(db);
    const body = { product_id, is_buy_now: true };
    await call('POST', '/cart/store', { token, body: { product_id, quantity: 2 } });
    await call('POST', '/cart/store', { token, body: { ...body, quantity: 1 } });
    const held = async (isBuyNow: boolean) => {
      const lines = db.selectFrom('cart_lines').select('quantity').where('person_id', '=', id).where('is_buy_now', '=', isBuyNow);
      return (await lines.execute()).map(({ quantity }) => quantity);
    };
    expect(cartOf(await call('POST', '/cart/increment', { token, body }))).toMatchObject({ total: 2 });
    expect(cartOf(await call('POST', '/cart/increment', { token, body }))).toMatchObject({ total: 2 });
    expect([await held(true), await held(false)]).toEqual([[3], [2]]);
    await call('POST', '/cart/decrement', { token, body });
    expect([await held(true), await held(false)]).toEqual([[2], [2]]);
    expect(await call('POST', '/cart/delete', { token, body })).toMatchObject({ body: { message: 'product removed from cart' } });
    expect([await held(true), await held(false)]).toEqual([[], [2]]);
    expect(await call('POST', '/cart/increment', { token, body })).toMatchObject({ status: 404 });
  });

  test('a flash price counts while the sale has enough left for the line', async () => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db, { price: 1000, discount_price: 900 });
    await buildFlashSale(db, { product_id: id, price: 500, quantity: 3 });
    const prices = (cart: Cart) => cart.cart_items[0]?.products[0]?.discount_price;
    expect(prices(cartOf(await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 3 } })))).toBe(5);
    expect(prices(cartOf(await call('POST', '/cart/increment', { token, body: { product_id: id } })))).toBe(9);
    await call('POST', '/cart/decrement', { token, body: { product_id: id } });
    clock.advance(2 * 86_400);
    expect(prices(cartOf(await call('GET', '/carts', { token })))).toBe(9);
  });
});

describe('changing a line', () => {
  test('[cart-02] increment and decrement by one', async () => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db, { variants: [{ stock: 3 }] });
    const body = { product_id: id };
    await call('POST', '/cart/store', { token, body: { ...body, quantity: 2 } });
    expect(cartOf(await call('POST', '/cart/increment', { token, body }))).toMatchObject({ total: 3, info: null });
    expect(cartOf(await call('POST', '/cart/increment', { token, body }))).toMatchObject({
      total: 3,
      info: 'Only 3 of Tea bowl are available.',
    });
    const answer = await call('POST', '/cart/decrement', { token, body });
    expect(cartOf(answer)).toMatchObject({ total: 2, info: null });
    expect(answer.body.message).toBe('Cart updated');
    const headers = { 'accept-language': 'ar' };
    expect((await call('POST', '/cart/decrement', { token, body, headers })).body.message).not.toBe('product removed from cart');
  });

  test('[cart-03] removing the last item answers with the message that clients match', async () => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db);
    await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 1 } });
    const answer = await call('POST', '/cart/decrement', { token, body: { product_id: id } });
    expect(answer.body).toEqual({ message: 'product removed from cart', data: { total: 0, cart_items: [], info: null } });
  });

  test('[cart-02] delete removes the whole line', async () => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db);
    await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 5 } });
    const answer = await call('POST', '/cart/delete', { token, body: { product_id: id } });
    expect(answer.body).toEqual({ message: 'product removed from cart', data: { total: 0, cart_items: [], info: null } });
    expect(await call('POST', '/cart/delete', { token, body: { product_id: id } })).toMatchObject({ status: 404 });
  });

  test('a choice selects the line; without one it is the last changed', async () => {
    const { token } = await buildShopper(db);
    const shirt = await buildShirt();
    const change = (path: string, body: object) => call('POST', path, { token, body: { product_id: shirt.id, ...body } });
    for (const size of ['S', 'L']) {
      clock.advance(1);
      await change('/cart/store', { size, quantity: 1 });
    }
    expect(quantities(cartOf(await change('/cart/increment', {})))).toEqual([1, 2]);
    expect(quantities(cartOf(await change('/cart/increment', { size: 'S' })))).toEqual([2, 2]);
    expect(quantities(cartOf(await change('/cart/delete', { size: large })))).toEqual([2]);
    expect(await change('/cart/increment', { size: 'L' })).toMatchObject({ status: 404 });
  });

  test("somebody else's line is not found and stays", async () => {
    const [owner, stranger] = [await buildShopper(db), await buildShopper(db)];
    const { id } = await buildProduct(db);
    await call('POST', '/cart/store', { token: owner.token, body: { product_id: id, quantity: 2 } });
    for (const path of ['/cart/increment', '/cart/decrement', '/cart/delete']) {
      expect(await call('POST', path, { token: stranger.token, body: { product_id: id } })).toMatchObject({ status: 404 });
    }
    expect(cartOf(await call('GET', '/carts', { token: owner.token })).total).toBe(2);
  });

  test('two concurrent decrements remove two items', async () => {
    const { token } = await buildShopper(db);
    const { id } = await buildProduct(db);
    for (const [quantity, left] of [
      [5, 3],
      [2, 0],
    ] as const) {
      await call('POST', '/cart/store', { token, body: { product_id: id, quantity } });
      await Promise.all([1, 2].map(() => call('POST', '/cart/decrement', { token, body: { product_id: id } })));
      expect(cartOf(await call('GET', '/carts', { token })).total).toBe(left);
      await call('POST', '/cart/delete', { token, body: { product_id: id } });
    }
  });

  test('[cart-13] lines that are no longer available have a warning', async () => {
    const { token } = await buildShopper(db);
    const [deleted, short] = [await buildProduct(db, { name: JSON.stringify({ en: 'Jug' }) }), await buildProduct(db)];
    for (const { id } of [deleted, short]) await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 4 } });
    await db.updateTable('products').set({ active: false }).where('id', '=', deleted.id).execute();
    await db.updateTable('product_variants').set({ stock: 1 }).where('id', '=', short.variant_id).execute();
    const cart = cartOf(await call('GET', '/carts', { token }));
    expect(cart.info).toBe('Jug is no longer available. Only 1 of Tea bowl are available.');
    expect(cart.cart_items.map(({ products }) => products[0]?.is_available)).toEqual([false, true]);
    expect(
      cartOf(await call('POST', '/cart/increment', { token, body: { product_id: short.id } })).cart_items[1]?.products[0]?.quantity,
    ).toBe(1);
  });
});

describe('who may and what', () => {
  test.each(['/cart/store', '/cart/increment', '/cart/decrement', '/cart/delete'])(
    '[call-03] [cart-01] POST %s without a token is a 401',
    async (path) => {
      const answer = await call('POST', path, { body: { product_id: 1, quantity: 1 } });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Please login first!' } });
    },
  );

  test('[call-03] the cart of nobody is a 401', async () => {
    expect(await call('GET', '/carts')).toMatchObject({ status: 401 });
    expect(await call('GET', '/carts', { token: 'x'.repeat(43) })).toMatchObject({ status: 401 });
  });

  test.each([
    ['product_id', { quantity: 1 }],
    ['product_id', { product_id: '1', quantity: 1 }],
    ['quantity', { product_id: 1, quantity: 0 }],
    ['quantity', { product_id: 1, quantity: 1.5 }],
    ['quantity', { product_id: 1, quantity: true }],
    ['size', { product_id: 1, quantity: 1, size: { id: 1 } }],
    ['colour', { product_id: 1, quantity: 1, colour: 'Red' }],
  ])('[call-04] [cart-01] a bad %s is a 422 that names it', async (field, body) => {
    const { token } = await buildShopper(db);
    const answer = await call('POST', '/cart/store', { token, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toContain(field);
  });
});
