import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm } from '../../../test/build-form.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { createTestApp, useTestApp } from '../../../test/test-app.ts';

const { call, clock, database, messages, runJobs, mediaFiles } = await useTestApp({ env: { TRUST_PROXY: 'true' } });
const { db } = database;

let numbers = 9_870_000_000;
function newNumber(): string {
  numbers += 1;
  return String(numbers);
}

async function sendCode(phone: string): Promise<string> {
  const answer = await call('POST', '/shop/register/send-otp', { body: { phone, phone_code: '91' } });
  expect(answer).toMatchObject({ status: 200, body: { message: 'OTP sent successfully' } });
  return z.object({ otp: z.string() }).parse(answer.body.data).otp;
}

/** A picture that nobody has sent before. */
async function newPicture(): Promise<File> {
  const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'lamp.png');
}

type Fields = Record<string, string | File | undefined>;

async function apply(over: Fields) {
  const fields: Fields = {
    owner_name: 'Salma Nasser',
    phone_code: '91',
    email: 'salma@lamps.example',
    shop_name: 'Lamps of Fes',
    description: 'Brass lamps, cut by hand.',
    address: '4 Lantern Lane',
    logo: await newPicture(),
    banner: await newPicture(),
    ...over,
  };
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return call('POST', '/shop/register', { form: buildForm(given) });
}

test('an applicant with a verified phone applies for a shop, with pictures', async () => {
  const phone = newNumber();
  const otp = await sendCode(phone);
  await runJobs();
  expect(messages.splice(0)).toMatchObject([
    { to: `+91${phone}`, text: expect.stringContaining(`${otp} is your code to apply to open a shop`) },
  ]);
  const answer = await apply({ phone, otp });
  expect(answer).toMatchObject({ status: 201, body: { data: { application: { status: 'pending' } } } });
  const row = await db
    .selectFrom('shop_applications')
    .innerJoin('pictures as logo', 'logo.id', 'shop_applications.logo_id')
    .innerJoin('pictures as banner', 'banner.id', 'shop_applications.banner_id')
    .select(['owner_name', 'phone', 'email', 'shop_name', 'description', 'address', 'status', 'locale'])
    .select(['logo.width as logo_width', 'banner.height as banner_height'])
    .where('phone', '=', `91${phone}`)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    owner_name: 'Salma Nasser',
    phone: `91${phone}`,
    email: 'salma@lamps.example',
    shop_name: 'Lamps of Fes',
    description: 'Brass lamps, cut by hand.',
    address: '4 Lantern Lane',
    status: 'pending',
    locale: 'en',
    logo_width: 60,
    banner_height: 40,
  });
});

test('a phone has one pending application, even with concurrent requests; after the answer it may apply again', async () => {
  const phone = newNumber();
  const first = await sendCode(phone);
  expect((await apply({ phone, otp: first })).status).toBe(201);
  clock.advance(61);
  const before = await mediaFiles();
  const second = await sendCode(phone);
  expect(await apply({ phone, otp: second })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('We already have an application') },
  });
  expect(await mediaFiles()).toBe(before);
  // The refused application has not used up the code.
  await db.updateTable('shop_applications').set({ status: 'refused' }).where('phone', '=', `91${phone}`).execute();
  const both = await Promise.all([apply({ phone, otp: second }), apply({ phone, otp: second })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('[auth-15] a code works once, for its number and purpose, within five tries, and leaves no picture', async () => {
  const phone = newNumber();
  const otp = await sendCode(phone);
  const wrong = otp === '0000' ? '1111' : '0000';
  const before = await mediaFiles();
  expect(await apply({ phone: newNumber(), otp })).toMatchObject({ status: 422, body: { errors: { otp: [expect.any(String)] } } });
  for (let time = 0; time < 5; time += 1) expect((await apply({ phone, otp: wrong })).status).toBe(422);
  expect((await apply({ phone, otp })).status).toBe(422);
  expect(await mediaFiles()).toBe(before);

  const known = newNumber();
  await buildPerson(db, { phone: known });
  const login = await call('POST', '/send-login-otp', { body: { phone: known } });
  expect((await apply({ phone: known, otp: String(login.body.data?.otp) })).status).toBe(422);
});

test('a wrong code is refused before a picture is decoded; a refused picture does not use up a valid code', async () => {
  const phone = newNumber();
  const otp = await sendCode(phone);
  const background = { r: 1, g: 2, b: 3 };
  const bomb = await sharp({ create: { width: 7000, height: 4000, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const logo = new File([new Uint8Array(bomb)], 'large.png');
  const wrong = otp === '0000' ? '1111' : '0000';
  expect(await apply({ phone, otp: wrong, logo })).toMatchObject({ status: 422, body: { errors: { otp: [expect.any(String)] } } });
  for (let time = 0; time < 5; time += 1) {
    expect((await apply({ phone, otp, logo })).body.errors).toEqual({ logo: ['An image in the logo field has too many pixels'] });
  }
  expect((await apply({ phone, otp })).status).toBe(201);
});

test('applications from one network are limited', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const send = () => call('POST', '/shop/register', { form: buildForm([]), headers });
  const answers = await Promise.all(Array.from({ length: 70 }, send));
  const limited = answers.find(({ status }) => status === 429);
  expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
});

test('[auth-15] wrong codes from one network address are limited across numbers, including those for a shop', async () => {
  const limited = await createTestApp({ env: { TRUST_PROXY: 'true', WRONG_CODES_PER_ADDRESS_HOURLY: '3' } });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const picture = await newPicture();
  const about = { owner_name: 'Salma', email: 'salma@lamps.example', shop_name: 'Lamps', description: 'Brass lamps', address: '4 Lane' };
  const guess = async () => {
    const fields = Object.entries({ ...about, phone: newNumber(), phone_code: '91', otp: '0000' });
    const form = buildForm([...fields, ['logo', picture], ['banner', picture]]);
    return (await limited.call('POST', '/shop/register', { form, headers })).status;
  };
  const login = () => limited.call('POST', '/login', { body: { phone: newNumber(), otp: '0000' }, headers });
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([422, 422, 422, 429]);
  expect((await login()).status).toBe(429);
  await limited.close();
});

test('a code for a shop does not sign anyone in', async () => {
  const phone = newNumber();
  await buildPerson(db, { phone });
  const otp = await sendCode(phone);
  expect((await call('POST', '/login', { body: { phone, otp } })).status).toBe(422);
});

test('[call-04] names every missing or invalid field', async () => {
  const missing = await call('POST', '/shop/register', { form: buildForm([]) });
  expect(missing.status).toBe(422);
  expect(Object.keys(missing.body.errors ?? {}).sort()).toEqual(
    ['owner_name', 'phone', 'otp', 'email', 'shop_name', 'description', 'address', 'logo', 'banner'].sort(),
  );
  const wrong = await apply({ phone: 'x', otp: 'x', email: 'x', shop_name: 'x'.repeat(121), logo: aFile('svg'), banner: aFile('pdf') });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([
    422,
    ['banner', 'email', 'logo', 'otp', 'phone', 'shop_name'],
  ]);
  expect(await apply({ phone: '12', otp: '1234' })).toMatchObject({ status: 422, body: { errors: { phone: [expect.any(String)] } } });
  const large = new File([new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(6 * 1024 * 1024)]))], 'large.jpg');
  expect(await apply({ phone: newNumber(), otp: '1234', banner: large })).toMatchObject({
    status: 413,
    body: { errors: { banner: ['The banner field accepts files up to 5 MB'] } },
  });
  expect(await call('POST', '/shop/register', { body: { shop_name: 'Lamps' } })).toMatchObject({ status: 415 });
  expect(await call('POST', '/shop/register/send-otp', { body: { phone: 'x' } })).toMatchObject({ status: 422 });
});

test('[shell-09] a single-vendor marketplace has neither call', async () => {
  await db.updateTable('settings').set({ multi_vendor: false }).execute();
  expect(await call('POST', '/shop/register/send-otp', { body: { phone: newNumber() } })).toMatchObject({ status: 404 });
  expect(await apply({ phone: newNumber(), otp: '1234' })).toMatchObject({ status: 404 });
  await db.updateTable('settings').set({ multi_vendor: true }).execute();
});
