import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/builders/basket.ts';
import { buildPicture } from '../../../test/builders/catalog.ts';
import { buildFullAccount, personalTables, readHeld } from '../../../test/builders/full-account.ts';
import { buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { offerGateways } from '../../../test/builders/online-order.ts';
import { buildInvitation } from '../../../test/builders/seller.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { eraseAs } from '../../../test/erase-as.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { createPrivateFiles } from '../../platform/media/private-files.ts';

const marketplace = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { app, call, clock, database, folder, mediaFiles, messages, runJobs } = marketplace;
const { db, pool } = database;
const { send, ask, erase } = eraseAs(call);
beforeAll(() => offerGateways(db, 'demo'));
afterEach(() => assertInvariants(pool));

const rowOf = (id: number) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const privateFiles = async () => {
  const path = join(folder, 'private');
  const entries = existsSync(path) ? await readdir(path, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).length;
};

const nowhere = {
  name: '',
  phone: '',
  flat_no: null,
  post_code: null,
  address_line: '',
  address_line2: null,
  address_type: 'other',
  latitude: null,
  longitude: null,
};

describe('DELETE /account', () => {
  test('removes everything that identifies the person; orders remain', async () => {
    const { shopper, product, order } = await buildFullAccount(marketplace);
    const before = await rowOf(shopper.id);
    // The portrait and the photo are the same picture here, stored once.
    expect([await mediaFiles(), await privateFiles()]).toEqual([1, 1]);
    expect(Object.keys(await readHeld(db, shopper.id)).toSorted()).toEqual(
      personalTables.filter((table) => table !== 'voucher_collections'),
    );
    const other = await buildSession(db, { person_id: shopper.id });

    const sent = await send(shopper.token);
    expect(sent.body.data).toEqual({ otp: expect.any(String), retry_after: 60, email_or_phone: `+${before.phone_full}` });
    await runJobs();
    expect(messages.at(-1)).toMatchObject({
      to: `+${before.phone_full}`,
      text: expect.stringContaining('to permanently delete your account at Souk'),
    });
    expect(await erase(shopper.token, sent.body.data?.otp)).toMatchObject({
      status: 200,
      body: { message: 'Your account has been deleted' },
    });

    expect(await readHeld(db, shopper.id)).toEqual({});
    expect(await rowOf(shopper.id)).toMatchObject({
      name: '',
      phone: null,
      phone_code: null,
      phone_full: null,
      phone_verified_at: null,
      email: null,
      password_hash: null,
      profile_picture_id: null,
      gender: null,
      date_of_birth: null,
      country_id: null,
      erased_at: clock.now(),
    });
    for (const token of [shopper.token, other.token]) expect((await call('GET', '/profile', { token })).status).toBe(401);
    const stored = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    expect(stored).toEqual({ ...order, note: null, cancel_reason: null, address: { ...nowhere, area: 'Indiranagar' } });
    const events = await db.selectFrom('order_events').select(['status', 'note']).where('order_id', '=', order.id).orderBy('id').execute();
    expect(events).toEqual([
      { status: 'Pending', note: null },
      { status: 'Confirm', note: null },
      { status: 'On The Way', note: null },
      { status: 'Delivered', note: null },
    ]);
    const { body } = await call('GET', `/reviews?product_id=${product.id}`);
    expect(body.data?.reviews).toMatchObject([{ author: 'Maya R.' }, { author: 'A customer', description: 'A good bowl', photos: [] }]);
    const reports = await db.selectFrom('review_reports').selectAll().execute();
    expect(reports).toMatchObject([{ person_id: null, reason: 'other', details: '' }]);
    await runJobs();
    expect([await mediaFiles(), await privateFiles()]).toEqual([0, 0]);
    const rest = await pool.query<{ found: string }>(
      `select 'orders' as found from orders o where o.person_id = $1 and o::text ~* 'asha|lake road|9876543210'
       union all select 'people' from people p where p.id = $1 and p::text ~* 'asha'`,
      [shopper.id],
    );
    expect(rest.rows).toEqual([]);
  });

  test('takes away what was written without signing in; a shop that came of it stays', async () => {
    const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
    const logo = await buildPicture(db);
    const shop = await buildShop(db, { logo_id: logo });
    const keys: string[] = [];
    const documents = createPrivateFiles(join(folder, 'private'));
    for (const [{ id }, logo_id] of [
      [shopper, logo],
      [other, null],
    ] as const) {
      const { phone, phone_full } = await rowOf(id);
      await db
        .insertInto('contact_messages')
        .values({ name: 'A', phone: String(phone), subject: 'Hours', message: `Of ${id}` })
        .execute();
      const application = { owner_name: 'A', phone: String(phone_full), email: 'a@mail.example', shop_name: 'Lamps', locale: 'en' };
      const { id: application_id } = await db
        .insertInto('shop_applications')
        .values({ ...application, logo_id, status: 'accepted', shop_id: shop })
        .returning('id')
        .executeTakeFirstOrThrow();
      const document = { application_id, name: 'licence.pdf', type: 'application/pdf', bytes: 4 };
      const key = await documents.put(Buffer.from('%PDF'));
      keys.push(key);
      await db
        .insertInto('application_documents')
        .values({ ...document, key })
        .execute();
    }
    for (const { id } of [shopper, other]) await buildInvitation(db, { shop_id: shop, person_id: id });
    await erase(shopper.token, await ask(shopper.token));
    await runJobs();
    const letters = await db.selectFrom('contact_messages').select('message').execute();
    expect(letters).toEqual([{ message: `Of ${other.id}` }]);
    expect(await db.selectFrom('shop_applications').select('phone').execute()).toEqual([{ phone: (await rowOf(other.id)).phone_full }]);
    expect(await db.selectFrom('application_documents').select('key').execute()).toEqual([{ key: keys[1] }]);
    expect(await Promise.all(keys.map(documents.read))).toEqual([undefined, Buffer.from('%PDF')]);
    expect(await db.selectFrom('shop_invitations').select('person_id').execute()).toEqual([{ person_id: other.id }]);
    expect(await db.selectFrom('shops').select('logo_id').where('id', '=', shop).executeTakeFirst()).toEqual({ logo_id: logo });
  });

  test('frees the number: who has it now signs up with it, and finds nothing', async () => {
    const { shopper } = await buildFullAccount(marketplace);
    const { phone } = await rowOf(shopper.id);
    await erase(shopper.token, await ask(shopper.token));
    const form = { name: 'Somebody New', phone, password: '12345678', country: 'India', phone_code: '91' };
    const registered = await call('POST', '/registration', { body: form });
    expect(registered.status).toBe(201);
    const entered = await call('POST', '/verify-registration', { body: { phone: `91${phone}`, otp: registered.body.data?.otp } });
    expect(entered).toMatchObject({ status: 200, body: { data: { user: { name: 'Somebody New', phone_verified: true } } } });
    expect(entered.body.data?.user).not.toMatchObject({ id: shopper.id });
  });

  test('ends a membership, and does not do anything twice', async () => {
    const shopper = await buildShopper(db);
    const plan = { name: JSON.stringify({ en: 'Neighbour' }), price: 3900, duration_days: 30 };
    const { id: planId } = await db.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
    const headers = { 'idempotency-key': newKey() };
    await call('POST', `/plans/${planId}/purchase`, { token: shopper.token, headers, body: { payment_method: 'cash' } });
    const otp = await ask(shopper.token);
    const answers = await Promise.all([erase(shopper.token, otp), erase(shopper.token, otp)]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { status } = await db.selectFrom('subscriptions').select('status').where('person_id', '=', shopper.id).executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    expect((await erase(shopper.token, otp)).status).toBe(401);
  });

  test('leaves everybody else alone', async () => {
    const [one, other] = [await buildFullAccount(marketplace), await buildFullAccount(marketplace)];
    const [held, row] = [await readHeld(db, other.shopper.id), await rowOf(other.shopper.id)];
    await erase(one.shopper.token, await ask(one.shopper.token));
    await runJobs();
    expect([await readHeld(db, other.shopper.id), await rowOf(other.shopper.id)]).toEqual([held, row]);
    const stored = await db.selectFrom('orders').select(['note', 'address']).where('id', '=', other.order.id).executeTakeFirstOrThrow();
    expect(stored).toEqual({ note: other.order.note, address: other.order.address });
    expect([await mediaFiles(), await privateFiles()].every((count) => count > 0)).toBe(true);
  });

  test('what a request that was under way has still written goes as well', async () => {
    const shopper = await buildShopper(db);
    const { id: product_id } = await buildProduct(db);
    await erase(shopper.token, await ask(shopper.token));
    await db.insertInto('favorites').values({ person_id: shopper.id, product_id }).execute();
    const job = app.jobs.find(({ name }) => name === 'remove-erased');
    await job?.perform({ person_id: shopper.id, picture_ids: [], file_keys: [] }, { log: app.server.log, attempt: 1 });
    expect(await readHeld(db, shopper.id)).toEqual({});
  });
});
