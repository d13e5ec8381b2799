import { AccountExport } from '@souk/contract/account-export';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAddress } from '../../../test/builders/address.ts';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildPicture, buildReview } from '../../../test/builders/catalog.ts';
import { buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { buildInvitation, buildSeller } from '../../../test/builders/seller.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { hashPassword } from '../../modules/identity/domain/password-hash.ts';
import { createFileKey } from '../../platform/media/private-files.ts';

const { app, call, database, clock } = await useTestApp();
const { db } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());

/** The code for the download. Each request comes after the wait for the next code. */
async function askCode(token: string): Promise<string> {
  clock.advance(61);
  const { status, body } = await call('POST', '/account/send-export-otp', { token });
  expect([status, body.message]).toEqual([200, 'OTP sent successfully']);
  return String(body.data?.otp);
}

async function download(token: string, locale = 'en', otp?: string) {
  const code = otp ?? (await askCode(token));
  const headers = { authorization: `Bearer ${token}`, 'accept-language': locale };
  const answer = await app.server.inject({ method: 'GET', url: `/api/account/export?otp=${code}`, headers });
  return { ...answer, status: answer.statusCode, text: answer.body };
}

/** Somebody of whom there is something in every part of the file. */
async function buildHeld() {
  const { shopper, ...basket } = await buildBasket(db);
  expect(await orderBasket(call, { shopper, ...basket }, { note: 'Ring twice' })).toMatchObject({ status: 201 });
  const person_id = shopper.id;
  const order = await db.selectFrom('orders').select(['id', 'code']).where('person_id', '=', person_id).executeTakeFirstOrThrow();
  const product = await buildProduct(db);
  const voucher = await buildVoucher(db, { shop_id: product.shop_id });
  await db.insertInto('favorites').values({ person_id, product_id: product.id }).execute();
  await db.insertInto('recent_views').values({ person_id, product_id: product.id }).execute();
  await db.insertInto('voucher_collections').values({ person_id, voucher_id: voucher.id }).execute();
  await call('POST', '/cart/store', { token: shopper.token, body: { product_id: product.id, quantity: 1 } });
  await db
    .insertInto('identities')
    .values({ provider: 'google', subject: `subject-${person_id}`, person_id })
    .execute();
  await db
    .updateTable('people')
    .set({ password_hash: await hashPassword('my secret') })
    .where('id', '=', person_id)
    .execute();
  const plan = { name: JSON.stringify({ en: 'Neighbour' }), price: 3900, duration_days: 30 };
  const { id: planId } = await db.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
  const buying = { token: shopper.token, headers: { 'idempotency-key': `plan-${person_id}-1` }, body: { payment_method: 'cash' } };
  expect((await call('POST', `/plans/${planId}/purchase`, buying)).status).toBe(201);
  await db
    .insertInto('reviews')
    .values({ person_id, order_id: order.id, product_id: product.id, shop_id: product.shop_id, author: 'Person', rating: 4 })
    .execute();
  const reported = await buildReview(db, { product_id: product.id, shop_id: product.shop_id });
  await db
    .insertInto('review_reports')
    .values({ person_id, review_id: reported, reason: 'spam', details: 'Pills', created_at: clock.now() })
    .execute();
  const ticket = await buildTicketMessage(db, { person_id, from_shopper: true });
  const file = { message_id: ticket.message_id, name: 'bowl.webp', type: 'image/webp', bytes: 12, key: 'f'.repeat(32) };
  await db.insertInto('ticket_attachments').values(file).execute();
  const { phone, phone_full } = await db
    .selectFrom('people')
    .select(['phone', 'phone_full'])
    .where('id', '=', person_id)
    .executeTakeFirstOrThrow();
  const letter = { name: 'Asha', phone: `+91 ${phone}`, subject: 'Hours', message: 'When are you open?' };
  await db.insertInto('contact_messages').values(letter).execute();
  const application = { owner_name: 'Asha', phone: String(phone_full), email: 'asha@mail.example', shop_name: 'Lamps', locale: 'en' };
  const { id: application_id } = await db
    .insertInto('shop_applications')
    .values({ ...application, logo_id: await buildPicture(db) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = { application_id, name: 'licence.pdf', type: 'application/pdf', bytes: 15, key: createFileKey() };
  await db.insertInto('application_documents').values(document).execute();
  await buildSeller(db, { person_id, shop_id: product.shop_id, role: 'Packer' });
  await buildInvitation(db, { person_id, shop_id: product.shop_id, role: 'Finance' });
  await call('POST', '/send-verification-otp', { token: shopper.token, body: { phone: `held-${person_id}@mail.example` } });
  return { shopper, order, product, voucher, ticket };
}

describe('GET /account/export', () => {
  test('sends all data about the person as a file that is not cached', async () => {
    const { shopper, order, product, voucher, ticket } = await buildHeld();
    const { status, headers, text } = await download(shopper.token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="Souk \d{4}-\d\d-\d\d\.json"/),
    });
    const held = AccountExport.parse(JSON.parse(text));
    expect(held).toMatchObject({
      market: 'Souk',
      currency: 'USD',
      exported_at: clock.now().toISOString(),
      profile: { id: shopper.id, has_password: true, language: 'en', phone_verified: true },
      identities: [{ provider: 'google', subject: `subject-${shopper.id}` }],
      sessions: [{ ended_at: null }, { ended_at: null }],
      codes_sent: [
        { purpose: 'verification', destination: `held-${shopper.id}@mail.example`, network: '127.0.0.1' },
        { purpose: 'export', network: '127.0.0.1' },
      ],
      addresses: [{ id: shopper.address_id }],
      favorites: [{ product_id: product.id, name: 'Tea bowl' }],
      recent_views: [{ product_id: product.id }],
      cart: [{ product_id: product.id, quantity: 1, is_buy_now: false }],
      vouchers_collected: [{ code: voucher.code, shop: 'Clay & Co' }],
      orders: [
        {
          code: order.code,
          shop: 'Clay & Co',
          payable_amount: 20,
          note: 'Ring twice',
          lines: [{ name: 'Tea bowl', price: 10, quantity: 2, amount: 20 }],
          events: [{ status: 'Pending' }],
          payments: [{ gateway: 'cash', amount: 20, currency: 'USD', status: 'Pending', settled_at: null }],
          refunds: [],
        },
      ],
      subscriptions: [
        {
          plan: 'Neighbour',
          status: 'active',
          price: 39,
          payments: [{ gateway: 'cash', amount: 39, currency: 'USD', status: 'Pending', settled_at: null }],
          refunds: [],
        },
      ],
      reviews: [{ product_id: product.id, rating: 4, photos: [] }],
      tickets: [
        {
          ticket_number: ticket.ticket_number,
          messages: [
            { from_shopper: true, attachments: [{ name: 'bowl.webp', url: expect.stringMatching(/^\/api\/ticket-attachments\/\d+$/) }] },
          ],
        },
      ],
    });
    expect(held.review_reports).toEqual([{ product: 'Tea bowl', reason: 'spam', details: 'Pills', created_at: expect.any(String) }]);
    expect(held.contact_messages).toMatchObject([{ name: 'Asha', subject: 'Hours', message: 'When are you open?', email: null }]);
    expect(held.shop_memberships).toMatchObject([{ shop: 'Clay & Co', role: 'Packer' }]);
    expect(held.shop_invitations).toMatchObject([{ shop: 'Clay & Co', role: 'Finance', name: 'Sana' }]);
    expect(held.shop_applications).toMatchObject([
      {
        ...{ owner_name: 'Asha', shop_name: 'Lamps', status: 'pending', reason: null, pictures: [expect.stringMatching(/^\/media\//)] },
        documents: [
          {
            name: 'licence.pdf',
            type: 'application/pdf',
            bytes: 15,
            url: expect.stringMatching(/^\/api\/shop-application-documents\/\d+$/),
          },
        ],
      },
    ]);
    expect(held.messages.map(({ kind }) => kind).sort()).toEqual(['order-placed', 'plan-bought']);
  });

  test('has nothing in it that lets anybody in, or that is somebody else’s', async () => {
    const { shopper } = await buildHeld();
    const other = await buildHeld();
    await buildAddress(db, { person_id: other.shopper.id, name: 'Somebody Else' });
    const { text } = await download(shopper.token);
    const person = await db.selectFrom('people').select('password_hash').where('id', '=', shopper.id).executeTakeFirstOrThrow();
    const secrets = [shopper.token, String(person.password_hash), 'f'.repeat(32)];
    const hashes = await db.selectFrom('sessions').select('token_hash as hash').where('person_id', '=', shopper.id).execute();
    const codes = await db.selectFrom('codes').select('code_hash as hash').where('person_id', '=', shopper.id).execute();
    for (const { hash } of [...hashes, ...codes]) secrets.push(hash.toString('hex'), hash.toString('base64'));
    for (const secret of [...secrets, other.order.code, 'Somebody Else']) expect(text.includes(secret)).toBe(false);
    expect(text).not.toMatch(/hash"|"otp|token/);
  });

  test('of who has nothing here yet is short, and valid', async () => {
    const { token } = await buildSession(db);
    const held = AccountExport.parse(JSON.parse((await download(token)).text));
    expect([held.orders, held.addresses, held.tickets, held.cart, held.profile.has_password]).toEqual([[], [], [], [], false]);
  });

  test('has what went back of a membership, and what was written by the proved addresses alone', async () => {
    const { shopper } = await buildHeld();
    const { id } = await db
      .selectFrom('payments')
      .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
      .select('payments.id')
      .where('person_id', '=', shopper.id)
      .where('kind', '=', 'plan')
      .executeTakeFirstOrThrow();
    await db.updateTable('payments').set({ status: 'Refunded' }).where('id', '=', id).execute();
    await db.insertInto('refunds').values({ payment_id: id, amount: 3900, status: 'Done' }).execute();
    const email = `proved-${shopper.id}@mail.example`;
    const letter = { name: 'A', phone: '000', subject: 'By mail', message: 'Hello' };
    await db
      .insertInto('contact_messages')
      .values({ ...letter, email: email.toUpperCase() })
      .execute();
    const read = async () => AccountExport.parse(JSON.parse((await download(shopper.token)).text));
    await db.updateTable('people').set({ email }).where('id', '=', shopper.id).execute();
    expect((await read()).contact_messages.map(({ subject }) => subject)).toEqual(['Hours']);
    await db.updateTable('people').set({ email_verified_at: new Date() }).where('id', '=', shopper.id).execute();
    const held = await read();
    expect(held.contact_messages.map(({ subject }) => subject)).toEqual(['Hours', 'By mail']);
    expect(held.subscriptions).toMatchObject([{ payments: [{ status: 'Refunded' }], refunds: [{ amount: 39, status: 'Done' }] }]);
  });

  test('is all of one moment: what comes while it is made is not half in it', async () => {
    const basket = await buildBasket(db);
    const answers = await Promise.all([download(basket.shopper.token), orderBasket(call, basket)]);
    const held = AccountExport.parse(JSON.parse(answers[0].text));
    expect(answers[1].status).toBe(201);
    const counts = [held.orders.length, held.messages.length, held.cart.length === 0 ? 1 : 0];
    expect(new Set(counts).size).toBe(1);
  });

  test('is made once at a time for a person', async () => {
    const { shopper } = await buildHeld();
    const otp = await askCode(shopper.token);
    const answers = await Promise.all([download(shopper.token, 'en', otp), download(shopper.token, 'en', otp)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('10');
    expect((await download(shopper.token)).status).toBe(200);
  });

  test('needs the code that was sent for it, once', async () => {
    const { token } = await buildShopper(db);
    const refusedFor = async (otp: string) => {
      const { status, text } = await download(token, 'en', otp);
      expect([status, JSON.parse(text).errors]).toEqual([
        422,
        { otp: ['The OTP is wrong or has expired. Please check it or request a new one.'] },
      ]);
    };
    await refusedFor('0000');
    clock.advance(61);
    const erasure = await call('POST', '/account/send-erasure-otp', { token });
    await refusedFor(String(erasure.body.data?.otp));
    const otp = await askCode(token);
    await refusedFor(otp === '0000' ? '0001' : '0000');
    await refusedFor(await askCode((await buildShopper(db)).token).then((other) => (other === otp ? '0001' : other)));
    expect((await download(token, 'en', otp)).status).toBe(200);
    await refusedFor(otp);
  });

  test('[call-03] is for who is signed in, and takes no fields but the code', async () => {
    expect((await call('GET', '/account/export?otp=0000')).status).toBe(401);
    expect((await call('POST', '/account/send-export-otp')).status).toBe(401);
    const { token } = await buildSession(db);
    expect((await call('GET', '/account/export', { token })).status).toBe(422);
    expect((await call('GET', '/account/export?otp=0000&person_id=1', { token })).status).toBe(422);
  });
});
