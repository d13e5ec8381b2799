import { expect, test } from 'vitest';
import { buildProduct, buildVoucher } from '../builders/goods.ts';
import { buildPerson } from '../builders/person.ts';
import { buildShopper } from '../builders/shopper.ts';
import { type TestAnswer, useTestApp } from '../test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;

/** The calls of a client that knows only section 7 of the specification: exactly its payloads, and the fields that it names. */
const masterFields = [
  ...[
    'currency',
    'currencies',
    'cash_on_delivery',
    'online_payment',
    'app_name',
    'google_playstore_link',
    'app_store_link',
    'multi_vendor',
  ],
  ...['mobile', 'web_show_footer', 'address', 'payment_gateways', 'web_footer_text', 'web_footer_description', 'web_footer_logo'],
  ...['footer_qr', 'web_logo', 'social_links', 'theme_colors', 'pusher_app_key', 'pusher_app_cluster', 'app_environment'],
  ...['show_download_app', 'register_otp_verify', 'register_otp_type', 'forgot_otp_type', 'languages', 'social_auths', 'phone_required'],
  ...['phone_min_length', 'phone_max_length', 'order_place_account_verify', 'menus', 'footers', 'app_locale'],
];
const amounts = [
  ...['total_amount', 'delivery_charge', 'coupon_discount', 'membership_discount_percentage', 'membership_discount_amount'],
  ...['payable_amount', 'order_tax_amount', 'all_vat_taxes'],
];
const lineFields = ['id', 'thumbnail', 'brand', 'name', 'price', 'discount_price', 'discount_percentage', 'size', 'color', 'quantity'];
const groupFields = ['id', 'shop_id', 'shop_name', 'shop_rating', 'products'];

/** The fields of the body's `data`; each of them is required, also if it is null. */
function dataWith({ status, body }: TestAnswer, ...fields: string[]): Record<string, unknown> {
  expect([status < 300, body]).toEqual([true, expect.objectContaining({ data: expect.anything() })]);
  return withFields(body.data, ...fields);
}

function withFields(value: unknown, ...fields: string[]): Record<string, unknown> {
  expect(Object.keys(Object(value))).toEqual(expect.arrayContaining(fields));
  return Object(value);
}

function expectCart(answer: TestAnswer, quantity: number): void {
  const { total, cart_items } = dataWith(answer, 'total', 'cart_items');
  expect(total).toBe(quantity);
  const [group] = Object.values(Object(cart_items));
  if (quantity === 0) return expect(group).toBeUndefined();
  const { products } = withFields(group, ...groupFields);
  withFields(Object.values(Object(products))[0], ...lineFields);
}

test('[call-02] GET /master, /lang/{locale} and /countries answer every field that is read', async () => {
  const master = dataWith(await call('GET', '/master'), ...masterFields);
  withFields(master.currency, 'symbol', 'position', 'name');
  for (const currency of Object.values(Object(master.currencies))) {
    withFields(currency, 'id', 'name', 'symbol', 'rate', 'rate_from_default', 'is_default');
  }
  for (const language of Object.values(Object(master.languages))) withFields(language, 'id', 'name', 'title', 'direction');
  const { google, facebook, apple } = withFields(master.social_auths, 'google', 'facebook', 'apple');
  for (const provider of [google, facebook, apple]) withFields(provider, 'is_active', 'client_id');
  withFields(apple, 'redirect_url');
  expect(Object.values(dataWith(await call('GET', '/lang/en'))).every((text) => typeof text === 'string')).toBe(true);
  const { countries } = dataWith(await call('GET', '/countries'), 'countries');
  for (const country of Object.values(Object(countries))) withFields(country, 'name', 'phone_code');
});

test('[call-02] POST /send-login-otp with phone, POST /login with phone and otp', async () => {
  await buildPerson(db, { phone: '9876500001', name: 'Mina' });
  const sent = await call('POST', '/send-login-otp', { body: { phone: '9876500001' } });
  expect([sent.status, sent.body.message]).toEqual([200, 'OTP sent successfully']);
  const { access, user } = dataWith(
    await call('POST', '/login', { body: { phone: '9876500001', otp: sent.body.data?.otp } }),
    'access',
    'user',
  );
  expect(withFields(access, 'token').token).toEqual(expect.any(String));
  expect(withFields(user, 'name', 'phone', 'profile_photo')).toMatchObject({ name: 'Mina', phone: '9876500001' });
});

test('[call-02] POST /registration with the form’s six fields, its problems by field', async () => {
  const form = {
    name: 'Asha',
    phone: '9876500002',
    email: '9876500002@shop.example',
    password: '12345678',
    country: 'India',
    phone_code: '91',
  };
  expect((await call('POST', '/registration', { body: form })).status).toBe(201);
  const { status, body } = await call('POST', '/registration', { body: { ...form, name: '', phone: '' } });
  expect([status, body.errors]).toEqual([422, { name: [expect.any(String)], phone: [expect.any(String)] }]);
});

test('[call-02] POST /send-otp, /verify-otp and /reset-password lead to a new password', async () => {
  await buildPerson(db, { phone: '9876500003' });
  const sent = await call('POST', '/send-otp', { body: { phone: '9876500003', phone_code: '91', forgot_password: true } });
  const { email_or_phone, otp } = dataWith(sent, 'email_or_phone');
  expect(sent.body.message).toEqual(expect.any(String));
  const verified = await call('POST', '/verify-otp', { body: { phone: email_or_phone, otp } });
  const { token } = dataWith(verified, 'token');
  expect(verified.body.message).toEqual(expect.any(String));
  const wrong = await call('POST', '/reset-password', { body: { password: 'x', password_confirmation: 'x', token } });
  expect(wrong.body.errors).toEqual({ password: [expect.any(String)] });
  const reset = await call('POST', '/reset-password', {
    body: { password: 'violet kettle 42', password_confirmation: 'violet kettle 42', token },
  });
  expect([reset.status, reset.body.message]).toEqual([200, expect.any(String)]);
});

test('[call-02] the cart’s calls take the payload of the specification and answer the cart', async () => {
  const { token } = await buildShopper(db);
  const { id: product_id, shop_id } = await buildProduct(db);
  const body = { product_id };
  const addition = { product_id, quantity: 1, color: null, size: null, unit: null };
  expectCart(await call('POST', '/cart/store', { token, body: addition }), 1);
  expectCart(await call('POST', '/cart/store', { token, body: { ...addition, is_buy_now: false } }), 2);
  expectCart(await call('GET', '/carts', { token }), 2);
  expectCart(await call('POST', '/cart/increment', { token, body }), 3);
  const fewer = await call('POST', '/cart/decrement', { token, body });
  expectCart(fewer, 2);
  withFields(fewer.body, 'message');
  const { checkout_items, checkout } = dataWith(
    await call('POST', '/cart/checkout', { token, body: { shop_ids: [shop_id] } }),
    'checkout_items',
    'checkout',
  );
  withFields(checkout, ...amounts);
  withFields(Object.values(Object(checkout_items))[0], ...groupFields);
  const none = dataWith(await call('POST', '/cart/checkout', { token, body: { shop_ids: [] } }), 'checkout_items', 'checkout');
  expect(none).toMatchObject({ checkout_items: [], checkout: { total_amount: 0, payable_amount: 0 } });
  const removed = await call('POST', '/cart/delete', { token, body });
  expectCart(removed, 0);
  expect(removed.body.message).toBe('product removed from cart');
});

test('[call-02] addresses, favourites, vouchers and the way out', async () => {
  const { token } = await buildShopper(db);
  const product = await buildProduct(db);
  const voucher = await buildVoucher(db, { shop_id: product.shop_id });
  await call('POST', '/favorite-add-or-remove', { token, body: { product_id: product.id } });
  const { addresses } = dataWith(await call('GET', '/addresses', { token }), 'addresses');
  withFields(Object.values(Object(addresses))[0], 'id', 'is_default');
  const { products } = dataWith(await call('GET', '/favorite-products', { token }), 'products');
  expect(products).toHaveLength(1);
  const { coupons } = dataWith(await call('GET', `/get-vouchers?shop_id=${product.shop_id}`, { token }), 'coupons');
  withFields(Object.values(Object(coupons))[0], 'id', 'discount_type', 'discount', 'min_order_amount', 'validity', 'is_collected');
  const collected = await call('POST', '/vouchers-collect', { token, body: { coupon_id: voucher.id } });
  expect([collected.status, collected.body.message]).toEqual([200, expect.any(String)]);
  expect((await call('GET', '/logout', { token })).status).toBe(200);
  for (const path of ['/carts', '/addresses', '/favorite-products', `/get-vouchers?shop_id=${product.shop_id}`]) {
    expect((await call('GET', path, { token })).status, path).toBe(401);
  }
});
