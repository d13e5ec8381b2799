import type { Permission } from '@souk/contract/back-office/permissions';
import { ApiKey, keyScopes } from '@souk/contract/back-office/programs/api-keys';
import { describe, expect, test } from 'vitest';
import { buildApiKey } from '../../../test/builders/api-key.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { app, call, clock, database } = await useTestApp();
const { db, pool } = database;
const { headers, person_id: owner } = await buildStaff(db);
await db.updateTable('people').set({ name: 'Noor' }).where('id', '=', owner).execute();

type Headers = Record<string, string>;
const create = (body: object = {}, own: Headers = headers) =>
  call('POST', '/admin/keys', { headers: own, body: { name: 'Warehouse', permissions: ['orders:read'], expires_in_days: null, ...body } });
const list = async (own: Headers = headers) => ApiKey.array().parse((await call('GET', '/admin/keys', { headers: own })).body.data?.keys);
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
const entriesOf = (id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'before', 'after', 'api_key_id', 'person_id', 'session_id'])
    .where('subject_kind', '=', 'api-key')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
const undoLast = async (id: number, own: Headers = headers) =>
  call('POST', `/admin/audit/${(await entriesOf(id)).at(-1)?.id}/undo`, { headers: own });

describe('[admin-09] creating a key', () => {
  test('shows it once, stores only its hash, and records the scopes without the key', async () => {
    const { status, body } = await create({ permissions: ['orders:read', 'products:write'], expires_in_days: 30 });
    const { token, key } = body.data ?? {};
    const made = ApiKey.parse(key);
    expect([status, made.name, made.permissions, made.state, made.owner]).toEqual([
      200,
      'Warehouse',
      ['orders:read', 'products:write'],
      'active',
      { id: owner, name: 'Noor' },
    ]);
    expect(String(token)).toMatch(/^souk_key_[\w-]{43}$/);
    expect(made.ending).toBe(String(token).slice(-4));
    expect(JSON.stringify(await list())).not.toContain(String(token));
    const { rows } = await pool.query<{ row: string }>('select k::text as row from api_keys k');
    expect(rows.some(({ row }) => row.includes(String(token).slice(9)))).toBe(false);
    const [entry] = await entriesOf(made.id);
    expect(entry).toMatchObject({ action: 'api-key.add', after: { name: 'Warehouse', permissions: ['orders:read', 'products:write'] } });
    expect(JSON.stringify(entry)).not.toContain(String(token));
    expect((await call('GET', '/admin/orders', { headers: bearer(token) })).status).toBe(200);
  });

  test.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['no scope', { permissions: [] }, 'permissions'],
    ['an unknown scope', { permissions: ['orders:eat'] }, 'permissions'],
    ['the scope of staff', { permissions: ['staff'] }, 'permissions'],
    ['the scope of keys', { permissions: ['keys'] }, 'permissions'],
    ['an expiry of no days', { expires_in_days: 0 }, 'expires_in_days'],
  ])('with %s is a 422', async (_, fields, field) => {
    const { status, body } = await create(fields);
    expect([status, Object.keys(body.errors ?? {})[0]?.split('.')[0]]).toEqual([422, field]);
  });

  test('nobody grants more than they may do, and nobody without a recent second factor', async () => {
    const member = await buildStaff(db, ['keys', 'orders:read']);
    expect((await create({}, member.headers)).status).toBe(200);
    expect(await create({ permissions: ['orders:write'] }, member.headers)).toMatchObject({
      status: 403,
      body: { message: 'You cannot grant, change or remove more than you may do yourself.' },
    });
    await db.updateTable('sessions').set({ second_factor_at: null }).where('person_id', '=', member.person_id).execute();
    expect(await create({}, member.headers)).toMatchObject({ status: 403, body: { data: { code: 'second-factor' } } });
  });

  test('undoing it revokes the key', async () => {
    const { body } = await create();
    const { id } = ApiKey.parse(body.data?.key);
    expect((await undoLast(id)).status).toBe(200);
    expect((await call('GET', '/admin/orders', { headers: bearer(body.data?.token) })).status).toBe(401);
  });
});

describe('[admin-09] a key', () => {
  test('loses what the role of its owner loses, and gets it back with the role', async () => {
    const { role_id, person_id } = await buildStaff(db, ['orders:read', 'products:read']);
    const key = await buildApiKey(db, { scopes: ['orders:read', 'products:read'], owner_id: person_id });
    const ask = async (path: string) => (await call('GET', path, { headers: key.headers })).status;
    expect([await ask('/admin/orders'), await ask('/admin/products')]).toEqual([200, 200]);
    const allow = (permissions: Permission[]) => db.updateTable('roles').set({ permissions }).where('id', '=', role_id).execute();
    await allow(['products:read', 'support:read']);
    expect([await ask('/admin/orders'), await ask('/admin/products'), await ask('/admin/tickets')]).toEqual([403, 200, 403]);
    expect((await list()).find(({ id }) => id === key.id)?.ineffective).toEqual(['orders:read']);
    await allow(['orders:read']);
    expect(await ask('/admin/orders')).toBe(200);
  });

  test('of a member who was blocked or removed is refused', async () => {
    const blocked = await buildStaff(db, ['orders:read']);
    const removed = await buildStaff(db, ['orders:read']);
    const keys = [
      await buildApiKey(db, { scopes: ['orders:read'], owner_id: blocked.person_id }),
      await buildApiKey(db, { scopes: ['orders:read'], owner_id: removed.person_id }),
    ];
    await db.updateTable('people').set({ blocked_at: new Date() }).where('id', '=', blocked.person_id).execute();
    await db.deleteFrom('staff').where('person_id', '=', removed.person_id).execute();
    for (const key of keys) {
      expect((await call('GET', '/admin/orders', { headers: key.headers })).status).toBe(401);
      expect((await list()).find(({ id }) => id === key.id)?.state).toBe('inactive');
    }
  });

  test('is refused once it has expired or was revoked, and revoking is final', async () => {
    const expiring = await buildApiKey(db, { scopes: ['orders:read'], expires_at: new Date(clock.now().getTime() + 60_000) });
    const revoked = await buildApiKey(db, { scopes: ['orders:read'] });
    const ask = async (key: { headers: Headers }) => (await call('GET', '/admin/orders', { headers: key.headers })).status;
    expect([await ask(expiring), await ask(revoked)]).toEqual([200, 200]);
    clock.advance(61);
    expect((await call('POST', `/admin/keys/${revoked.id}/revoke`, { headers })).status).toBe(200);
    expect([await ask(expiring), await ask(revoked)]).toEqual([401, 401]);
    expect((await list()).filter(({ id }) => [expiring.id, revoked.id].includes(id)).map(({ state }) => state)).toEqual([
      'revoked',
      'expired',
    ]);
    expect((await call('POST', `/admin/keys/${revoked.id}/revoke`, { headers })).status).toBe(409);
    expect((await undoLast(revoked.id)).status).toBe(409);
    expect((await call('POST', '/admin/keys/999999/revoke', { headers })).status).toBe(404);
  });

  test('changes something in its own name, without the header that browsers send', async () => {
    const key = await buildApiKey(db, { scopes: ['support:write', 'audit:read'], owner_id: owner });
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/admin/saved-replies',
      headers: key.headers,
      payload: { title: 'Hello', message: 'Thank you for writing.' },
    });
    const shown = await call('GET', '/admin/audit?per_page=1', { headers: key.headers });
    expect([answer.statusCode, Object(shown.body.data).entries[0]]).toMatchObject([
      200,
      { action: 'saved-reply.add', by: 'Noor', api_key: 'Warehouse' },
    ]);
    const { rows } = await pool.query('select person_id, session_id, api_key_id from audit_entries order by id desc limit 1');
    expect(rows).toEqual([{ person_id: owner, session_id: null, api_key_id: key.id }]);
    const { rows: broken } = await pool.query('select id from audit_entries e where hash <> audit_hash(former_hash, e)');
    expect(broken).toEqual([]);
  });

  test('has a limit of its own: others are not affected', async () => {
    const [busy, other] = [await buildApiKey(db, { scopes: ['orders:read'] }), await buildApiKey(db, { scopes: ['orders:read'] })];
    const ask = (key: { headers: Headers }) => call('GET', '/admin/orders', { headers: key.headers });
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask(busy)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(other)).status).toBe(200);
    expect((await call('GET', '/admin/orders', { headers })).status).toBe(200);
  });

  test('records when it was used, to five minutes', async () => {
    const key = await buildApiKey(db, { scopes: ['orders:read'] });
    clock.advance(600);
    await call('GET', '/admin/orders', { headers: key.headers });
    const used = (await list()).find(({ id }) => id === key.id)?.last_used_at;
    expect(used).toBe(clock.now().toISOString());
    clock.advance(60);
    await call('GET', '/admin/orders', { headers: key.headers });
    expect((await list()).find(({ id }) => id === key.id)?.last_used_at).toBe(used);
  });

  test('that is unknown answers 401, also to a member who is signed in, and reads nothing of a shopper', async () => {
    const wrong = { ...headers, ...bearer(`souk_key_${'x'.repeat(43)}`) };
    expect((await call('GET', '/admin/orders', { headers: wrong })).status).toBe(401);
    const key = await buildApiKey(db, { scopes: [...keyScopes] });
    expect((await call('GET', '/profile', { headers: key.headers })).status).toBe(401);
  });

  test('is not looked for any more when its network has tried too many that are unknown', async () => {
    const ask = ({ authorization }: Headers, remoteAddress: string) =>
      app.server.inject({ url: '/api/admin/orders', headers: { authorization }, remoteAddress });
    const guess = (index: number) => ask(bearer(`souk_key_${String(index).padStart(43, '0')}`), '203.0.113.9');
    const statuses = (await Promise.all(Array.from({ length: 130 }, (_, index) => guess(index)))).map(({ statusCode }) => statusCode);
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([120, 429]);
    const key = await buildApiKey(db, { scopes: ['orders:read'] });
    expect((await ask(key.headers, '203.0.113.9')).statusCode).toBe(429);
    expect((await ask(key.headers, '203.0.113.10')).statusCode).toBe(200);
  });
});

describe('the name of a key', () => {
  const rename = (id: number, body: object) => call('POST', `/admin/keys/${id}/name`, { headers, body });

  test('changes over the one that was seen, and back', async () => {
    const { id } = await buildApiKey(db, { scopes: ['orders:read'] });
    await db.updateTable('sessions').set({ second_factor_at: clock.now() }).where('person_id', '=', owner).execute();
    expect(await rename(id, { name: 'Printer', seen_name: 'Warehouse' })).toMatchObject({
      status: 200,
      body: { data: { key: { name: 'Printer' } } },
    });
    expect(await rename(id, { name: 'Scanner', seen_name: 'Warehouse' })).toMatchObject({
      status: 409,
      body: { data: { name: 'Printer' } },
    });
    expect((await rename(id, { name: '', seen_name: 'Printer' })).status).toBe(422);
    expect((await rename(999_999, { name: 'A', seen_name: 'B' })).status).toBe(404);
    expect((await undoLast(id)).status).toBe(200);
    expect((await list()).find((key) => key.id === id)?.name).toBe('Warehouse');
    expect((await entriesOf(id)).at(-1)).toMatchObject({ before: { name: 'Printer' }, after: { name: 'Warehouse' } });
  });
});
