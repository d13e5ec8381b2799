import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm } from '../../../../test/build-form.ts';
import { buildPerson } from '../../../../test/builders/person.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildShopper, type Shopper } from '../../../../test/builders/shopper.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { hashPassword } from '../domain/password-hash.ts';

const { call, clock, database, mediaFiles } = await useTestApp();
const { db } = database;

type Fields = Record<string, string | File>;

function save({ token }: Pick<Shopper, 'token'>, fields: Fields) {
  return call('POST', '/update-profile', { token, form: buildForm(Object.entries({ name: 'Asha Rao', ...fields })) });
}

describe('[account-04] the profile', () => {
  test('is changed, except for fields that are left out', async () => {
    const shopper = await buildShopper(db);
    const fields = { email: 'asha@mail.example', gender: 'female', date_of_birth: '1990-02-28', country: 'india' };
    expect(await save(shopper, fields)).toMatchObject({ status: 200, body: { message: 'Profile saved' } });
    const user = {
      name: 'Asha R',
      email: 'asha@mail.example',
      email_verified: false,
      gender: 'female',
      date_of_birth: '1990-02-28',
      country: 'India',
    };
    expect(await save(shopper, { name: 'Asha R' })).toMatchObject({ status: 200, body: { data: { user } } });
    const cleared = await save(shopper, { email: '', gender: '', date_of_birth: '', country: '' });
    expect(cleared.body.data?.user).toMatchObject({ email: null, gender: null, date_of_birth: null, country: null });
  });

  test('has a photo, another one, and none again; no file remains', async () => {
    const shopper = await buildShopper(db);
    const before = await mediaFiles();
    const first = await save(shopper, { profile_photo: aFile('png') });
    expect(first.body.data?.user).toMatchObject({ profile_photo: expect.stringMatching(/^\/media\//) });
    expect(await mediaFiles()).toBe(before + 1);
    expect((await save(shopper, { remove_photo: '1' })).body.data?.user).toMatchObject({ profile_photo: null });
    expect(await mediaFiles()).toBe(before);
    expect(await save(shopper, { profile_photo: aFile('svg') })).toMatchObject({
      status: 422,
      body: { errors: { profile_photo: [expect.any(String)] } },
    });
    expect(await mediaFiles()).toBe(before);
  });

  test('leaves an unchanged mail address verified; another one is unverified', async () => {
    const shopper = await buildShopper(db, { email: 'kept@mail.example', email_verified_at: clock.now() });
    expect((await save(shopper, { email: 'Kept@mail.example' })).body.data?.user).toMatchObject({ email_verified: true });
    expect((await save(shopper, { email: 'other@mail.example' })).body.data?.user).toMatchObject({ email_verified: false });
  });

  test('[auth-15] does not disclose whether another account has a mail address; a verified one remains with its account', async () => {
    const owner = await buildShopper(db, { email: 'proved@mail.example', email_verified_at: clock.now() });
    await buildPerson(db, { email: 'written@mail.example', email_verified_at: null });
    const stranger = await buildShopper(db);
    for (const email of ['nobodys@mail.example', 'written@mail.example', 'Proved@mail.example']) {
      const { status, body } = await save(stranger, { email });
      expect([status, body.message, body.data?.user]).toEqual([
        200,
        'Profile saved',
        expect.objectContaining({ email, email_verified: false }),
      ]);
    }
    expect((await call('GET', '/profile', owner)).body.data?.user).toMatchObject({ email: 'proved@mail.example', email_verified: true });
  });

  test('[call-04] every invalid field is named', async () => {
    const shopper = await buildShopper(db);
    const wrong = await save(shopper, { name: ' ', email: 'x', gender: 'x', date_of_birth: '1990-02-30' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([422, ['date_of_birth', 'email', 'gender', 'name']]);
    expect(await save(shopper, { country: 'Nowhere' })).toMatchObject({ status: 422, body: { errors: { country: [expect.any(String)] } } });
    const tomorrow = new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(await save(shopper, { date_of_birth: tomorrow })).toMatchObject({
      status: 422,
      body: { errors: { date_of_birth: [expect.any(String)] } },
    });
  });
});

describe('[account-04] the password', () => {
  const change = ({ token }: Pick<Shopper, 'token'>, current_password: string, password = 'secret-2', password_confirmation = password) =>
    call('POST', '/change-password', { token, body: { current_password, password, password_confirmation } });

  test('is changed by a person who knows the old one, and every other session ends', async () => {
    const shopper = await buildShopper(db, { password_hash: await hashPassword('secret-1') });
    const other = await buildSession(db, { person_id: shopper.id });
    expect(await change(shopper, 'wrong')).toMatchObject({ status: 422, body: { errors: { current_password: [expect.any(String)] } } });
    expect(await change(shopper, 'secret-1', 'secret-2', 'secret-3')).toMatchObject({
      status: 422,
      body: { errors: { password: ['Confirm Password does not match.'] } },
    });
    expect((await change(shopper, 'secret-1')).status).toBe(200);
    expect((await call('GET', '/profile', { token: shopper.token })).status).toBe(200);
    expect((await call('GET', '/profile', { token: other.token })).status).toBe(401);
    expect((await change(shopper, 'secret-1')).status).toBe(422);
  });

  test('sixty guesses at once are mostly refused before they are compared, and no more than ten are', async () => {
    const shopper = await buildShopper(db, { password_hash: await hashPassword('secret-1') });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, guess) => change(shopper, `guess-${guess}`)));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(10);
    expect(answers.every(({ status }) => status === 422 || status === 429 || status === 503)).toBe(true);
  });

  test.each([
    ['password', 'This password is too common. Please choose another one.'],
    ['short-1', 'The password field must have at least 8 characters'],
  ])('%s is refused under password', async (password, message) => {
    const shopper = await buildShopper(db);
    expect((await change(shopper, '', password)).body.errors).toEqual({ password: [message] });
  });

  test('is set by a person without one, and guessed at most ten times', async () => {
    const shopper = await buildShopper(db);
    expect((await change(shopper, '', 'secret-1')).status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) expect((await change(shopper, `guess-${guess}`)).status).toBe(422);
    expect((await change(shopper, 'secret-1')).status).toBe(429);
    clock.advance(15 * 60 + 1);
    expect((await change(shopper, 'secret-1')).status).toBe(200);
  });
});

describe('sessions', () => {
  const Listed = z.object({ sessions: z.array(z.object({ id: z.int(), device: z.string(), is_current: z.boolean() })) });
  const list = async ({ token }: Pick<Shopper, 'token'>) => Listed.parse((await call('GET', '/sessions', { token })).body.data).sessions;

  test('are listed and ended, only one’s own', async () => {
    const [shopper, stranger] = [await buildShopper(db), await buildShopper(db)];
    const other = await buildSession(db, { person_id: shopper.id, device: 'Telephone' });
    const sessions = await list(shopper);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    const telephone = sessions.find(({ device }) => device === 'Telephone');
    expect((await call('DELETE', `/sessions/${telephone?.id}`, { token: stranger.token })).status).toBe(404);
    expect((await call('DELETE', `/sessions/${telephone?.id}`, { token: shopper.token })).status).toBe(200);
    expect((await call('GET', '/profile', { token: other.token })).status).toBe(401);
    expect(await list(shopper)).toHaveLength(1);
  });

  test('of all other devices end at once', async () => {
    const shopper = await buildShopper(db);
    const others = [await buildSession(db, { person_id: shopper.id }), await buildSession(db, { person_id: shopper.id })];
    expect((await call('POST', '/sessions/end-others', { token: shopper.token, body: {} })).status).toBe(200);
    for (const { token } of others) expect((await call('GET', '/profile', { token })).status).toBe(401);
    expect(await list(shopper)).toHaveLength(1);
  });
});
