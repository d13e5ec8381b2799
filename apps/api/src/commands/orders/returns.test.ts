import { expect, test } from 'vitest';
import { buildDelivered, buildReturn } from '../../../test/builders/return.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db, pool } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, [...args, '--json', '--yes']);

async function buildAsked() {
  const order = await buildDelivered(marketplace);
  const { code } = await buildReturn(call, order, `${order.lines[0]}:2:damaged`);
  return { order, code, bowls: order.lines[0] ?? 0 };
}

test('[account-08] a return is answered, received, inspected and refunded from the command line, as in the panel', async () => {
  const { code, bowls, order } = await buildAsked();
  expect(JSON.parse((await souk('returns', 'list', '--status', 'requested')).stdout)).toMatchObject({ total: 1, returns: [{ code }] });
  expect((await runSoukOn(marketplace, ['returns', 'list'])).stdout).toContain(code);
  expect((await souk('returns', 'receive', code)).code).toBe(1);
  expect((await souk('returns', 'accept', code, '--answer', 'By post', '--label', 'https://label.example/1')).code).toBe(0);
  expect((await souk('returns', 'receive', code)).code).toBe(0);
  expect((await souk('returns', 'inspect', code, '--accepted', `${bowls}=3`)).code).toBe(1);
  expect((await souk('returns', 'inspect', code, '--accepted', 'nonsense')).code).toBe(2);
  expect((await souk('returns', 'inspect', code, '--accepted', `${bowls}=1`, '--note', 'One was used.')).code).toBe(0);
  expect(JSON.parse((await souk('returns', 'refund', code.toLowerCase(), '--restock')).stdout)).toMatchObject({ code, amount: 10 });
  const shown = JSON.parse((await souk('returns', 'show', code)).stdout);
  expect(shown).toMatchObject({ return: { status: 'refunded', refund: 10, lines: [{ accepted: 1 }] }, order: { code: order.code } });
  expect((await runSoukOn(marketplace, ['returns', 'show', code])).stdout).toContain('One was used.');
  const rows = await db.selectFrom('audit_entries').select(['action', 'person_id']).where('subject_id', '=', code).orderBy('id').execute();
  expect(rows).toEqual(['accept', 'receive', 'inspect', 'refund'].map((verb) => ({ action: `return.${verb}`, person_id: null })));
  await assertInvariants(pool);
});

test('a return is declined from the command line with a reason', async () => {
  const { code } = await buildAsked();
  expect((await souk('returns', 'decline', code)).code).toBe(2);
  expect((await souk('returns', 'decline', code, '--reason', 'It was used.')).code).toBe(0);
  expect((await souk('returns', 'decline', code, '--reason', 'Again')).code).toBe(1);
  expect((await souk('returns', 'show', 'RT-NONE')).code).toBe(1);
});
