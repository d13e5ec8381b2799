import { Passkey, PasskeyCreation, PasskeyRequest } from '@souk/contract/back-office/access/passkey-fields';
import { describe, expect, test } from 'vitest';
import { buildAuthenticator } from '../../../test/builders/authenticator.ts';
import { buildSeller, sellerHeaders } from '../../../test/builders/seller.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { signInSeller, startSellerSignIn } from '../../../test/builders/sign-in-seller.ts';
import { adminHeaders, buildStaff, ownerRole } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const testApp = await useTestApp();
const { call, clock, database } = testApp;
const { db } = database;

type Headers = Record<string, string>;
type Panel = 'seller' | 'admin';
const list = async (headers: Headers) => Passkey.array().parse((await call('GET', '/seller/passkeys', { headers })).body.data?.passkeys);
const requestNew = async (headers: Headers, panel: Panel = 'seller') =>
  PasskeyCreation.parse((await call('POST', `/${panel}/passkeys/request`, { headers })).body.data?.request);
const add = (headers: Headers, passkey: unknown, panel: Panel = 'seller') =>
  call('POST', `/${panel}/passkeys`, { headers, body: { name: 'Phone', passkey } });
const finish = (ticket: unknown, passkey: unknown, panel: Panel = 'seller') =>
  call('POST', `/${panel}/second-factor/passkey`, { body: { ticket, passkey } });

/** A signed-in seller with a passkey. */
async function buildWithPasskey() {
  const seller = await buildSeller(db);
  const headers = await signInSeller(testApp, seller.person_id);
  const authenticator = buildAuthenticator();
  const added = await add(headers, authenticator.make(await requestNew(headers)));
  return { ...seller, headers, authenticator, passkey: Passkey.parse(added.body.data?.passkey) };
}

async function startWithPasskey(personId: number) {
  const { ticket, passkey } = await startSellerSignIn(testApp, personId);
  return { ticket, request: PasskeyRequest.parse(passkey) };
}

/** Makes the seller a member of the staff too, who is signed in to the admin panel. */
async function signInAsStaff(person_id: number) {
  const { id: role_id } = await ownerRole(db);
  await db.insertInto('staff').values({ person_id, role_id }).execute();
  const { token } = await buildSession(db, { person_id, audience: 'admin', second_factor_at: clock.now() });
  return adminHeaders(token);
}

describe('[seller-05] a passkey of a seller', () => {
  test('is added under a name, confirms the next sign-in, and is removed; each change is in the audit log', async () => {
    const { headers, person_id, shop_id, authenticator, passkey } = await buildWithPasskey();
    expect(passkey).toMatchObject({ name: 'Phone', last_used_at: null });
    const { ticket, request } = await startWithPasskey(person_id);
    const opened = await finish(ticket, authenticator.answer(request));
    expect(opened).toMatchObject({ status: 200, body: { data: { person_id, shop: { id: shop_id }, look: null } } });
    const signedIn = sellerHeaders(/^souk_seller=([\w-]{43});/.exec(String(opened.headers['set-cookie']))?.[1] ?? '');
    expect((await list(signedIn))[0]?.last_used_at).toBe(clock.now().toISOString());
    expect((await call('DELETE', `/seller/passkeys/${passkey.id}`, { headers: signedIn })).status).toBe(200);
    expect([await list(headers), (await startSellerSignIn(testApp, person_id)).passkey]).toEqual([[], undefined]);
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'person_id'])
      .where('subject_id', '=', String(person_id))
      .orderBy('id')
      .execute();
    expect(entries).toEqual(['passkey.add', 'passkey.remove'].map((action) => ({ action, person_id })));
  });

  test('confirms again that it is the member, once for each request', async () => {
    const { headers, authenticator } = await buildWithPasskey();
    const ask = async () =>
      PasskeyRequest.parse((await call('POST', '/seller/second-factor/again/request', { headers })).body.data?.request);
    const enter = (passkey: unknown) => call('POST', '/seller/second-factor/again/passkey', { headers, body: { passkey } });
    clock.advance(601);
    const tooLate = await call('POST', '/seller/passkeys/request', { headers });
    expect(tooLate).toMatchObject({ status: 403, body: { data: { code: 'second-factor' } } });
    const answer = authenticator.answer(await ask());
    expect((await enter(answer)).status).toBe(200);
    await requestNew(headers);
    expect((await enter(answer)).status).toBe(422);
  });

  test('is neither removed nor used by another seller', async () => {
    const [one, other] = [await buildWithPasskey(), await buildWithPasskey()];
    const { ticket, request } = await startWithPasskey(other.person_id);
    expect((await finish(ticket, one.authenticator.answer(request))).status).toBe(422);
    const foreign = await call('DELETE', `/seller/passkeys/${one.passkey.id}`, { headers: other.headers });
    expect([foreign.status, (await list(one.headers)).length]).toEqual([404, 1]);
  });

  test('never confirms a sign-in of the same person to the admin panel, nor one of the staff a sign-in here', async () => {
    const seller = await buildWithPasskey();
    const staff = await signInAsStaff(seller.person_id);
    const own = buildAuthenticator();
    expect((await add(staff, own.make(await requestNew(staff, 'admin')), 'admin')).status).toBe(200);
    expect((await list(seller.headers)).map(({ id }) => id)).toEqual([seller.passkey.id]);
    expect((await call('DELETE', `/admin/passkeys/${seller.passkey.id}`, { headers: staff })).status).toBe(404);
    const { ticket, request } = await startWithPasskey(seller.person_id);
    expect(request.allowCredentials.map(({ id }) => id)).toEqual([seller.authenticator.id]);
    expect((await finish(ticket, own.answer(request))).status).toBe(422);
    expect((await finish(ticket, seller.authenticator.answer(request), 'admin')).status).toBe(422);
    expect((await finish(ticket, seller.authenticator.answer(request))).status).toBe(200);
  });

  test('remains when a membership of the staff ends, and ends with the second factor', async () => {
    const seller = await buildWithPasskey();
    const staff = await signInAsStaff(seller.person_id);
    await add(staff, buildAuthenticator().make(await requestNew(staff, 'admin')), 'admin');
    const audiences = async () =>
      (await db.selectFrom('passkeys').select('audience').where('person_id', '=', seller.person_id).orderBy('id').execute()).map(
        ({ audience }) => audience,
      );
    expect(await audiences()).toEqual(['seller', 'admin']);
    await db.deleteFrom('staff').where('person_id', '=', seller.person_id).execute();
    expect(await audiences()).toEqual(['seller']);
    await db.deleteFrom('seller_second_factors').where('person_id', '=', seller.person_id).execute();
    expect(await audiences()).toEqual([]);
  });

  test('is one of at most ten', async () => {
    const { headers, authenticator } = await buildWithPasskey();
    const { excludeCredentials, ...request } = await requestNew(headers);
    expect(excludeCredentials).toMatchObject([{ id: authenticator.id }]);
    expect((await add(headers, authenticator.make(request))).status).toBe(409);
    for (let number = 2; number <= 10; number++)
      expect((await add(headers, buildAuthenticator().make(await requestNew(headers)))).status).toBe(200);
    expect((await add(headers, buildAuthenticator().make(await requestNew(headers)))).status).toBe(409);
  });
});

describe('the second factor of a seller who lost their phone', () => {
  const reset = (shopId: number, personId: number, headers: Headers) =>
    call('POST', `/admin/shops/${shopId}/sellers/${personId}/second-factor/reset`, { headers });

  test('is reset by an operator: sessions end, passkeys are removed, and the next sign-in sets the app up again', async () => {
    const seller = await buildWithPasskey();
    const staff = await buildStaff(db, ['shops:write', 'shops:read']);
    expect((await reset(seller.shop_id, seller.person_id, staff.headers)).status).toBe(403);
    await db.updateTable('sessions').set({ second_factor_at: clock.now() }).where('person_id', '=', staff.person_id).execute();
    expect((await reset(seller.shop_id, seller.person_id, staff.headers)).status).toBe(200);
    expect((await call('GET', '/seller/me', { headers: seller.headers })).status).toBe(401);
    const started = await startSellerSignIn(testApp, seller.person_id);
    expect(started).toMatchObject({ ticket: expect.any(String), enrolment: { secret: expect.any(String) } });
    expect(started.passkey).toBeUndefined();
    const entry = await db.selectFrom('audit_entries').select(['action', 'subject_id']).orderBy('id', 'desc').limit(1).executeTakeFirst();
    expect(entry).toEqual({ action: 'seller.reset-second-factor', subject_id: `${seller.shop_id}-${seller.person_id}` });
  });

  test('is reset by the command line, and by nobody without the permission or for a person of another shop', async () => {
    const [seller, other] = [await buildWithPasskey(), await buildSeller(db)];
    const [clerk, staff] = [await buildStaff(db, ['shops:read']), await buildStaff(db)];
    await db.updateTable('sessions').set({ second_factor_at: clock.now() }).where('person_id', '=', staff.person_id).execute();
    expect((await reset(seller.shop_id, seller.person_id, clerk.headers)).status).toBe(403);
    expect((await reset(other.shop_id, seller.person_id, staff.headers)).status).toBe(404);
    expect((await list(seller.headers)).length).toBe(1);
    const { code } = await runSoukOn(testApp, ['sellers', 'reset', String(seller.shop_id), String(seller.person_id)], { answer: 'yes' });
    expect(code).toBe(0);
    await expect.poll(async () => (await call('GET', '/seller/me', { headers: seller.headers })).status).toBe(401);
  });
});
