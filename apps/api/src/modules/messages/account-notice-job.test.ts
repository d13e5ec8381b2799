import { beforeEach, expect, test } from 'vitest';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database, messages, runJobs } = marketplace;
const { db } = database;
beforeEach(() => messages.splice(0));

const notice = 'If this was not you, please contact us immediately.';
const received = () => messages.filter(({ text }) => text.includes(notice)).map(({ to, text }) => `${to} ${text.split('.')[0]}`);

async function buildMember() {
  const id = await buildPerson(db);
  const { token } = await buildSession(db, { person_id: id });
  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', id).executeTakeFirstOrThrow();
  const post = async (path: string, body: object) => (await call('POST', path, { token, body })).body.data ?? {};
  return { id, phone: `+${phone_full}`, post };
}

test('a changed number is reported to the new and to the old number', async () => {
  const { phone, post } = await buildMember();
  const { pass } = await post('/change-phone/confirm', { otp: (await post('/change-phone/start', {})).otp });
  const next = '+919833012345';
  await post('/change-phone', { pass, phone: next, otp: (await post('/change-phone/send-otp', { pass, phone: next })).otp });
  await runJobs();
  await runJobs();
  const text = 'Souk: The phone number of your account was changed';
  expect(received().toSorted()).toEqual([`${phone} ${text}`, `${next} ${text}`].toSorted());
});

test('a changed password and ended sessions are reported to the person', async () => {
  const { id, phone, post } = await buildMember();
  const password = { password: 'blue-kettle-91', password_confirmation: 'blue-kettle-91' };
  await post('/change-password', { current_password: '', ...password });
  await runSoukOn(marketplace, ['people', 'sign-out', String(id), '--yes']);
  await runJobs();
  await runJobs();
  expect(received()).toEqual([
    `${phone} Souk: The password of your account was changed`,
    `${phone} Souk: Your account was signed out on other devices`,
  ]);
});
