import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useWebhookReceiver } from '../../../test/fakes/webhook-receiver.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { listSealedValues, sealedColumns } from '../../modules/staff/queries/sealed-values.ts';
import { createSecondFactor } from '../../modules/staff/second-factor.ts';
import { createSealer } from '../../platform/secrets/create-sealer.ts';
import { renewEncryption } from './renew-encryption.ts';

const previous = 'the secret until yesterday, 32 letters or more';
const secret = 'the secret since today, also 32 letters or more';
const env = { APP_SECRET: secret, APP_SECRET_PREVIOUS: previous, WEBHOOK_LOOPBACK: 'on' };
const { call, clock, database, runJob, runJobs } = await useTestApp({ env });
const { db, pool } = database;
const receiver = await useWebhookReceiver();

const account = { holder: 'Salma Nasser', number: 'GB82WEST12345698765432' };

/** A value in each of the columns, encrypted with a secret; other rows of those tables are deleted. */
async function storeSealed(secrets: { secret: string }) {
  for (const table of ['webhooks', 'payout_accounts', 'seller_second_factors', 'staff_sign_ins', 'authenticator_changes'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('staff').set({ totp_secret: null }).execute();
  const [staff, seller] = [await buildStaff(db), await buildSeller(db)];
  const factor = createSecondFactor(secrets, clock);
  const [totp_secret, ofSeller] = [factor.createSecret(), factor.createSecret()];
  const { person_id } = staff;
  await db.updateTable('staff').set({ totp_secret }).where('person_id', '=', person_id).execute();
  await db
    .insertInto('seller_second_factors')
    .values({ person_id: seller.person_id, totp_secret: ofSeller })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ totp_secret: ofSeller, totp_step: 0 }))
    .execute();
  const expires_at = new Date(clock.now().getTime() + 600_000);
  const { id: session_id } = await db.selectFrom('sessions').select('id').where('person_id', '=', person_id).executeTakeFirstOrThrow();
  await db.insertInto('authenticator_changes').values({ session_id, totp_secret: factor.createSecret(), expires_at }).execute();
  const signIn = { ticket_hash: randomBytes(32), person_id, totp_secret: factor.createSecret(), expires_at };
  await db.insertInto('staff_sign_ins').values(signIn).execute();
  const webhooks = createSealer(secrets, 'webhooks');
  const [current, former] = [randomBytes(24), randomBytes(24)];
  const webhook = {
    ...{ name: 'Warehouse', url: receiver.url, events: ['order.placed'], owner_id: person_id, created_at: clock.now() },
    ...{ secret: webhooks.seal(current), former_secret: webhooks.seal(former), former_secret_ends_at: expires_at },
  };
  const { id: webhook_id } = await db.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
  const details = createSealer(secrets, 'payout accounts').seal(Buffer.from(JSON.stringify(account)));
  await db
    .insertInto('payout_accounts')
    .values({ shop_id: seller.shop_id, kind: 'iban', details, ending: '5432', changed_at: clock.now() })
    .execute();
  return { staff, seller, webhook_id, secrets: [current, former], codes: [factor.currentCode(totp_secret), factor.currentCode(ofSeller)] };
}

type Stored = Awaited<ReturnType<typeof storeSealed>>;

/** The statuses of the calls that read the encrypted values. */
async function useAll({ staff, seller, webhook_id, codes }: Stored) {
  const [ofStaff, ofSeller] = codes;
  await db.updateTable('staff').set({ totp_step: 0 }).execute();
  await db.updateTable('seller_second_factors').set({ totp_step: 0 }).execute();
  const again = await call('POST', '/admin/second-factor/again', { headers: staff.headers, body: { code: ofStaff } });
  const sellers = await call('POST', '/seller/second-factor/again', { headers: seller.headers, body: { code: ofSeller } });
  const path = `/admin/shops/${seller.shop_id}/payout-account/reveal`;
  const revealed = await call('POST', path, { headers: staff.headers, body: {} });
  receiver.received.length = 0;
  await call('POST', `/admin/webhooks/${webhook_id}/test`, { headers: staff.headers, body: {} });
  await runJobs();
  return { again: again.status, sellers: sellers.status, revealed: revealed.body.data, signatures: signaturesOf() };
}

function signaturesOf() {
  const [sent] = receiver.received;
  return {
    sent: sent?.headers['webhook-signature'],
    signed: `${sent?.headers['webhook-id']}.${sent?.headers['webhook-timestamp']}.${sent?.body}`,
  };
}

function expectAllUsed(used: Awaited<ReturnType<typeof useAll>>, { secrets }: Stored) {
  expect(used).toMatchObject({ again: 200, sellers: 200, revealed: account });
  const { sent, signed } = used.signatures;
  expect(sent).toBe(secrets.map((each) => `v1,${createHmac('sha256', each).update(signed).digest('base64')}`).join(' '));
}

/** How many values a secret opens in each column. */
async function countOpened(secrets: { secret: string }) {
  const counts: Record<string, string> = {};
  for (const column of sealedColumns) {
    const values = await listSealedValues(db, column);
    const sealer = createSealer(secrets, column.purpose);
    counts[`${column.table}.${column.column}`] = `${values.filter((value) => sealer.open(value)).length} of ${values.length}`;
  }
  return counts;
}

const inAll = (count: string) => Object.fromEntries(sealedColumns.map(({ table, column }) => [`${table}.${column}`, count]));

test('everything that the previous secret encrypted is read, then encrypted with the new one', async () => {
  const stored = await storeSealed({ secret: previous });
  expect(await countOpened({ secret })).toEqual(inAll('0 of 1'));
  expectAllUsed(await useAll(stored), stored);
  await runJob('renew-encryption');
  expect(await countOpened({ secret })).toEqual(inAll('1 of 1'));
  expect(await countOpened({ secret: previous })).toEqual(inAll('0 of 1'));
  expectAllUsed(await useAll(stored), stored);
  expect(await renewEncryption(db, { secret, previousSecret: previous })).toEqual({ renewed: 0, unreadable: 0 });
});

test('what neither secret opens remains and is counted, and a failed reveal is a conflict', async () => {
  const other = { secret: 'a secret that nobody configured any more' };
  const { staff, seller } = await storeSealed(other);
  expect(await renewEncryption(db, { secret, previousSecret: previous })).toEqual({ renewed: 0, unreadable: sealedColumns.length });
  expect(await countOpened(other)).toEqual(inAll('1 of 1'));
  const path = `/admin/shops/${seller.shop_id}/payout-account/reveal`;
  expect((await call('POST', path, { headers: staff.headers, body: {} })).status).toBe(409);
});

/** Columns of bytes that are hashes or public keys. */
const notEncrypted = ['audit_entries.former_hash', 'audit_entries.hash', 'idempotency.body_hash', 'passkeys.public_key'];

test('every column of bytes is encrypted and renewed, or is known to be a hash', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.atttypid = 'bytea'::regtype and a.attname !~ '(token|code|nonce|ticket)_hash$' and c.relname <> 'migrations'`);
  const known = [...sealedColumns.map(({ table, column }) => `${table}.${column}`), ...notEncrypted];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
