import { afterEach, expect, test } from 'vitest';
import { failureOf } from '../../../test/failure-of.ts';
import { type FakeMessageApi, useFakeMessageApi, whatsAppError } from '../../../test/fakes/fake-message-api.ts';
import { readConfig } from '../../config/config.ts';
import type { OutgoingMessage } from './message-channel.ts';
import { createWhatsAppChannel } from './whatsapp-channel.ts';

const fake = await useFakeMessageApi();
afterEach(() => Object.assign(fake, { accepted: [], failure: undefined }));

function channelWith(env: Record<string, string> = {}) {
  const config = readConfig({ MESSAGE_CHANNEL: 'whatsapp', WHATSAPP_LANGUAGES: 'en_US,ar,fa', ...fake.env.whatsapp, ...env });
  const [settings] = config.messages.channels;
  if (settings?.name !== 'whatsapp') throw new Error('The settings name no whatsapp');
  return createWhatsAppChannel(settings);
}

const notice: OutgoingMessage = {
  to: '+919860000001',
  locale: 'en',
  subject: 'Your order SK-7Q2RTV is on its way',
  text: 'Souk: Your order SK-7Q2RTV\n is on its way.',
  reference: 'message-1-17',
};
const code: OutgoingMessage = { ...notice, text: '4711 is your code', code: '4711' };

test.each([
  ['en', 'en_US'],
  ['ar', 'ar'],
  ['ir', 'fa'],
  ['de', 'en_US'],
])('a code goes in the template for codes, in the language of %s', async (locale, language) => {
  await channelWith().send({ ...code, locale });
  expect(fake.accepted).toEqual([
    {
      provider: 'whatsapp',
      to: '919860000001',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '919860000001',
        type: 'template',
        template: {
          name: 'souk_code',
          language: { code: language },
          components: [
            { type: 'body', parameters: [{ type: 'text', text: '4711' }] },
            { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '4711' }] },
          ],
        },
      },
    },
  ]);
});

test('anything else is a text', async () => {
  await channelWith().send(notice);
  expect(fake.accepted).toMatchObject([{ body: { type: 'text', text: { preview_url: false, body: notice.text } } }]);
});

test('or the template for notices, whose words may have no line of their own', async () => {
  await channelWith({ WHATSAPP_NOTICE_TEMPLATE: 'souk_notice' }).send(notice);
  const parameters = [
    { type: 'text', text: notice.subject },
    { type: 'text', text: 'Souk: Your order SK-7Q2RTV is on its way.' },
  ];
  expect(fake.accepted).toMatchObject([{ body: { template: { name: 'souk_notice', components: [{ type: 'body', parameters }] } } }]);
});

test.each<[string, FakeMessageApi['failure'], string, string]>([
  [
    'who has no WhatsApp',
    whatsAppError(400, 131026, '(#131026) Message undeliverable', 'Message Undeliverable to 919860000001.'),
    'permanent',
    'recipient',
  ],
  ['who has not written within a day', whatsAppError(400, 131047, '(#131047) Re-engagement message'), 'permanent', 'recipient'],
  [
    'who got too many messages',
    whatsAppError(400, 131056, '(#131056) (Business Account, Consumer Account) pair rate limit hit'),
    'temporary',
    'recipient',
  ],
  ['too many messages of the market', whatsAppError(429, 130429, '(#130429) Rate limit hit'), 'temporary', 'channel'],
  ['a token that has ended', whatsAppError(401, 190, 'Error validating access token: Session has expired'), 'temporary', 'channel'],
  ['something unknown at Meta', whatsAppError(500, 131000, '(#131000) Something went wrong'), 'temporary', 'channel'],
  ['a service that is closed', { status: 503, body: 'busy' }, 'temporary', 'channel'],
  ['a gateway that lost the answer', { status: 502, body: '<html>Bad Gateway</html>' }, 'unclear', 'channel'],
  ['an acceptance that is none', { status: 200, body: '{}' }, 'temporary', 'channel'],
  ['a line that ends', 'drop', 'unclear', 'channel'],
])('it fails by %s', async (_why, simulated, kind, about) => {
  fake.failure = simulated;
  const failure = await failureOf(channelWith().send(code));
  expect(failure).toMatchObject({ kind, about });
  expect(failure.message).not.toMatch(/919860000001|hush/);
});

test('it fails with wrong settings, and a retry works once they are right', async () => {
  for (const env of [
    { WHATSAPP_TOKEN: 'wrong-hush' },
    { WHATSAPP_CODE_TEMPLATE: 'unknown' },
    { WHATSAPP_PHONE_ID: '11111' },
    { WHATSAPP_API_URL: 'http://127.0.0.1:65530' },
  ]) {
    const failure = await failureOf(channelWith(env).send(code));
    expect(failure).toMatchObject({ kind: 'temporary', about: 'channel' });
    expect(failure.message).not.toContain('hush');
  }
});
