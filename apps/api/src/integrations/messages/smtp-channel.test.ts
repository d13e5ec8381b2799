import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { failureOf } from '../../../test/failure-of.ts';
import { certificateFile, type FakeSmtp, type SmtpFailure, useFakeSmtp } from '../../../test/fakes/fake-smtp.ts';
import { readConfig } from '../../config/config.ts';
import type { OutgoingMessage } from './message-channel.ts';
import type { Letterhead } from './render-mail.ts';
import { createSmtpChannel } from './smtp-channel.ts';

const trusted = getCACertificates('default');
const trust = (more: string[]) => setDefaultCACertificates([...trusted, ...more]);
trust([readFileSync(certificateFile, 'utf8')]);
afterEach(() => trust([readFileSync(certificateFile, 'utf8')]));

const letterhead: Letterhead = {
  name: 'Bazaar',
  url: 'https://market.example',
  logo_url: null,
  direction: 'ltr',
  colors: { accent: '#b4501e', on_accent: '#ffffff', on_white: '#b4501e', tint: '#fdf6f0' },
  footer: ['3 Arcade Passage'],
};
const message: OutgoingMessage = {
  to: 'asha@mail.example',
  locale: 'en',
  subject: 'Bazaar: 4711 is your code',
  text: '4711 is your code to sign in to Bazaar.',
  code: '4711',
  reference: 'code-1-17',
};

const [byTls, byStartTls, plain] = [
  await useFakeSmtp({ security: 'tls' }),
  await useFakeSmtp({ security: 'starttls' }),
  await useFakeSmtp({ security: 'none' }),
];
afterEach(() => {
  for (const fake of [byTls, byStartTls, plain]) Object.assign(fake, { failure: undefined, mails: [] });
});

function channelOf(fake: FakeSmtp, env: Record<string, string> = {}) {
  const [settings] = readConfig({ MESSAGE_CHANNEL: 'smtp', ...fake.env, ...env }).messages.channels;
  if (settings?.name !== 'smtp') throw new Error('The settings name no smtp');
  // Short for the silent server; the others may be slow on a busy machine.
  const timeouts = fake.failure === 'silent' ? { connect: 300, silence: 300 } : { connect: 10_000, silence: 10_000 };
  return createSmtpChannel(settings, { letterhead: async () => letterhead, timeouts });
}

test.each([
  ['tls', byTls, true],
  ['starttls', byStartTls, true],
  ['none', plain, false],
])('with SMTP_SECURITY=%s it logs in and sends', async (_security, fake, isEncrypted) => {
  await channelOf(fake).send(message);
  expect(fake.mails).toEqual([
    { from: 'no-reply@market.example', to: ['asha@mail.example'], source: expect.any(String), isEncrypted, user: 'market' },
  ]);
});

test('a mail has the same content in plain text and in HTML, and the same Message-ID at each attempt', async () => {
  await channelOf(byTls).send(message);
  await channelOf(byTls).send(message);
  const [source = '', again = ''] = byTls.mails.map((mail) => mail.source);
  expect(source).toMatch(/^From: Bazaar <no-reply@market\.example>\r$/m);
  expect(source).toMatch(/^Subject: Bazaar: 4711 is your code\r$/m);
  expect(source).toMatch(/^Message-ID: <code-1-17@market\.example>\r$/im);
  expect(again).toMatch(/^Message-ID: <code-1-17@market\.example>\r$/im);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(source).toMatch(/Content-Type: text\/plain; charset=utf-8\r\n(?:.+\r\n)*\r\n4711 is your code to sign in to Bazaar\./);
  expect(source).toMatch(/Content-Type: text\/html; charset=utf-8\r\n/);
});

test.each(['evil,asha@mail.example', 'Asha <asha@mail.example>', 'asha@mail.example\r\nBcc: evil@mail.example'])(
  'what is not one plain address gets nothing: %j',
  async (to) => {
    expect(await failureOf(channelOf(byTls).send({ ...message, to }))).toMatchObject({ kind: 'permanent', about: 'recipient' });
    expect(byTls.mails).toEqual([]);
  },
);

describe('a failure', () => {
  test.each<[string, SmtpFailure, string, string]>([
    ['a mailbox that does not exist', { command: 'RCPT', code: 550 }, 'permanent', 'recipient'],
    ['a mailbox that is full for now', { command: 'RCPT', code: 452 }, 'temporary', 'recipient'],
    ['a sender that may not send', { command: 'MAIL', code: 550 }, 'temporary', 'channel'],
    ['a mail that is not wanted', { command: 'DATA', code: 554 }, 'permanent', 'recipient'],
    ['a server that has no room now', { command: 'DATA', code: 451 }, 'temporary', 'channel'],
    ['a line that ends once the mail has left', 'dropped after data', 'unclear', 'channel'],
    ['a server that says nothing', 'silent', 'temporary', 'channel'],
  ])('%s', async (_what, simulated, kind, about) => {
    byTls.failure = simulated;
    const failure = await failureOf(channelOf(byTls).send(message));
    expect(failure).toMatchObject({ kind, about });
    expect(failure.message).not.toMatch(/asha|mail\.example/);
  });

  test('of the login is for the operator to fix, and contains no password', async () => {
    const failure = await failureOf(channelOf(byTls, { SMTP_PASSWORD: 'another-hush' }).send(message));
    expect(failure).toMatchObject({ kind: 'temporary', about: 'channel', message: expect.stringContaining('535') });
    expect(JSON.stringify([failure, failure.message, failure.stack])).not.toMatch(/another-hush|asha/);
  });

  test('a server that is away', async () => {
    const failure = await failureOf(channelOf(byTls, { SMTP_PORT: '65530' }).send(message));
    expect(failure).toMatchObject({ kind: 'temporary', about: 'channel' });
  });

  test('an untrusted certificate: nothing is sent to that server', async () => {
    trust([]);
    const failure = await failureOf(channelOf(byTls).send(message));
    expect(failure).toMatchObject({ kind: 'temporary', about: 'channel', message: expect.stringContaining('certificate') });
  });

  test('a server without STARTTLS gets neither login nor mail where it is asked for', async () => {
    const failure = await failureOf(channelOf(plain, { SMTP_SECURITY: 'starttls' }).send(message));
    expect(failure).toMatchObject({ kind: 'temporary', about: 'channel' });
    expect(plain.mails).toEqual([]);
  });
});
