import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { useFakeSocial } from '../../../../test/fakes/fake-social.ts';
import { createTestApp, useTestApp } from '../../../../test/test-app.ts';
import { listActiveProviders } from './sign-in-methods.ts';

const fake = await useFakeSocial();
const { call, clock, database } = await useTestApp({ env: fake.env, poolSize: 20 });
const { db } = database;

const clientId = 'market.example';
const switchedOn = { is_active: true, client_id: clientId };
const failed = { message: 'Login failed' };
let subjects = 0;

beforeEach(() => switchOn({ google: switchedOn, facebook: switchedOn, apple: switchedOn }));
afterEach(() => {
  fake.failure = undefined;
});

async function switchOn(auths: object): Promise<void> {
  await db
    .updateTable('settings')
    .set({ social_auths: JSON.stringify(auths) })
    .execute();
}

function claims(more: object = {}): Record<string, unknown> {
  subjects += 1;
  const now = Math.floor(clock.now().getTime() / 1000);
  return {
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: `subject ${subjects}`,
    iat: now,
    exp: now + 3600,
    name: 'Asha',
    ...more,
  };
}

function google(claimed: Record<string, unknown>, signing: Parameters<typeof fake.token>[1] = {}) {
  const code = `code ${Math.random()}`;
  fake.codes.set(code, fake.token(claimed, signing));
  return call('POST', '/auth/google/token', { body: { code } });
}
async function issueNonce(provider = 'apple'): Promise<string> {
  return String((await call('POST', `/auth/${provider}/nonce`)).body.data?.nonce);
}
const apple = async (claimed: object, data: object = {}) => {
  const nonce = await issueNonce();
  const id_token = fake.token(claims({ iss: 'https://appleid.apple.com', nonce, name: undefined, ...claimed }));
  return call('POST', '/auth/apple/token', { body: { code: 'apple', data: { id_token, nonce, ...data } } });
};
function facebook(known: object = {}) {
  subjects += 1;
  const token = `access token ${subjects}`;
  fake.accessTokens.set(token, { app_id: clientId, user_id: `user ${subjects}`, name: 'Ravi', ...known });
  return call('POST', '/auth/facebook/token', { body: { code: token, data: { name: 'Somebody else', email: 'victim@example.com' } } });
}
const userOf = (answer: Awaited<ReturnType<typeof call>>) => Object(answer.body.data).user;

test('[auth-09] a page may load only providers that are on and have a client id', async () => {
  expect(await listActiveProviders(db)).toEqual(['google', 'facebook', 'apple']);
  await switchOn({ google: { is_active: true, client_id: null }, facebook: { is_active: false, client_id: clientId }, apple: switchedOn });
  expect(await listActiveProviders(db)).toEqual(['apple']);
  await switchOn({ google: 'on' });
  expect(await listActiveProviders(db)).toEqual([]);
});

describe('a provider that is switched off', () => {
  test.each(['google', 'facebook', 'apple'])('[auth-09] %s is a 404', async (provider) => {
    for (const auths of [{}, { [provider]: { is_active: false, client_id: clientId } }]) {
      await switchOn(auths);
      expect(await call('POST', `/auth/${provider}/token`, { body: { code: 'x' } })).toMatchObject({
        status: 404,
        body: { message: 'Not found' },
      });
    }
  });

  test('[call-04] one that does not exist is a 422, as is a body without a code', async () => {
    expect((await call('POST', '/auth/myspace/token', { body: { code: 'x' } })).status).toBe(422);
    expect((await call('POST', '/auth/google/token', { body: {} })).body.errors).toEqual({ code: ['The code field is required'] });
  });
});

test.each(['google', 'facebook'])('%s without its secret is a 422 and signs nobody in', async (provider) => {
  const app = await createTestApp();
  await app.database.db
    .updateTable('settings')
    .set({ social_auths: JSON.stringify({ [provider]: switchedOn }) })
    .execute();
  const answer = await app.call('POST', `/auth/${provider}/token`, { body: { code: 'x' } });
  const title = provider === 'google' ? 'Google' : 'Facebook';
  expect(answer).toMatchObject({ status: 422, body: { message: `Sign-in with ${title} is not available right now.` } });
  expect(await app.database.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  await app.close();
});

describe('Google', () => {
  test('[auth-09] opens an account at first and finds it again', async () => {
    const claimed = claims({ email: 'Asha.First@example.com', email_verified: true });
    const first = await google(claimed);
    expect(first).toMatchObject({ status: 200, body: { message: 'Login successful' } });
    expect(userOf(first)).toMatchObject({
      name: 'Asha',
      phone: null,
      phone_verified: false,
      email: 'asha.first@example.com',
      email_verified: true,
    });
    expect((await call('GET', '/profile', { token: Object(first.body.data).access.token })).status).toBe(200);
    expect(userOf(await google({ ...claimed, name: 'Changed' }))).toEqual(userOf(first));
  });

  test('is never linked to an account with the same mail address', async () => {
    const victim = await buildPerson(db, { email: 'victim@example.com', email_verified_at: new Date() });
    const answer = await google(claims({ email: 'victim@example.com', email_verified: true }));
    expect(answer.status).toBe(200);
    expect(userOf(answer)).toMatchObject({ email: null });
    expect(userOf(answer).id).not.toBe(victim);
  });

  test('has the address that Google verified, though another account has it unverified', async () => {
    const writer = await buildPerson(db, { email: 'written-down@example.com' });
    const answer = await google(claims({ email: 'written-down@example.com', email_verified: true }));
    expect(userOf(answer)).toMatchObject({ email: 'written-down@example.com', email_verified: true });
    expect(userOf(answer).id).not.toBe(writer);
    expect(await db.selectFrom('people').select('email').where('id', '=', writer).executeTakeFirst()).toEqual({ email: null });
  });

  test('stores no address that Google has not verified', async () => {
    expect(userOf(await google(claims({ email: 'unproved@example.com', email_verified: false })))).toMatchObject({
      email: null,
      email_verified: false,
    });
  });

  test('two parallel first sign-ins create one account', async () => {
    const claimed = claims();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => google({ ...claimed, jti: `token ${index}` })));
    expect(new Set(answers.map((answer) => userOf(answer).id)).size).toBe(1);
  });

  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  test.each([
    ['from another issuer', { iss: 'https://evil.example' }, {}],
    ['for another audience', { aud: 'another.market' }, {}],
    ['passed on by another party', { azp: 'another.market' }, {}],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }, {}],
    ['that is old', { iat: Math.floor(Date.now() / 1000) - 7200 }, {}],
    ['from the future', { iat: Math.floor(Date.now() / 1000) + 7200, exp: Math.floor(Date.now() / 1000) + 9000 }, {}],
    ['without a subject', { sub: '' }, {}],
    ['signed by somebody else', {}, { key: other }],
    ['signed with an unknown key', {}, { kid: 'key-2' }],
    ['without a signature', {}, { alg: 'none' }],
    ['with another algorithm', {}, { alg: 'HS256' }],
  ])('a token %s is refused', async (_title, wrong, signing) => {
    const before = await db.selectFrom('sessions').select('id').execute();
    expect(await google(claims(wrong), signing)).toMatchObject({ status: 422, body: failed });
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual(before);
  });

  test('a code that Google does not know, or that was used, is refused', async () => {
    expect(await call('POST', '/auth/google/token', { body: { code: 'unknown' } })).toMatchObject({ status: 422, body: failed });
    fake.codes.set('once', fake.token(claims()));
    expect((await call('POST', '/auth/google/token', { body: { code: 'once' } })).status).toBe(200);
    expect((await call('POST', '/auth/google/token', { body: { code: 'once' } })).status).toBe(422);
  });

  test.each([
    [500, '{}'],
    [200, 'not json'],
    [200, '{"surprise":true}'],
  ])('that answers %d %s is a 503', async (status, body) => {
    fake.failure = { status, body };
    const answer = await call('POST', '/auth/google/token', { body: { code: 'x' } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('Facebook', () => {
  test('[auth-09] uses the profile from Facebook and not the one from the page', async () => {
    const answer = await facebook();
    expect(answer.status).toBe(200);
    expect(userOf(answer)).toMatchObject({ name: 'Ravi', email: null });
  });

  test('an access token signs in once', async () => {
    const known = { user_id: 'one user' };
    expect((await facebook(known)).status).toBe(200);
    const repeated = await call('POST', '/auth/facebook/token', { body: { code: `access token ${subjects}` } });
    expect(repeated).toMatchObject({ status: 422, body: failed });
    expect((await facebook(known)).status).toBe(200);
  });

  test.each([
    ['for another app', { app_id: 'another' }],
    ['that is not valid', { is_valid: false }],
    ['that has expired', { expires_at: 1_000_000 }],
    ['of somebody else', { me: 'another user' }],
  ])('an access token %s is refused', async (_title, known) => {
    expect(await facebook(known)).toMatchObject({ status: 422, body: failed });
  });
});

describe('Apple', () => {
  test('[auth-09] signs in by the identity token, with the name that only the page receives', async () => {
    const answer = await apple({ email: 'relay@example.com', email_verified: 'true' }, { name: 'Noor' });
    expect(answer.status).toBe(200);
    expect(userOf(answer)).toMatchObject({ name: 'Noor', email: 'relay@example.com', email_verified: true });
  });

  test.each([
    ['with another nonce', { nonce: 'the nonce of another' }, {}],
    ['without a nonce', { nonce: undefined }, {}],
    ['of Google', { iss: 'https://accounts.google.com' }, {}],
    ['for another audience', { aud: 'another.market' }, {}],
    ['that is missing', {}, { id_token: undefined }],
    ['that is none', {}, { id_token: 'x.y.z' }],
    ['whose nonce is not given', {}, { nonce: undefined }],
  ])('a token %s is refused', async (_title, claimed, data) => {
    expect(await apple(claimed, data)).toMatchObject({ status: 422, body: failed });
  });

  const bound = (nonce: string, more: object = {}) =>
    fake.token(claims({ iss: 'https://appleid.apple.com', nonce, name: undefined, ...more }));
  const send = (id_token: string, nonce: string) =>
    call('POST', '/auth/apple/token', { body: { code: 'apple', data: { id_token, nonce } } });

  test('a token signs in once, and its nonce too', async () => {
    const nonce = await issueNonce();
    const token = bound(createHash('sha256').update(nonce).digest('hex'));
    const answers = await Promise.all([send(token, nonce), send(token, nonce), send(token, nonce)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await send(bound(nonce), nonce)).status).toBe(422);
  });

  test('a nonce that the server did not issue, issued for another provider, or that has expired is refused', async () => {
    const own = 'a nonce of the sender alone';
    expect((await send(bound(own), own)).status).toBe(422);
    const others = await issueNonce('google');
    expect((await send(bound(others), others)).status).toBe(422);
    const late = await issueNonce();
    clock.advance(601);
    expect((await send(bound(late), late)).status).toBe(422);
  });

  test('a refused token leaves its nonce, no provider that is off issues one, and nonces are limited by address', async () => {
    const nonce = await issueNonce();
    expect((await send(bound('the nonce of another'), nonce)).status).toBe(422);
    expect((await send(bound(nonce), nonce)).status).toBe(200);
    await switchOn({});
    expect((await call('POST', '/auth/apple/nonce')).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 40 }, () => call('POST', '/auth/apple/nonce')));
    const limited = answers.find(({ status }) => status === 429);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
