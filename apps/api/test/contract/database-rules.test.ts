import { orderStatuses } from '@souk/contract/orders';
import { expect, test } from 'vitest';
import { canMove, canShopCancel } from '../../src/modules/orders/domain/order-path.ts';
import { violatedField } from '../../src/platform/database/database-errors.ts';
import { buildBasket, fillCart, orderBasket } from '../builders/basket.ts';
import { buildProduct, buildVoucher } from '../builders/goods.ts';
import { readPlaced } from '../builders/online-order.ts';
import { buildShopper } from '../builders/shopper.ts';
import { useTestApp } from '../test-app.ts';

// Rows that code must never write, tried by raw SQL: the database refuses them and names the field.
const { call, database, app } = await useTestApp();
const { db, pool } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

const basket = await buildBasket(db);
const voucher = await buildVoucher(db, { shop_id: basket.product.shop_id, discount_type: 'Amount', discount: 100 });
const placed = readPlaced(await orderBasket(call, { ...basket, payable: 19 }, { coupon_code: voucher.code }));
const orderId = placed.orders[0]?.id ?? 0;
await db.insertInto('currencies').values({ name: 'EUR', symbol: '€', rate_from_default: '0.92' }).execute();
await db.insertInto('plans').values({ name: '{}', price: 100 }).execute();
await db.insertInto('delivery_bands').values({ shop_id: basket.product.shop_id, from_quantity: 1, charge: 1 }).execute();
await fillCart(db, basket.shopper, basket.product);

async function refusedField(statement: string): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    await client.query('set constraints all immediate');
    return 'nothing is refused';
  } catch (error) {
    return violatedField(error);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const unsafe = '9007199254740992';
test.each([
  ["update currencies set rate_from_default = 'NaN' where name = 'EUR'", 'rate_from_default'],
  ["update currencies set rate_from_default = 0 where name = 'EUR'", 'rate_from_default'],
  ["update currencies set rate_from_default = 'Infinity' where name = 'EUR'", 'value'],
  [`update products set price = ${unsafe}, discount_price = 0`, 'price'],
  ['update products set selling_price = -1', 'selling_price'],
  ['update products set discount_price = price', 'discount_price'],
  [
    `insert into subscriptions (person_id, plan_id, price, discount_basis_points, free_delivery, starts_at, ends_at)
      select p.id, l.id, 0, 0, false, now(), now() - interval '1 second' from people p, plans l`,
    'ends_at',
  ],
  [`update product_variants set extra_price = ${unsafe}`, 'extra_price'],
  ['update product_variants set stock = -1', 'stock'],
  ['update cart_lines set seen_price = -1', 'seen_price'],
  ['update cart_lines set quantity = 0', 'quantity'],
  ['update vouchers set min_order_amount = -1', 'min_order_amount'],
  [`update vouchers set max_discount_amount = ${unsafe}`, 'max_discount_amount'],
  ['update vouchers set per_person_limit = 0', 'per_person_limit'],
  ["update vouchers set funded_by = 'nobody'", 'funded_by'],
  ["update plans set funded_by = 'shopper'", 'funded_by'],
  ["update vouchers set ends_at = starts_at - interval '1 second'", 'ends_at'],
  [`update delivery_bands set charge = ${unsafe}`, 'charge'],
  [`update plans set price = ${unsafe}`, 'price'],
  ['update plans set discount_basis_points = 10001', 'discount_basis_points'],
  [`update purchases set payable_amount = ${unsafe}`, 'payable_amount'],
  ['update orders set tax_amount = -1, payable_amount = payable_amount - 1 - tax_amount', 'tax_amount'],
  ['update orders set quantity = 0', 'quantity'],
  ['update orders set membership_basis_points = 10001', 'membership_basis_points'],
  ['update order_lines set list_price = -1', 'list_price'],
  ['update payments set amount = -1', 'amount'],
  ['update shops set delivery_days_min = delivery_days_max + 1', 'delivery_days_min'],
  ["update orders set payment_status = 'Paid'; update orders set payment_status = 'Pending'", 'payment_status'],
  ["update orders set payment_status = 'Refunded'; update orders set payment_status = 'Paid'", 'payment_status'],
  ["update payments set status = 'Paid'; update payments set status = 'Failed'", 'status'],
  ["update payments set status = 'Refunded'; update payments set status = 'Paid'", 'status'],
  ["update payments set status = 'Failed'; update payments set status = 'Pending'", 'status'],
])('%s is refused for its %s', async (statement, field) => {
  expect(await refusedField(statement)).toBe(field);
});

const pairs = orderStatuses.flatMap((from) => orderStatuses.filter((to) => to !== from).map((to) => [from, to] as const));
test.each(pairs)('the status of an order goes from %s to %s exactly where the code allows it', async (from, to) => {
  const isAllowed = canMove(from, to) || (to === 'Cancelled' && canShopCancel({ status: from }));
  const start = `alter table orders disable trigger orders_check_status; update orders set status = '${from}';
    alter table orders enable trigger orders_check_status;`;
  expect(await refusedField(`${start} update orders set status = '${to}'`)).toBe(isAllowed ? 'nothing is refused' : 'status');
});

test('no more goes back than was paid, of a payment and of an order, in one part or in several', async () => {
  const refund = (amount: number, part: number) =>
    `insert into refunds (payment_id, order_id, amount, part) select payment_id, order_id, ${amount}, ${part} from payment_orders`;
  expect(await refusedField(refund(1901, 1))).toBe('amount');
  expect(await refusedField(`${refund(1000, 1)}; ${refund(901, 2)}`)).toBe('amount');
  expect(await refusedField(`${refund(1000, 1)}; update payments set amount = 999`)).toBe('amount');
  expect(await refusedField(`${refund(1000, 1)}; ${refund(900, 2)}`)).toBe('nothing is refused');
});

test.each([
  ['update order_lines set price = price + 1, amount = (price + 1) * quantity', 'total_amount'],
  ['delete from order_lines', 'total_amount'],
  ["insert into order_taxes (order_id, position, name, basis_points, amount) select id, 9, '{}', 100, 5 from orders", 'total_amount'],
  ['update orders set total_amount = total_amount + 5, payable_amount = payable_amount + 5', 'total_amount'],
  ['update orders set delivery_charge = delivery_charge + 1, payable_amount = payable_amount + 1', 'payable_amount'],
  ['update purchases set payable_amount = payable_amount + 1', 'payable_amount'],
  ["update orders set payment_status = 'Paid'", 'payment_status'],
  ["update payments set status = 'Paid'", 'nothing is refused'],
  ["update orders set payment_status = 'Paid'; update payments set status = 'Paid'", 'nothing is refused'],
])('%s is refused for its %s when the transaction commits', async (statement, field) => {
  expect(await refusedField(statement)).toBe(field);
});

test('a person has one default address, and a line of a cart is of a variant of its product', async () => {
  const other = await buildProduct(db);
  await expect(pool.query('update cart_lines set variant_id = $1', [other.variant_id])).rejects.toMatchObject({
    constraint: 'cart_lines_variant_of_product',
  });
  const again = `insert into addresses (person_id, name, phone, area, address_line, is_default)
    select person_id, name, phone, area, address_line, true from addresses cross join generate_series(1, 2)`;
  await expect(pool.query(again)).rejects.toMatchObject({ constraint: 'addresses_one_default' });
});

test('two refunds at once count each other', async () => {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db);
  await fillCart(db, shopper, product, 1);
  const { orders } = readPlaced(await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 10 }));
  const both = [1, 2].map((part) =>
    pool.query(
      'insert into refunds (payment_id, order_id, amount, part) select payment_id, order_id, 600, $1 from payment_orders where order_id = $2',
      [part, orders[0]?.id],
    ),
  );
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a person uses a voucher at most as often as it allows', async () => {
  const again = await buildBasket(db, { product: basket.product });
  const { orders } = readPlaced(await orderBasket(call, { ...again, payable: 20.01 }));
  const use = `insert into voucher_redemptions (voucher_id, person_id, order_id, amount)
    values (${voucher.id}, ${basket.shopper.id}, ${orders[0]?.id}, 100)`;
  expect(await refusedField(use)).toBe('voucher_id');
  expect(await refusedField(`update voucher_redemptions set released_at = now() where order_id = ${orderId}; ${use}`)).toBe(
    'nothing is refused',
  );
});

test('a rule that only the database holds is an answer that names the field, never a 500', async () => {
  app.server.log.level = 'silent';
  await pool.query('alter table cart_lines add constraint cart_lines_quantity_limit_check check (quantity < 50)');
  const product = await buildProduct(db, { variants: [{ stock: 100 }] });
  const answer = await call('POST', '/cart/store', { token: basket.shopper.token, body: { product_id: product.id, quantity: 60 } });
  expect(answer).toMatchObject({ status: 422, body: { errors: { quantity: ['This value is not allowed'] } } });
});
