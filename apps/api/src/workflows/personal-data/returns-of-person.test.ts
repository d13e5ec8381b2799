import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AccountExport } from '@souk/contract/account-export';
import { afterEach, expect, test } from 'vitest';
import { aFile } from '../../../test/build-form.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { askReturn, buildDelivered } from '../../../test/builders/return.ts';
import { eraseAs } from '../../../test/erase-as.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { acceptReturn, declineReturn } from '../return-items/change-return.ts';

const testApp = await useTestApp();
const { app, call, clock, database, folder, runJobs } = testApp;
const { db, pool } = database;
const operating = { db, clock, ...commandLine };
const { send, ask, erase } = eraseAs(call);
afterEach(() => assertInvariants(pool));

const privateFiles = async () => {
  const path = join(folder, 'private');
  const entries = existsSync(path) ? await readdir(path, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).length;
};

/** An accepted return of two bowls with words, a photo and a label. */
async function buildAccepted() {
  const order = await buildDelivered(testApp);
  await askReturn(call, order, `${order.lines[0]}:2:damaged`, { note: 'A crack on the side', photos: [aFile('png')] });
  const { code } = await db.selectFrom('returns').select('code').where('order_id', '=', order.id).executeTakeFirstOrThrow();
  await acceptReturn(operating, { code, answer: 'Hand it in at the post office', label_url: 'https://label.example/1' });
  return { ...order, code };
}

test('[account-08] the export of an account has its returns with items, reasons, words and the addresses of photos', async () => {
  const { shopper, code } = await buildAccepted();
  const { body } = await call('POST', '/account/send-export-otp', { token: shopper.token });
  const headers = { authorization: `Bearer ${shopper.token}` };
  const answer = await app.server.inject({ url: `/api/account/export?otp=${String(body.data?.otp)}`, headers });
  const [order] = AccountExport.parse(answer.json()).orders;
  expect(order?.returns).toMatchObject([
    {
      ...{ code, status: 'accepted', note: 'A crack on the side', answer: 'Hand it in at the post office', refund: null },
      lines: [{ name: 'Tea bowl', quantity: 2, reason: 'damaged', accepted: null }],
      events: [{ status: 'requested' }, { status: 'accepted' }],
      photos: [{ url: expect.stringMatching(/^\/api\/return-photos\/\d+$/) }],
    },
  ]);
});

test('[account-08] the erasure of an account waits for an open return, then removes its words, label and photos; its items remain', async () => {
  const { shopper, code } = await buildAccepted();
  expect((await send(shopper.token)).status).toBe(409);
  await declineReturn(operating, { code, reason: 'It was used' });
  const files = await privateFiles();
  expect((await erase(shopper.token, await ask(shopper.token))).status).toBe(200);
  const row = await db.selectFrom('returns').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'declined', note: null, answer: null, label_url: null });
  const events = await db.selectFrom('return_events').select('note').where('return_id', '=', row.id).execute();
  expect(events.map(({ note }) => note)).toEqual([null, null, null]);
  const lines = await db.selectFrom('return_lines').select(['quantity', 'reason']).where('return_id', '=', row.id).execute();
  expect(lines).toEqual([{ quantity: 2, reason: 'damaged' }]);
  expect(await db.selectFrom('return_photos').select('id').where('return_id', '=', row.id).execute()).toEqual([]);
  await runJobs();
  expect(await privateFiles()).toBe(files - 1);
});
