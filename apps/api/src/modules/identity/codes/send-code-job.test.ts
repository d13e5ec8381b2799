import { expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { createTestApp, useTestApp } from '../../../../test/test-app.ts';
import { createConsoleChannel } from '../../../integrations/messages/open-messenger.ts';

const { call, clock, database, messages, runJobs } = await useTestApp();

test('a code that has expired meanwhile is not sent', async () => {
  await buildPerson(database.db, { phone: '9860000001' });
  await call('POST', '/send-login-otp', { body: { phone: '9860000001' } });
  clock.advance(301);
  await runJobs();
  expect(messages).toEqual([]);
});

test('a code made with another secret is not sent as if it were right', async () => {
  await buildPerson(database.db, { phone: '9860000002' });
  await call('POST', '/send-login-otp', { body: { phone: '9860000002' } });
  await database.db
    .updateTable('codes')
    .set({ code_hash: Buffer.alloc(32) })
    .where('destination', '=', '919860000002')
    .execute();
  await runJobs();
  expect(messages).toEqual([]);
});

test.each([
  ['ar', /^\d{4} هو رمز تسجيل دخولك إلى Souk\. صالح لمدة 5 دقائق/],
  ['ir', /^\d{4} کد ورود شما به Souk است و ۵ دقیقه اعتبار دارد/],
])('[auth-15] a code has the digits that phones fill in, in %s too', async (locale, words) => {
  await database.db.insertInto('languages').values({ name: locale, title: locale, direction: 'rtl' }).execute();
  const phone = locale === 'ar' ? '9860000006' : '9860000007';
  await buildPerson(database.db, { phone, locale });
  await call('POST', '/send-login-otp', { body: { phone }, locale });
  await runJobs();
  expect(messages.splice(0).map(({ text }) => text)).toEqual([expect.stringMatching(words)]);
});

test('anywhere but locally no answer carries a code', async () => {
  const env = {
    APP_ENVIRONMENT: 'production',
    APP_SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'https://market.example',
    MESSAGE_CHANNEL: 'smtp',
    SMTP_HOST: 'mail.example',
    SMTP_FROM: 'no-reply@market.example',
  };
  const app = await createTestApp({ env });
  await buildPerson(app.database.db, { phone: '9860000003' });
  const phone = '9860000003';
  const form = { name: 'Asha', password: '12345678', country: 'India', phone_code: '91', phone: '9860000004' };
  const answers = [
    await app.call('POST', '/send-login-otp', { body: { phone } }),
    await app.call('POST', '/send-otp', { body: { phone, forgot_password: true } }),
    await app.call('POST', '/registration', { body: form }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBeLessThan(300);
    expect(body.data).toHaveProperty('retry_after');
    expect(body.data).not.toHaveProperty('otp');
  }
  await app.runJobs();
  expect(app.messages).toHaveLength(3);
  await app.close();
});

test('the console channel prints one clear line', async () => {
  const lines: unknown[] = [];
  await createConsoleChannel({ info: (line: unknown) => void lines.push(line) }).send({
    to: '+919860000005',
    subject: 'Souk',
    text: '1234 is your code',
    locale: 'en',
    reference: 'code-1',
  });
  expect(lines).toEqual(['Message to +919860000005: 1234 is your code']);
});
