import { afterEach, expect, test } from 'vitest';
import { failureOf } from '../../../test/failure-of.ts';
import { type FakeMessageApi, twilioError, useFakeMessageApi } from '../../../test/fakes/fake-message-api.ts';
import { readConfig } from '../../config/config.ts';
import type { OutgoingMessage } from './message-channel.ts';
import { createTwilioChannel } from './twilio-channel.ts';

const fake = await useFakeMessageApi();
afterEach(() => Object.assign(fake, { accepted: [], failure: undefined }));

function channelWith(env: Record<string, string> = {}) {
  const [settings] = readConfig({ MESSAGE_CHANNEL: 'twilio', ...fake.env.twilio, ...env }).messages.channels;
  if (settings?.name !== 'twilio') throw new Error('The settings name no twilio');
  return createTwilioChannel(settings);
}

const message: OutgoingMessage = {
  to: '+919860000001',
  locale: 'ar',
  subject: 'سوق',
  text: '4711 هو رمز تسجيل دخولك إلى سوق & more=1',
  code: '4711',
  reference: 'code-1-17',
};

test('it sends a text from a number, a name or a Messaging Service', async () => {
  await channelWith().send(message);
  await channelWith({ TWILIO_FROM: 'Bazaar' }).send(message);
  await channelWith({ TWILIO_FROM: `MG${'c'.repeat(32)}` }).send(message);
  expect(fake.accepted.map(({ body }) => body)).toEqual([
    { To: '+919860000001', From: '+12025550147', Body: message.text },
    { To: '+919860000001', From: 'Bazaar', Body: message.text },
    { To: '+919860000001', MessagingServiceSid: `MG${'c'.repeat(32)}`, Body: message.text },
  ]);
});

test.each<[string, FakeMessageApi['failure'], string, string]>([
  ['a number that is none', twilioError(400, 21211, "Invalid 'To' Phone Number: +9198600XXXX"), 'permanent', 'recipient'],
  [
    'who does not want messages',
    twilioError(400, 21610, 'Attempt to send to unsubscribed recipient +919860000001'),
    'permanent',
    'recipient',
  ],
  [
    'a sender that is not the market’s',
    twilioError(400, 21606, 'The From phone number is not a valid, SMS-capable number'),
    'temporary',
    'channel',
  ],
  ['too many requests', twilioError(429, 20429, 'Too Many Requests'), 'temporary', 'channel'],
  ['a token that is wrong', twilioError(401, 20003, 'Authenticate'), 'temporary', 'channel'],
  ['a service that is closed', twilioError(503, 20503, 'Service Unavailable'), 'temporary', 'channel'],
  ['a gateway that lost the answer', { status: 504, body: '' }, 'unclear', 'channel'],
  ['a line that ends', 'drop', 'unclear', 'channel'],
])('it fails by %s', async (_why, simulated, kind, about) => {
  fake.failure = simulated;
  const failure = await failureOf(channelWith().send(message));
  expect(failure).toMatchObject({ kind, about });
  expect(failure.message).not.toMatch(/919860000001|hush/);
});

test('it fails with a wrong secret or address, and reveals neither', async () => {
  for (const env of [
    { TWILIO_AUTH_TOKEN: 'wrong-hush' },
    { TWILIO_API_URL: 'http://127.0.0.1:65530' },
    { TWILIO_API_URL: 'http://nowhere.invalid' },
  ]) {
    const failure = await failureOf(channelWith(env).send(message));
    expect(failure).toMatchObject({ kind: 'temporary', about: 'channel' });
    expect(failure.message).not.toContain('hush');
  }
});
