import { describe, expect, test } from 'vitest';
import { buildAddress } from '../../../test/builders/address.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database } = await useTestApp({ poolSize: 20 });
const { db } = database;
const form = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  area: 'Indiranagar',
  address_line: '12 Lake Road',
  address_type: 'home',
  is_default: false,
};
const absent = { message: 'Address not found' };

const store = (token: string, more: object = {}) => call('POST', '/address/store', { token, body: { ...form, ...more } });
const update = (token: string, id: number, more: object = {}) =>
  call('POST', `/address/${id}/update`, { token, body: { ...form, ...more } });
const remove = (token: string, id: number) => call('DELETE', `/address/${id}/delete`, { token });
async function stored(token: string, more: object = {}): Promise<number> {
  clock.advance(1);
  return Number(Object((await store(token, more)).body.data?.address).id);
}
async function defaults(token: string): Promise<[number, boolean][]> {
  const { body } = await call('GET', '/addresses', { token });
  const addresses: { id: number; is_default: boolean }[] = Object(body.data).addresses;
  return addresses.map(({ id, is_default }) => [id, is_default]);
}

describe('POST /address/store', () => {
  test('[cart-07] the first address becomes the default, later ones only on request', async () => {
    const { token } = await buildSession(db);
    const { status, body } = await store(token, { flat_no: '', post_code: '560038', latitude: 12.97, longitude: 77.64 });
    expect(status).toBe(201);
    const address = { ...form, flat_no: null, address_line2: null, post_code: '560038', latitude: 12.97, longitude: 77.64 };
    expect(body.data?.address).toEqual({ ...address, id: expect.any(Number), is_default: true });
    const first = Number(Object(body.data?.address).id);
    const second = await stored(token);
    const third = await stored(token, { is_default: true });
    expect(await defaults(token)).toEqual([
      [third, true],
      [second, false],
      [first, false],
    ]);
  });

  test('of many at once one is the default', async () => {
    const { token } = await buildSession(db);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => store(token, { is_default: index % 2 === 0 })));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect((await defaults(token)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  test('the number of addresses is limited', async () => {
    const { token, person_id } = await buildSession(db);
    for (let index = 0; index < 50; index++) await buildAddress(db, { person_id });
    const { status, body } = await store(token);
    expect([status, body]).toEqual([422, { message: 'You can save up to 50 addresses.' }]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ phone: 'call me' }, 'phone'],
    [{ area: undefined }, 'area'],
    [{ address_type: 'castle' }, 'address_type'],
    [{ is_default: 1 }, 'is_default'],
    [{ latitude: 91 }, 'latitude'],
    [{ address_line: 'a\u0000b' }, 'address_line'],
    [{ person_id: 1 }, 'person_id'],
  ])('[call-04] %j is refused under %s', async (wrong, field) => {
    const { token } = await buildSession(db);
    const { status, body } = await store(token, wrong);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('POST /address/{id}/update', () => {
  test('changes every field, and empties what is left out', async () => {
    const { token } = await buildSession(db);
    const id = await stored(token, { flat_no: '4', latitude: 1 });
    const { status, body } = await update(token, id, { name: 'Ravi', address_type: 'office' });
    expect(status).toBe(200);
    expect(body.data?.address).toMatchObject({ id, name: 'Ravi', address_type: 'office', flat_no: null, latitude: null });
  });

  test('another address can become the default, and there is always one', async () => {
    const { token } = await buildSession(db);
    const [first, second] = [await stored(token), await stored(token)];
    await update(token, first, { is_default: false });
    expect(await defaults(token)).toEqual([
      [first, true],
      [second, false],
    ]);
    await update(token, second, { is_default: true });
    expect(await defaults(token)).toEqual([
      [second, true],
      [first, false],
    ]);
  });

  test('of several made the default at once one is', async () => {
    const { token } = await buildSession(db);
    const ids = [await stored(token), await stored(token), await stored(token)];
    const answers = await Promise.all([...ids, ...ids, ...ids].map((id) => update(token, id, { is_default: true })));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect((await defaults(token)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  test('somebody else’s address is as absent as one that does not exist', async () => {
    const { token } = await buildSession(db);
    const { id } = await buildAddress(db, { name: 'Theirs' });
    expect(await update(token, id)).toMatchObject({ status: 404, body: absent });
    expect(await update(token, 999_999_999)).toMatchObject({ status: 404, body: absent });
    expect(await db.selectFrom('addresses').select('name').where('id', '=', id).executeTakeFirst()).toEqual({ name: 'Theirs' });
  });

  test('[call-04] a malformed id is a 422', async () => {
    const { token } = await buildSession(db);
    expect((await call('POST', '/address/x/update', { token, body: form })).status).toBe(422);
  });
});

describe('DELETE /address/{id}/delete', () => {
  test('[cart-07] after the default one the newest takes its place, after the last one none', async () => {
    const { token } = await buildSession(db);
    const [first, second, third] = [await stored(token), await stored(token), await stored(token)];
    expect(await remove(token, first)).toMatchObject({ status: 200, body: { data: {} } });
    expect(await defaults(token)).toEqual([
      [third, true],
      [second, false],
    ]);
    await remove(token, second);
    expect(await defaults(token)).toEqual([[third, true]]);
    await remove(token, third);
    expect(await defaults(token)).toEqual([]);
  });

  test('a deleted address is a 404, as is another person’s', async () => {
    const { token } = await buildSession(db);
    const id = await stored(token);
    await remove(token, id);
    expect(await remove(token, id)).toMatchObject({ status: 404, body: absent });
    const theirs = await buildAddress(db);
    expect(await remove(token, theirs.id)).toMatchObject({ status: 404, body: absent });
    expect(await db.selectFrom('addresses').select('id').where('id', '=', theirs.id).execute()).toHaveLength(1);
  });

  test('additions and removals at once leave exactly one default', async () => {
    const { token } = await buildSession(db);
    const ids = [await stored(token), await stored(token), await stored(token), await stored(token)];
    await Promise.all([...ids.slice(0, 3).map((id) => remove(token, id)), store(token, { is_default: true }), store(token)]);
    expect((await defaults(token)).map(([, isDefault]) => isDefault)).toEqual([true, false, false]);
  });
});

test('GET /addresses lists one’s own alone', async () => {
  const { token, person_id } = await buildSession(db);
  await buildAddress(db);
  const { id } = await buildAddress(db, { person_id });
  expect(await defaults(token)).toEqual([[id, false]]);
});

test.each([
  ['GET', '/addresses'],
  ['POST', '/address/store'],
  ['POST', '/address/1/update'],
  ['DELETE', '/address/1/delete'],
] as const)('[call-03] [auth-11] %s %s without a token is a 401', async (method, path) => {
  expect(await call(method, path)).toMatchObject({ status: 401, body: { message: 'Please login first!' } });
});
