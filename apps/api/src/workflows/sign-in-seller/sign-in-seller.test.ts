import { expect, test } from 'vitest';
import { buildShop } from '../../../test/builders/goods.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildSeller, sellerHeaders } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { dayIn } from '../../platform/clock/days-away.ts';

const { call, database, clock, messages, runJobs } = await useTestApp();
const { db } = database;

const me = (headers: Record<string, string>) => call('GET', '/seller/me', { headers });
const numberOf = async (id: number) =>
  String((await db.selectFrom('people').select('phone').where('id', '=', id).executeTakeFirstOrThrow()).phone);

async function enterPhoneCode(phone: string) {
  clock.advance(61);
  const sent = await call('POST', '/seller/send-code', { body: { phone } });
  return call('POST', '/seller/sign-in', { body: { phone, otp: String(sent.body.data?.otp) } });
}

const tokenOf = (cookie: unknown) => /^souk_seller=([\w-]{43});/.exec(String(cookie))?.[1] ?? '';

test('a member of a shop signs in with a code and an authenticator app, into a cookie of the seller panel alone', async () => {
  const { person_id, shop_id } = await buildSeller(db);
  const phone = await numberOf(person_id);
  const { ticket, code, enrolment } = (await enterPhoneCode(phone)).body.data ?? {};
  expect(enrolment).toMatchObject({ address: expect.stringContaining('otpauth://totp/') });
  expect((await call('POST', '/admin/second-factor', { body: { ticket, code } })).status).toBe(422);
  const opened = await call('POST', '/seller/second-factor', { body: { ticket, code } });
  expect(opened).toMatchObject({
    status: 200,
    body: { data: { person_id, role: 'Owner', shop: { id: shop_id }, shops: [{ id: shop_id }] } },
  });
  expect(opened.headers['set-cookie']).toMatch(/^souk_seller=[\w-]{43}; Path=\/api\/seller; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  const headers = sellerHeaders(tokenOf(opened.headers['set-cookie']));
  expect((await me(headers)).status).toBe(200);
  expect((await enterPhoneCode(phone)).body.data).toMatchObject({ enrolment: null });
  const out = await call('POST', '/seller/sign-out', { headers });
  expect(out.headers['set-cookie']).toMatch(/^souk_seller=; Path=\/api\/seller; Max-Age=0;/);
  expect((await me(headers)).status).toBe(401);
});

test('a shopper and a member of the staff are no sellers: their code opens nothing, and a session of one panel is none of the other', async () => {
  for (const person_id of [await buildPerson(db), (await buildStaff(db)).person_id])
    expect(await enterPhoneCode(await numberOf(person_id))).toMatchObject({ status: 422 });
  const staff = await buildStaff(db);
  expect((await me({ cookie: `souk_seller=${staff.token}` })).status).toBe(401);
  const seller = await buildSeller(db);
  expect((await call('GET', '/admin/me', { headers: { cookie: `souk_admin=${seller.token}` } })).status).toBe(401);
  expect((await call('GET', '/profile', { token: seller.token })).status).toBe(401);
});

test('a person with two shops chooses between them, and never a shop of somebody else', async () => {
  const seller = await buildSeller(db);
  const second = await buildShop(db);
  await db.insertInto('shop_members').values({ shop_id: second, person_id: seller.person_id, role_id: seller.role_id }).execute();
  const choose = (shop_id: number) => call('POST', '/seller/shop', { headers: seller.headers, body: { shop_id } });
  expect((await me(seller.headers)).body.data).toMatchObject({ shop: { id: seller.shop_id }, shops: [{}, {}] });
  expect(await choose(second)).toMatchObject({ status: 200, body: { data: { shop: { id: second } } } });
  expect((await me(seller.headers)).body.data).toMatchObject({ shop: { id: second } });
  expect((await choose(await buildShop(db))).status).toBe(404);
  expect((await choose((await buildSeller(db)).shop_id)).status).toBe(404);
});

test('a member learns whether the shop is open, and when it is back from a holiday', async () => {
  const { headers, shop_id } = await buildSeller(db);
  const state = async () => Object((await me(headers)).body.data).shop;
  const away = (from: number, until: number) =>
    database.pool.query('update shops set holiday_from = $1::date + $2::int, back_on = $1::date + $3::int where id = $4', [
      clock.now().toISOString().slice(0, 10),
      from,
      until,
      shop_id,
    ]);
  expect(await state()).toMatchObject({ is_open: true, back_on: null });
  await away(0, 3);
  expect((await state()).back_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  await away(-3, 0);
  expect((await state()).back_on).toBeNull();
  await away(1, 3);
  expect((await state()).back_on).toBeNull();
  // At any moment one of them has another day than UTC.
  for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await db.updateTable('settings').set({ time_zone }).execute();
    const day = dayIn(time_zone, clock.now());
    await database.pool.query('update shops set holiday_from = $1::date, back_on = $1::date + 1 where id = $2', [day, shop_id]);
    expect((await state()).back_on).not.toBeNull();
  }
  await db.updateTable('settings').set({ time_zone: 'UTC' }).execute();
  await db.updateTable('shops').set({ active: false }).where('id', '=', shop_id).execute();
  expect(await state()).toMatchObject({ is_open: false });
});

test('a removed member and a blocked shop are refused at once', async () => {
  const [removed, blocked] = [await buildSeller(db), await buildSeller(db)];
  await db.deleteFrom('shop_members').where('person_id', '=', removed.person_id).execute();
  await db.updateTable('shops').set({ sellers_blocked_at: clock.now() }).where('id', '=', blocked.shop_id).execute();
  for (const { headers } of [removed, blocked]) {
    expect((await me(headers)).status).toBe(401);
    expect((await call('GET', '/seller/orders', { headers })).status).toBe(401);
  }
  expect(await enterPhoneCode(await numberOf(blocked.person_id))).toMatchObject({ status: 422 });
});

test('[seller-01] an applicant without a shop gets the state of the newest application, and no session', async () => {
  const phone = '9812200001';
  const application = { owner_name: 'Salma', phone: `91${phone}`, email: 'salma@lamps.example', locale: 'ar' };
  const add = (shop_name: string, fields: object) =>
    db
      .insertInto('shop_applications')
      .values({ ...application, shop_name, ...fields })
      .execute();
  await add('Rugs', { status: 'refused', reason: 'We have enough rugs.' });
  const declined = { shop_name: 'Rugs', status: 'refused', reason: 'We have enough rugs.', created_at: expect.any(String) };
  expect(await enterPhoneCode(phone)).toMatchObject({
    status: 200,
    body: { data: { ticket: null, enrolment: null, application: declined } },
  });
  await add('Lamps', {});
  expect((await enterPhoneCode(phone)).body.data).toMatchObject({ application: { shop_name: 'Lamps', status: 'pending', reason: null } });
  clock.advance(61);
  await call('POST', '/seller/send-code', { body: { phone } });
  await runJobs();
  expect(messages).toMatchObject([{ to: `+91${phone}`, locale: 'ar' }]);
  const wrong = await call('POST', '/seller/sign-in', { body: { phone, otp: '0000' } });
  expect([wrong.status, wrong.body.data]).toEqual([422, undefined]);
});

test('a member who applied for another shop signs in to theirs', async () => {
  const { person_id } = await buildSeller(db);
  const phone = await numberOf(person_id);
  const application = { owner_name: 'Salma', phone: `91${phone}`, email: 'salma@lamps.example', locale: 'en', shop_name: 'Lamps' };
  await db.insertInto('shop_applications').values(application).execute();
  expect((await enterPhoneCode(phone)).body.data).toMatchObject({ ticket: expect.any(String), application: null });
});
