import { describe, expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { deleteExpiredSignInsJob } from '../delete-expired-job.ts';
import { newToken } from '../domain/token.ts';

const { app, call, clock, database } = await useTestApp();
const { db } = database;

describe('GET /logout', () => {
  test('[auth-10] ends this session and no other', async () => {
    const person_id = await buildPerson(db);
    const here = await buildSession(db, { person_id });
    const there = await buildSession(db, { person_id });
    const { status, body } = await call('GET', '/logout', { token: here.token });
    expect([status, body]).toEqual([200, { message: 'Logout successfully', data: {} }]);
    expect((await call('GET', '/profile', { token: here.token })).status).toBe(401);
    expect((await call('GET', '/profile', { token: there.token })).status).toBe(200);
  });

  test('[auth-10] [call-03] a second time, and without a session, it is a 401', async () => {
    const { token } = await buildSession(db);
    await call('GET', '/logout', { token });
    expect((await call('GET', '/logout', { token })).status).toBe(401);
    expect((await call('GET', '/logout')).body).toEqual({ message: 'Please login first!' });
  });
});

describe('GET /profile', () => {
  test('shows the person signed in and nobody else', async () => {
    const picture = await db
      .insertInto('pictures')
      .values({ key: 'a'.repeat(32), width: 500, height: 500, preview: 'data:,' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const person_id = await buildPerson(db, {
      name: 'Asha',
      phone: '9810000000',
      gender: 'female',
      date_of_birth: '1990-02-28',
      profile_picture_id: picture.id,
    });
    await buildPerson(db, { name: 'Somebody else' });
    const { token } = await buildSession(db, { person_id });
    const { status, body } = await call('GET', '/profile', { token });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      user: {
        id: person_id,
        name: 'Asha',
        phone: '9810000000',
        phone_code: '91',
        phone_verified: true,
        email: null,
        email_verified: false,
        profile_photo: `/media/${'a'.repeat(32)}/480.webp`,
        gender: 'female',
        date_of_birth: '1990-02-28',
        country: null,
        account_verified: true,
      },
    });
  });
});

describe('[auth-11] a signed-in call answers 401', () => {
  test.each([
    ['without a token', async () => undefined],
    ['with a token of nobody', async () => newToken()],
    ['with something else', async () => 'x'],
    ['once the session has expired', async () => (await buildSession(db, { expires_at: clock.now() })).token],
    ['once it was revoked', async () => (await buildSession(db, { revoked_at: clock.now() })).token],
    ['to somebody erased', async () => (await buildSession(db, { person_id: await buildPerson(db, { erased_at: new Date() }) })).token],
  ])('%s', async (_title, makeToken) => {
    const token = await makeToken();
    const { status, body } = await call('GET', '/profile', token === undefined ? {} : { token });
    expect([status, body]).toEqual([401, { message: 'Please login first!' }]);
  });
});

test('a session lives ninety days', async () => {
  await buildPerson(db, { phone: '9876500000' });
  const sent = await call('POST', '/send-login-otp', { body: { phone: '9876500000' } });
  const { body } = await call('POST', '/login', {
    body: { phone: '9876500000', otp: sent.body.data?.otp },
    headers: { 'user-agent': 'A browser' },
  });
  const { token } = Object(body.data).access;
  expect(await db.selectFrom('sessions').select('device').orderBy('id', 'desc').executeTakeFirst()).toEqual({ device: 'A browser' });
  clock.advance(90 * 24 * 3600 - 1);
  expect((await call('GET', '/profile', { token })).status).toBe(200);
  clock.advance(2);
  expect((await call('GET', '/profile', { token })).status).toBe(401);
});

test('ended sessions are deleted, valid ones are not', async () => {
  const now = clock.now().getTime();
  const { token } = await buildSession(db, { expires_at: new Date(now + 1000) });
  await buildSession(db, { expires_at: new Date(now - 31 * 24 * 3_600_000) });
  const before = await db.selectFrom('sessions').select('id').execute();
  await deleteExpiredSignInsJob({ db, clock }).perform({}, { log: app.server.log, attempt: 1 });
  expect((await db.selectFrom('sessions').select('id').execute()).length).toBeLessThan(before.length);
  expect(await db.selectFrom('codes').select('id').execute()).toEqual([]);
  expect((await call('GET', '/profile', { token })).status).toBe(200);
});
