import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { commandLine } from '../../../test/builders/operator.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { erasePerson } from '../personal-data/erase-account.ts';

const { app, call, database, clock, messages, runJobs } = await useTestApp();
const { db } = database;

type Headers = Record<string, string>;
const iban = 'GB82 WEST 1234 5698 7654 32';
const read = async (headers: Headers) => Object((await call('GET', '/seller/payout-account', { headers })).body.data);
const save = async (headers: Headers, fields: object = {}) => {
  const seen_changed_at = (await read(headers)).account?.changed_at ?? null;
  const body = { kind: 'iban', holder: 'Salma Nasser', number: iban, seen_changed_at, ...fields };
  return call('POST', '/seller/payout-account', { headers, body });
};
const entries = () => db.selectFrom('audit_entries').selectAll().where('subject_kind', '=', 'payout-account').orderBy('id').execute();

test('an owner saves the account, which is encrypted, masked afterwards, and announced to every owner', async () => {
  const owner = await buildSeller(db);
  const other = await buildSeller(db, { shop_id: owner.shop_id });
  const finance = await buildSeller(db, { shop_id: owner.shop_id, role: 'Finance' });
  expect(await read(owner.headers)).toEqual({ account: null, may_change: true });
  const saved = await save(owner.headers);
  const masked = { kind: 'iban', ending: '5432', changed_at: expect.any(String) };
  expect(saved).toMatchObject({ status: 200, body: { data: { account: masked, may_change: true } } });
  expect(await read(finance.headers)).toEqual({ account: masked, may_change: false });
  const { details } = await db.selectFrom('payout_accounts').selectAll().where('shop_id', '=', owner.shop_id).executeTakeFirstOrThrow();
  for (const secret of ['Salma', 'WEST', '98765432']) expect(details.includes(secret)).toBe(false);
  await runJobs();
  const sent = messages.filter(({ text }) => text.includes('go to the account that ends in 5432'));
  expect(sent).toHaveLength(2);
  const [entry] = await entries();
  expect(entry).toMatchObject({ action: 'payout-account.change', subject_id: String(owner.shop_id), person_id: owner.person_id });
  expect(JSON.stringify(entry)).not.toMatch(/5432|Salma/);
  expect((await save(other.headers, { kind: 'bank', number: 'Bank of Fes, account 12-34 5' })).body.data).toMatchObject({
    account: { kind: 'bank', ending: '2345' },
  });
});

test('only an owner with a fresh second factor changes it, over what they saw', async () => {
  const owner = await buildSeller(db);
  const finance = await buildSeller(db, { shop_id: owner.shop_id, role: 'Finance' });
  const packer = await buildSeller(db, { shop_id: owner.shop_id, role: 'Packer' });
  expect((await save(finance.headers)).status).toBe(403);
  expect((await call('GET', '/seller/payout-account', { headers: packer.headers })).status).toBe(403);
  expect((await call('GET', '/seller/payout-account')).status).toBe(401);
  expect((await save(owner.headers)).status).toBe(200);
  expect((await save(owner.headers, { seen_changed_at: null })).status).toBe(409);
  await db
    .updateTable('sessions')
    .set({ second_factor_at: new Date(clock.now().getTime() - 3_600_000) })
    .where('person_id', '=', owner.person_id)
    .execute();
  expect(await save(owner.headers)).toMatchObject({ status: 403, body: { data: { code: 'second-factor' } } });
});

test('each shop has its own account, also for an owner of two, and another shop sees nothing of it', async () => {
  const owner = await buildSeller(db);
  const stranger = await buildSeller(db);
  await save(owner.headers);
  expect(await read(stranger.headers)).toEqual({ account: null, may_change: true });
  await save(stranger.headers, { number: 'DE89 3704 0044 0532 0130 00' });
  expect(await read(owner.headers)).toMatchObject({ account: { ending: '5432' } });
  await runJobs();
  const [sent] = await db
    .selectFrom('payout_notices')
    .select(({ fn }) => [fn.countAll<number>().as('count')])
    .where('person_id', '=', stranger.person_id)
    .execute();
  expect(sent).toEqual({ count: 1 });
});

test('[seller-06] the PDF of a statement names the end of the account and nothing more of it', async () => {
  const { headers } = await buildSeller(db);
  const text = async () => readPdfText((await app.server.inject({ url: '/api/seller/statement/pdf?month=2026-01', headers })).rawPayload);
  expect(await text()).not.toContain('The marketplace pays to the account');
  await save(headers);
  expect(await text()).toContain('The marketplace pays to the account that ends in 5432');
  expect(await text()).not.toMatch(/WEST|9876|Salma/);
});

test.each([
  ['number', { number: 'GB82 WEST 1234 5698 7654 33' }],
  ['number', { kind: 'bank', number: '12' }],
  ['number', { number: '' }],
  ['holder', { holder: ' ' }],
  ['kind', { kind: 'card' }],
])('a wrong %s is named', async (field, fields) => {
  const { headers } = await buildSeller(db);
  const { status, body } = await save(headers, fields);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect((await read(headers)).account).toBeNull();
});

test('an operator who pays shops reads the number, which is recorded', async () => {
  const { headers, shop_id } = await buildSeller(db);
  const path = `/admin/shops/${shop_id}/payout-account`;
  const { headers: finance } = await buildStaff(db, ['payouts']);
  const { headers: support } = await buildStaff(db, ['shops:read', 'shops:write']);
  expect((await call('GET', path, { headers: finance })).body.data).toEqual({ account: null });
  expect((await call('POST', `${path}/reveal`, { headers: finance, body: {} })).status).toBe(404);
  await save(headers);
  expect((await call('GET', path, { headers: finance })).body.data).toMatchObject({ account: { kind: 'iban', ending: '5432' } });
  expect((await call('POST', `${path}/reveal`, { headers: finance, body: {} })).body.data).toEqual({
    kind: 'iban',
    holder: 'Salma Nasser',
    number: 'GB82WEST12345698765432',
  });
  const entry = (await entries()).at(-1);
  expect(entry).toMatchObject({ action: 'payout-account.reveal', subject_id: String(shop_id), before: null, after: null });
  expect((await call('GET', path, { headers: support })).status).toBe(403);
  expect((await call('POST', `${path}/reveal`, { headers: support, body: {} })).status).toBe(403);
  expect((await call('GET', '/admin/shops/987654/payout-account', { headers: finance })).status).toBe(404);
  await db
    .updateTable('payout_accounts')
    .set({ details: Buffer.alloc(40) })
    .where('shop_id', '=', shop_id)
    .execute();
  expect((await call('POST', `${path}/reveal`, { headers: finance, body: {} })).status).toBe(409);
});

test('no table has the holder or the number in the clear, and an erased owner leaves no notice', async () => {
  const owner = await buildSeller(db);
  const { headers: finance } = await buildStaff(db, ['payouts']);
  expect((await save(owner.headers, { number: 'GB82 WEST 1234 5698 7654 33' })).status).toBe(422);
  expect((await save(owner.headers)).status).toBe(200);
  expect((await call('POST', `/admin/shops/${owner.shop_id}/payout-account/reveal`, { headers: finance, body: {} })).status).toBe(200);
  await runJobs();
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const clear: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.raw(name)} t where t::text ~ 'Salma Nasser|WEST ?1234|98 ?76 ?54'`.execute(db);
    if (rows.length > 0) clear.push(name);
  }
  expect(tables.length).toBeGreaterThan(100);
  expect(clear).toEqual([]);
  const erasing = { db, clock, log: app.server.log, ...commandLine };
  await inTransaction(db, (transaction) => erasePerson(erasing, transaction, { personId: owner.person_id, now: clock.now() }));
  expect(await db.selectFrom('payout_notices').select('id').where('person_id', '=', owner.person_id).execute()).toEqual([]);
  expect((await call('GET', `/admin/shops/${owner.shop_id}/payout-account`, { headers: finance })).body.data).toMatchObject({
    account: { ending: '5432' },
  });
});
