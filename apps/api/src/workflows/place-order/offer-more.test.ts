import { CartOffer } from '@souk/contract/cart';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

async function offersOf({ token }: Shopper): Promise<CartOffer[]> {
  const answer = await call('GET', '/cart/offers', { token });
  expect(answer).toMatchObject({ status: 200 });
  return z.object({ offers: z.array(CartOffer) }).parse(answer.body.data).offers;
}

const add = ({ token }: Shopper, product: { id: number }, quantity = 1) =>
  call('POST', '/cart/store', { token, body: { product_id: product.id, quantity } });
const collect = (shopper: Shopper, voucher: { id: number }) =>
  db.insertInto('voucher_collections').values({ person_id: shopper.id, voucher_id: voucher.id }).execute();

test('[cart-16] each shop of the cart has its delivery charge and how many items lower it', async () => {
  const shopper = await buildShopper(db);
  const [banded, free] = [await buildProduct(db), await buildProduct(db)];
  await db
    .insertInto('delivery_bands')
    .values([
      { shop_id: banded.shop_id, from_quantity: 1, to_quantity: 2, charge: 450 },
      { shop_id: banded.shop_id, from_quantity: 3, to_quantity: null, charge: 0 },
    ])
    .execute();
  await add(shopper, banded);
  await add(shopper, free);
  await db.updateTable('shops').set({ delivery_days_min: 1, delivery_days_max: 3 }).where('id', '=', banded.shop_id).execute();
  const estimated_delivery = { min_days: 1, max_days: 3 };
  const cheaper_delivery = { missing_quantity: 2, charge: 0 };
  expect(await offersOf(shopper)).toEqual([
    { shop_id: banded.shop_id, delivery_charge: 4.5, estimated_delivery, cheaper_delivery, vouchers: [] },
    { shop_id: free.shop_id, delivery_charge: 0, estimated_delivery: { min_days: 2, max_days: 5 }, cheaper_delivery: null, vouchers: [] },
  ]);
});

test('[cart-16] a membership with free delivery leaves nothing to lower', async () => {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db);
  await db
    .insertInto('delivery_bands')
    .values([
      { shop_id: product.shop_id, from_quantity: 1, to_quantity: 1, charge: 450 },
      { shop_id: product.shop_id, from_quantity: 2, to_quantity: null, charge: 100 },
    ])
    .execute();
  const plan = await db.insertInto('plans').values({ name: '{}', price: 0 }).returning('id').executeTakeFirstOrThrow();
  const running = { status: 'active', price: 0, discount_basis_points: 0, free_delivery: true, starts_at: new Date(0), ends_at: null };
  await db
    .insertInto('subscriptions')
    .values({ person_id: shopper.id, plan_id: plan.id, ...running })
    .execute();
  await add(shopper, product);
  expect(await offersOf(shopper)).toMatchObject([{ delivery_charge: 0, cheaper_delivery: null }]);
});

test('[cart-16] vouchers have what is missing, what they save, and why a collected one does not apply', async () => {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db);
  const { shop_id } = product;
  const day = 86_400_000;
  const build = (over: object) => buildVoucher(db, { shop_id, discount_type: 'Amount', discount: 500, ...over });
  const applied = await build({ discount: 300 });
  const worse = await build({ discount: 200 });
  const distant = await build({ min_order_amount: 3550 });
  const near = await build({ min_order_amount: 2500 });
  const ended = await build({ ends_at: new Date(Date.now() - day) });
  const spent = await build({ per_person_limit: 1 });
  const usedUp = await build({ usage_limit: 1, used_count: 1 });
  const forgotten = await build({ starts_at: new Date(Date.now() - 40 * day), ends_at: new Date(Date.now() - 20 * day) });
  await build({ ends_at: new Date(Date.now() - day) });
  await build({ listed: false });
  const collectable = await build({ discount: 100 });
  await add(shopper, product, 2);
  expect(await orderBasket(call, { shopper, shopIds: [shop_id], payable: 15 }, { coupon_code: spent.code })).toMatchObject({ status: 201 });
  await add(shopper, product, 2);
  for (const voucher of [applied, worse, distant, ended, spent, usedUp, forgotten]) await collect(shopper, voucher);
  const [offer] = await offersOf(shopper);
  const states = offer?.vouchers.map(({ id, state, missing_amount, saving }) => [id, state, missing_amount, saving]);
  expect(states).toHaveLength(8);
  expect(states?.[0]).toEqual([applied.id, 'applied', 0, 3]);
  expect(states).toEqual(
    expect.arrayContaining([
      [worse.id, 'other-is-better', 0, 0],
      [near.id, 'below-minimum', 5, 0],
      [distant.id, 'below-minimum', 15.5, 0],
      [ended.id, 'ended', 0, 0],
      [spent.id, 'spent', 0, 0],
      [usedUp.id, 'used-up', 0, 0],
      [collectable.id, 'collectable', 0, 1],
    ]),
  );
});

test('[cart-16] of vouchers that can be collected, the one that takes off most is the first', async () => {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db);
  const build = (over: object) => buildVoucher(db, { shop_id: product.shop_id, ...over });
  const fixed = await build({ discount_type: 'Amount', discount: 200 });
  const share = await build({ discount_type: 'Percentage', discount: 1500 });
  await add(shopper, product);
  const order = async () => (await offersOf(shopper))[0]?.vouchers.map(({ id }) => id);
  expect(await order()).toEqual([fixed.id, share.id]);
  await add(shopper, product);
  expect(await order()).toEqual([share.id, fixed.id]);
});

test('an empty cart, and one whose items are sold out, have no offers', async () => {
  const shopper = await buildShopper(db);
  expect(await offersOf(shopper)).toEqual([]);
  const product = await buildProduct(db);
  await add(shopper, product);
  await db.updateTable('product_variants').set({ stock: 0 }).where('id', '=', product.variant_id).execute();
  expect(await offersOf(shopper)).toEqual([]);
});
