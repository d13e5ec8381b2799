import { Coupon } from '@souk/contract/cart';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildProduct, buildShop, buildVoucher } from '../../../test/builders/goods.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
const day = 86_400_000;

async function couponsOf(shopper: Shopper, shopId: number) {
  const answer = await call('GET', `/get-vouchers?shop_id=${shopId}`, { token: shopper.token });
  expect(answer).toMatchObject({ status: 200 });
  return z.object({ coupons: z.array(Coupon) }).parse(answer.body.data).coupons;
}

const collect = (shopper: Shopper, coupon_id: number) => call('POST', '/vouchers-collect', { token: shopper.token, body: { coupon_id } });

test("[cart-08] a shop's vouchers: percent or amount, minimum, validity, whether they apply", async () => {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db);
  const ends_at = new Date(Date.now() + day / 2);
  const percent = await buildVoucher(db, { shop_id: product.shop_id, discount: 1250, ends_at, max_discount_amount: 500 });
  const amount = await buildVoucher(db, { shop_id: product.shop_id, discount_type: 'Amount', discount: 350, min_order_amount: 1001 });
  await buildVoucher(db, { shop_id: product.shop_id, listed: false });
  await buildVoucher(db, { shop_id: product.shop_id, active: false });
  await buildVoucher(db, { shop_id: product.shop_id, ends_at: new Date(Date.now() - day / 2) });
  await buildVoucher(db, { shop_id: await buildShop(db) });
  await call('POST', '/cart/store', { token: shopper.token, body: { product_id: product.id, quantity: 1 } });
  expect(await couponsOf(shopper, product.shop_id)).toMatchObject([
    {
      id: percent.id,
      discount_type: 'Percentage',
      discount: 12.5,
      max_discount_amount: 5,
      min_order_amount: 0,
      validity: ends_at.toISOString(),
      is_applicable: true,
    },
    {
      id: amount.id,
      discount_type: 'Amount',
      discount: 3.5,
      max_discount_amount: null,
      min_order_amount: 10.01,
      is_collected: false,
      is_applicable: false,
    },
  ]);
});

test('[cart-09] collecting sets a voucher collected, once, for one person', async () => {
  const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
  const shopId = await buildShop(db);
  const { id } = await buildVoucher(db, { shop_id: shopId });
  const answer = await collect(shopper, id);
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Voucher collected successfully', data: { coupon: { id, is_collected: true } } },
  });
  expect(await couponsOf(shopper, shopId)).toMatchObject([{ id, is_collected: true }]);
  expect(await couponsOf(other, shopId)).toMatchObject([{ id, is_collected: false }]);
  expect(await collect(shopper, id)).toMatchObject({ status: 409, body: { message: 'You have already collected this voucher' } });
});

test('[cart-09] ten clicks at once collect once', async () => {
  const shopper = await buildShopper(db);
  const { id } = await buildVoucher(db, { shop_id: await buildShop(db) });
  const answers = await Promise.all(Array.from({ length: 10 }, () => collect(shopper, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test.each([
  ['unknown by the list', { listed: false }, 404, 'Voucher not found'],
  ['withdrawn', { active: false }, 404, 'Voucher not found'],
  ['ended', { ends_at: new Date(Date.now() - day / 2) }, 422, 'This voucher has expired'],
  ['not started', { starts_at: new Date(Date.now() + day / 2) }, 422, 'This voucher is not valid yet'],
  ['fully redeemed', { usage_limit: 1, used_count: 1 }, 422, 'This voucher has been fully redeemed'],
])('a voucher that is %s cannot be collected', async (_title, over, status, message) => {
  const shopper = await buildShopper(db);
  const { id } = await buildVoucher(db, { shop_id: await buildShop(db), ...over });
  expect(await collect(shopper, id)).toMatchObject({ status, body: { message } });
});

test('[call-03] signed out there is nothing to see or collect', async () => {
  expect(await call('GET', '/get-vouchers?shop_id=1')).toMatchObject({ status: 401 });
  expect(await call('POST', '/vouchers-collect', { body: { coupon_id: 1 } })).toMatchObject({ status: 401 });
});

test('[call-04] a bad id is named, an unknown one is not found', async () => {
  const { token } = await buildShopper(db);
  expect(await call('GET', '/get-vouchers?shop_id=x', { token })).toMatchObject({
    status: 422,
    body: { errors: { shop_id: [expect.any(String)] } },
  });
  expect(await call('GET', '/get-vouchers?shop_id=987654321', { token })).toMatchObject({ status: 200, body: { data: { coupons: [] } } });
  expect(await call('POST', '/vouchers-collect', { token, body: {} })).toMatchObject({
    status: 422,
    body: { errors: { coupon_id: [expect.any(String)] } },
  });
  expect(await call('POST', '/vouchers-collect', { token, body: { coupon_id: 987_654_321 } })).toMatchObject({ status: 404 });
});
