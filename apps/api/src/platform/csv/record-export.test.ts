import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildLook } from '../../../test/builders/look.ts';
import { buildSeller, buildSellerWith } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { app, call, database } = await useTestApp();
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
const staff = await buildStaff(db);

type Headers = Record<string, string>;
const get = (path: string, headers: Headers = staff.headers) => app.server.inject({ method: 'GET', url: `/api/${path}`, headers });
const newestEntry = () => db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trim().split('\r\n');

const lists = [
  ['shop-export', 'shops:read', 'shops', 'id,name,address,open,created at,products,sold,rating,reviews'],
  ['review-export', 'reviews:read', 'reviews', 'id,written,product,shop,author,rating,text,language,photos,hidden,answered,reports'],
  [
    'ticket-export',
    'support:read',
    'tickets',
    'ticket,opened,updated,subject,topic,order,shopper,phone,status,waiting,assigned to,minutes to first answer',
  ],
  [
    'return-export',
    'orders:read',
    'returns',
    'return,order,status,passed to the marketplace,quantity,asked for,answer by,shop,shopper,phone',
  ],
  [
    'voucher-export',
    'promotions:read',
    'vouchers',
    'code,shop,state,kind of discount,discount,minimum order amount,maximum discount,starts,ends,uses in total,uses for each person,used,saved,currency,listed,paid by',
  ],
  [
    'membership-export',
    'promotions:read',
    'memberships',
    'id,person,plan,status,starts,ends,price,saved,currency,gateway,payment,cash to collect',
  ],
  [
    'audit-export',
    'audit:read',
    'audit',
    'id,at,by,API key,address,device,action,kind of subject,subject,name,before,after,undoes,undone by',
  ],
] as const;

test.each(lists)('%s has all rows of the list, is in the audit log, and needs %s', async (path, needs, name, titles) => {
  const answer = await get(`admin/${path}`);
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } });
  expect(answer.headers['content-disposition']).toContain(`${name}.csv`);
  const [first, ...rows] = linesOf(answer.body);
  expect(first).toBe(titles);
  expect(await newestEntry()).toMatchObject({ action: 'list.export', subject_kind: 'list', subject_id: name, person_id: staff.person_id });
  if (name !== 'audit') expect((await newestEntry()).after).toEqual({ rows: rows.length });
  expect((await call('GET', `/admin/${path}`)).status).toBe(401);
  const other = await buildStaff(db, ['content:read']);
  expect((await get(`admin/${path}`, other.headers)).statusCode).toBe(403);
  const allowed = await buildStaff(db, [needs]);
  expect((await get(`admin/${path}`, allowed.headers)).statusCode).toBe(200);
  expect((await get(`admin/${path}?nonsense=1`)).statusCode).toBe(422);
});

test('an export is filtered as its list, its formulas are defused, and the words of a search are not recorded', async () => {
  const product = await buildProduct(db);
  const review = { product_id: product.id, shop_id: product.shop_id, rating: 2, author: 'Zed', description: '=HYPERLINK("pills")' };
  await db
    .insertInto('reviews')
    .values([review, { ...review, rating: 5, description: 'Lovely' }])
    .execute();
  const { body } = await get(`admin/review-export?product=${product.id}&search=pills&rating=2`);
  const [, ...rows] = linesOf(body);
  expect(rows).toHaveLength(1);
  expect(body).toContain(`"'=HYPERLINK(""pills"")"`);
  const entry = await newestEntry();
  expect(entry.after).toEqual({ rows: 1, product: product.id, rating: 2, searched: true });
  const shopper = await buildShopper(db);
  const { ticket_number } = await buildTicketMessage(db, { person_id: shopper.id, from_shopper: true });
  expect((await get('admin/ticket-export?state=waiting')).body).toContain(ticket_number);
  expect((await get('admin/ticket-export?state=completed')).body).not.toContain(ticket_number);
  expect(linesOf((await get('admin/audit-export?action=list.export')).body).length).toBeGreaterThan(3);
  expect(linesOf((await get('admin/audit-export?by=command-line')).body)).toHaveLength(1);
});

test('a list of several pages has each row once, and its rows are counted once', async () => {
  const product = await buildProduct(db);
  const review = { product_id: product.id, shop_id: product.shop_id, rating: 4, author: 'Zed', description: 'Lovely' };
  await db
    .insertInto('reviews')
    .values(Array.from({ length: 2100 }, () => review))
    .execute();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const [, ...rows] = linesOf((await get(`admin/review-export?product=${product.id}`)).body);
  const statements = query.mock.calls.map(([given]: unknown[]) => String(Object(given).text ?? given));
  query.mockRestore();
  const ofReviews = statements.filter((text) => /from reviews/.test(text));
  expect(ofReviews.filter((text) => /^\s*select count\(/.test(text))).toHaveLength(1);
  expect(ofReviews.filter((text) => /limit/.test(text)).length).toBeGreaterThan(2);
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(2100);
  expect(rows).toHaveLength(2100);
});

test('the orders of a shop are exported in several batches, each order once and newest first', async () => {
  const basket = await buildBasket(db);
  await orderBasket(call, basket);
  const order = await db
    .selectFrom('orders')
    .select(['id', 'shop_id'])
    .where('person_id', '=', basket.shopper.id)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (transaction) => {
    // The copies have no lines, which a trigger would refuse.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      with stored as (
        insert into purchases (person_id, currency, payment_method, payable_amount)
        select p.person_id, p.currency, p.payment_method, p.payable_amount from orders o join purchases p on p.id = o.purchase_id
        cross join generate_series(1, 2100) where o.id = ${order.id} returning id)
      insert into orders (purchase_id, person_id, shop_id, code, status, payment_status, payment_method, address, total_amount, payable_amount, quantity)
      select s.id, o.person_id, o.shop_id, 'SK-B' || s.id, o.status, o.payment_status, o.payment_method, o.address, o.total_amount, o.payable_amount,
        o.quantity from stored s cross join orders o where o.id = ${order.id}`.execute(transaction);
  });
  const owner = await buildSeller(db, { shop_id: order.shop_id });
  const stored = await db.selectFrom('orders').select('code').where('shop_id', '=', order.shop_id).orderBy('id', 'desc').execute();
  const [, ...rows] = linesOf((await get('seller/order-export', owner.headers)).body);
  expect(rows).toHaveLength(2101);
  expect(rows.map((row) => row.split(',')[0])).toEqual(stored.map(({ code }) => code));
});

test('[seller-02] a shop exports its own orders; a packer receives no amounts, and an operator who looks leaves no entry', async () => {
  const [basket, other] = [await buildBasket(db), await buildBasket(db)];
  for (const each of [basket, other]) await orderBasket(call, each);
  const order = await db
    .selectFrom('orders')
    .select(['code', 'shop_id', 'payable_amount'])
    .where('person_id', '=', basket.shopper.id)
    .executeTakeFirstOrThrow();
  const foreign = await db.selectFrom('orders').select('code').where('person_id', '=', other.shopper.id).executeTakeFirstOrThrow();
  const owner = await buildSeller(db, { shop_id: order.shop_id });
  const packer = await buildSeller(db, { shop_id: order.shop_id, role: 'Packer' });
  const own = await get('seller/order-export', owner.headers);
  expect(linesOf(own.body)[0]).toBe('order,placed,status,late,payment,cash,recipient,area,quantity,amount,currency');
  expect(own.body).toContain(`${(order.payable_amount / 100).toFixed(2)},USD`);
  expect([own.body.includes(order.code), own.body.includes(foreign.code)]).toEqual([true, false]);
  expect(await newestEntry()).toMatchObject({ action: 'list.export', subject_id: 'shop-orders', person_id: owner.person_id });
  const packed = await get(`seller/order-export?search=${order.code}&status=pending`, packer.headers);
  expect(linesOf(packed.body)[0]).toBe('order,placed,status,late,payment,cash,recipient,area,quantity');
  expect(linesOf(packed.body)).toHaveLength(2);
  const entry = await newestEntry();
  expect(entry.after).toEqual({ rows: 1, status: 'pending', searched: true });
  expect((await get('seller/order-export?status=delivered', owner.headers)).body).not.toContain(order.code);
  const last = await newestEntry();
  const look = await buildLook(call, staff, order.shop_id);
  const after = (await newestEntry()).id;
  expect((await get('seller/order-export', look)).statusCode).toBe(200);
  expect((await newestEntry()).id).toBe(after);
  expect(after).toBeGreaterThanOrEqual(last.id);
  const none = await buildSellerWith(db, ['messages']);
  expect((await get('seller/order-export', none.headers)).statusCode).toBe(403);
});
