import { describe, expect, test } from 'vitest';
import { configFailures } from '../../test/config-failures.ts';
import { readConfig } from './config.ts';

const smtp = { MESSAGE_CHANNEL: 'smtp', SMTP_HOST: 'mail.example', SMTP_FROM: 'Bazaar <no-reply@market.example>' };
const whatsapp = {
  MESSAGE_CHANNEL: 'whatsapp',
  WHATSAPP_TOKEN: 'EAAJhush',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_CODE_TEMPLATE: 'souk_code',
};
const twilio = {
  MESSAGE_CHANNEL: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'hush',
  TWILIO_FROM: '+12025550147',
};

const channelsOf = (env: Record<string, string>) => readConfig(env).messages.channels;

test('the order of several channels stays', () => {
  const channels = channelsOf({ ...smtp, ...whatsapp, ...twilio, MESSAGE_CHANNEL: 'whatsapp, twilio,smtp' });
  expect(channels.map(({ name }) => name)).toEqual(['whatsapp', 'twilio', 'smtp']);
});

test('a missing setting has its default value', () => {
  expect(channelsOf(smtp)).toEqual([
    {
      name: 'smtp',
      host: 'mail.example',
      port: 587,
      security: 'starttls',
      login: undefined,
      from: { name: 'Bazaar', address: 'no-reply@market.example' },
    },
  ]);
  expect(channelsOf({ ...smtp, SMTP_SECURITY: 'tls', SMTP_FROM: 'no-reply@market.example' })).toMatchObject([
    { port: 465, from: { name: '', address: 'no-reply@market.example' } },
  ]);
  expect(channelsOf(whatsapp)).toMatchObject([
    { apiUrl: 'https://graph.facebook.com/v25.0', languages: ['en', 'ar', 'fa'], noticeTemplate: undefined },
  ]);
  expect(channelsOf(twilio)).toMatchObject([{ apiUrl: 'https://api.twilio.com' }]);
});

describe('a channel does not start', () => {
  test.each<[string, Record<string, string>]>([
    ['SMTP_HOST', smtp],
    ['SMTP_FROM', smtp],
    ['WHATSAPP_TOKEN', whatsapp],
    ['WHATSAPP_PHONE_ID', whatsapp],
    ['WHATSAPP_CODE_TEMPLATE', whatsapp],
    ['TWILIO_ACCOUNT_SID', twilio],
    ['TWILIO_AUTH_TOKEN', twilio],
    ['TWILIO_FROM', twilio],
  ])('without %s', (name, env) => {
    expect(configFailures({ ...env, [name]: '' })).toEqual([`${name} is needed by MESSAGE_CHANNEL ${env.MESSAGE_CHANNEL}`]);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ ...smtp, MESSAGE_CHANNEL: 'smtp,pigeon' }, /^MESSAGE_CHANNEL must be one of console, smtp, whatsapp, twilio$/],
    [{ ...smtp, MESSAGE_CHANNEL: 'smtp,smtp' }, /^MESSAGE_CHANNEL names a channel twice$/],
    [{ ...smtp, SMTP_PORT: '0' }, /^SMTP_PORT must be a whole number from 1 to 65535$/],
    [{ ...smtp, SMTP_SECURITY: 'ssl' }, /^SMTP_SECURITY must be one of tls, starttls, none$/],
    [{ ...smtp, SMTP_FROM: 'Bazaar' }, /^SMTP_FROM must be a mail address/],
    [{ ...smtp, SMTP_FROM: 'a@b.example\r\nBcc: c@d.example' }, /^SMTP_FROM must be a mail address/],
    [{ ...smtp, SMTP_USER: 'market' }, /^SMTP_PASSWORD is required with SMTP_USER$/],
    [{ ...smtp, SMTP_PASSWORD: 'hush' }, /^SMTP_USER is required with SMTP_PASSWORD$/],
    [{ ...whatsapp, WHATSAPP_PHONE_ID: '+1 202 555 0147' }, /^WHATSAPP_PHONE_ID must be the number of digits/],
    [{ ...whatsapp, WHATSAPP_CODE_TEMPLATE: 'Souk code' }, /^WHATSAPP_CODE_TEMPLATE must be the name of a template/],
    [{ ...whatsapp, WHATSAPP_LANGUAGES: 'english' }, /^WHATSAPP_LANGUAGES must be languages/],
    [{ ...twilio, TWILIO_ACCOUNT_SID: 'hush' }, /^TWILIO_ACCOUNT_SID must be AC and 32/],
    [{ ...twilio, TWILIO_FROM: '02025550147x' }, /^TWILIO_FROM must be a number/],
  ])('with %j', (env, message) => {
    expect(configFailures(env)).toEqual([expect.stringMatching(message)]);
  });

  test('in production by plain SMTP, unless the mail server is this machine', () => {
    const production = { APP_ENVIRONMENT: 'production', APP_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://market.example' };
    const plain = { ...production, ...smtp, SMTP_SECURITY: 'none' };
    expect(configFailures(plain)).toEqual([expect.stringMatching(/^SMTP_SECURITY must be tls or starttls in production/)]);
    expect(configFailures({ ...plain, SMTP_HOST: '127.0.0.1' })).toEqual([]);
  });

  test('and no secret is repeated', () => {
    expect(configFailures({ ...twilio, TWILIO_ACCOUNT_SID: 'hush', TWILIO_FROM: '-' }).join()).not.toContain('hush');
  });
});
