import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '../../db/schema.ts';
import { aFile, buildForm } from '../build-form.ts';
import type { TestApp } from '../test-app.ts';
import { buildBasket, orderBasket } from './basket.ts';
import { buildReview } from './catalog.ts';
import { moveOrderTo } from './move-orders.ts';
import type { Shopper } from './shopper.ts';

/** Delivers every order of a shopper that is pending. */
export async function deliverOrders(db: Kysely<DB>, shopper: Shopper): Promise<void> {
  const pending = db.selectFrom('orders').select('id').where('person_id', '=', shopper.id).where('status', '=', 'Pending');
  for (const { id } of await pending.execute()) await moveOrderTo(db, id, 'Delivered', 'Left with the neighbour');
}

/** A person with a delivered order and with rows in every table of personal data. */
export async function buildFullAccount({ call, database: { db }, runJobs }: Pick<TestApp, 'call' | 'database' | 'runJobs'>) {
  const { shopper, product, ...basket } = await buildBasket(db);
  const { id: person_id, token } = shopper;
  expect(await orderBasket(call, { shopper, ...basket }, { note: 'Ring at Asha’s' })).toMatchObject({ status: 201 });
  await deliverOrders(db, shopper);
  const order = await db.selectFrom('orders').selectAll().where('person_id', '=', person_id).executeTakeFirstOrThrow();
  const review = buildForm([
    ['product_id', String(product.id)],
    ['order_id', String(order.id)],
    ['rating', '5'],
    ['description', 'A good bowl'],
    ['photos', aFile('png')],
  ]);
  expect((await call('POST', '/product-review', { token, form: review })).status).toBe(200);
  const reported = await buildReview(db, { product_id: product.id, shop_id: product.shop_id });
  await call('POST', `/reviews/${reported}/report`, { token, body: { reason: 'other', details: 'I am Asha' } });
  const profile = buildForm([
    ['name', 'Asha Rao'],
    ['email', `asha-${person_id}@mail.example`],
    ['gender', 'female'],
    ['date_of_birth', '1990-02-28'],
    ['country', 'India'],
    ['profile_photo', aFile('png')],
  ]);
  expect((await call('POST', '/update-profile', { token, form: profile })).status).toBe(200);
  await call('POST', '/favorite-add-or-remove', { token, body: { product_id: product.id } });
  await call('POST', '/wishlist-link', { token, body: { first_name: 'Asha' } });
  await call('POST', '/product-notices', { token, body: { product_id: product.id, kind: 'price-drop' } });
  await call('POST', '/recently-views/join', { token, body: { product_ids: [product.id] } });
  await call('POST', '/cart/store', { token, body: { product_id: product.id, quantity: 1 } });
  await db.insertInto('cart_reminders').values({ person_id, last_line_id: 1, created_at: new Date() }).execute();
  await db
    .insertInto('identities')
    .values({ provider: 'google', subject: `resident-${person_id}`, person_id })
    .execute();
  const kind = { name: JSON.stringify({ en: 'An order' }) };
  const { id: issueType } = await db.insertInto('ticket_issue_types').values(kind).returning('id').executeTakeFirstOrThrow();
  const ticket = buildForm([
    ['issue_type', String(issueType)],
    ['subject', 'Where is it?'],
    ['message', 'I am Asha'],
    ['email', 'asha@mail.example'],
    ['attachments', aFile('pdf')],
  ]);
  expect((await call('POST', '/support-ticket', { token, form: ticket })).status).toBe(201);
  expect((await call('POST', '/conversations', { token, body: { order_id: order.id, message: 'I am Asha' } })).status).toBe(201);
  const { id: conversation_id } = await db
    .selectFrom('conversations')
    .select('id')
    .where('person_id', '=', person_id)
    .executeTakeFirstOrThrow();
  await db.insertInto('conversation_notices').values({ conversation_id, person_id, due_at: new Date() }).execute();
  await runJobs();
  return { shopper, product, order };
}

/** Tables that hold nothing but what belongs to a person. */
export const personalTables = [
  'addresses',
  'cart_lines',
  'cart_reminders',
  'conversation_notices',
  'conversations',
  'favorites',
  'idempotency',
  'identities',
  'messages',
  'product_notices',
  'recent_views',
  'review_reports',
  'reviews',
  'sessions',
  'tickets',
  'voucher_collections',
  'wishlist_links',
] as const;

/** How much of the person's there is in each of them that has some. */
export async function readHeld(db: Kysely<DB>, personId: number): Promise<Record<string, number | undefined>> {
  const counts = await Promise.all(
    personalTables.map((table) => db.selectFrom(table).select('person_id').where('person_id', '=', personId).execute()),
  );
  return Object.fromEntries(personalTables.map((table, index) => [table, counts[index]?.length]).filter(([, count]) => count !== 0));
}
