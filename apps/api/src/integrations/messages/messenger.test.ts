import { beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../../../test/failure-of.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { useTestDatabase } from '../../../test/test-database.ts';
import { type MessageChannel, type OutgoingMessage, SendFailure, type Way } from './message-channel.ts';
import { createMessenger } from './messenger.ts';
import { createOutages } from './queries.ts';

const { db } = await useTestDatabase();
const clock = createTestClock();
const lines: unknown[] = [];
const log = { info: (line: unknown) => void lines.push(line), warn: (line: unknown) => void lines.push(line) };
const sent: string[] = [];
beforeEach(async () => {
  await db.deleteFrom('message_outages').execute();
  sent.length = 0;
  lines.length = 0;
  outcomes.length = 0;
});

const message: OutgoingMessage = { to: '+919860000001', locale: 'en', subject: 'Souk', text: 'Hello', reference: 'message-1-17' };
const refusedBySender = new SendFailure('the token has ended', { kind: 'temporary', about: 'channel' });
const refusedByRecipient = new SendFailure('no such number', { kind: 'permanent', about: 'recipient' });
const unclear = new SendFailure('the line ended', { kind: 'unclear', about: 'channel' });

function channel(name: string, carries: readonly Way[], failure?: SendFailure): MessageChannel {
  return {
    name,
    carries,
    media: carries.includes('mail') ? ['mail'] : [name === 'whatsapp' ? 'whatsapp' : 'sms'],
    async send() {
      if (failure) throw failure;
      sent.push(name);
    },
  };
}
const outcomes: string[] = [];
const messengerOf = (...channels: MessageChannel[]) =>
  createMessenger({
    channels,
    outages: createOutages(db, clock),
    log,
    onOutcome: (name, outcome) => void outcomes.push(`${name} ${outcome}`),
  });

describe('of several channels', () => {
  test('the first that carries the message sends it', async () => {
    const messenger = messengerOf(channel('smtp', ['mail']), channel('whatsapp', ['phone']), channel('twilio', ['phone']));
    expect(messenger.ways).toEqual(['mail', 'phone']);
    expect(await messenger.send(message)).toBe('whatsapp');
    expect(await messenger.send({ ...message, to: 'asha@mail.example' })).toBe('mail');
    expect(sent).toEqual(['whatsapp', 'smtp']);
    expect([messenger.mediumTo(message), messenger.mediumTo({ ...message, prefer: 'sms' })]).toEqual(['whatsapp', 'sms']);
  });

  test('the one of the preferred medium comes first, and the others where it cannot', async () => {
    const [whatsapp, twilio] = [channel('whatsapp', ['phone']), channel('twilio', ['phone'])];
    const messenger = messengerOf(whatsapp, channel('smtp', ['mail']), twilio);
    expect(messenger.media).toEqual(['whatsapp', 'mail', 'sms']);
    await messenger.send({ ...message, prefer: 'sms' });
    await messenger.send({ ...message, prefer: 'mail' });
    await messengerOf(whatsapp, channel('twilio', ['phone'], refusedBySender)).send({ ...message, prefer: 'sms' });
    expect(sent).toEqual(['twilio', 'whatsapp', 'whatsapp']);
  });

  test.each([
    ['cannot send now', refusedBySender],
    ['is refused by the recipient', refusedByRecipient],
  ])('the next one sends where the first %s', async (_why, failure) => {
    await messengerOf(channel('whatsapp', ['phone'], failure), channel('twilio', ['phone'])).send(message);
    expect(sent).toEqual(['twilio']);
  });

  test('the medium that was tried last is that of the failure, whichever failure decides', async () => {
    const messenger = messengerOf(channel('whatsapp', ['phone'], refusedBySender), channel('twilio', ['phone'], refusedByRecipient));
    expect(await failureOf(messenger.send(message))).toMatchObject({ kind: 'temporary', medium: 'sms' });
    const unsure = messengerOf(channel('whatsapp', ['phone'], unclear), channel('twilio', ['phone']));
    expect(await failureOf(unsure.send(message))).toMatchObject({ kind: 'unclear', medium: 'whatsapp' });
  });

  test('none sends again what may have been sent, unless it is a code', async () => {
    const messenger = messengerOf(channel('whatsapp', ['phone'], unclear), channel('twilio', ['phone']));
    expect(await failureOf(messenger.send(message))).toMatchObject({ kind: 'unclear' });
    expect(sent).toEqual([]);
    await messenger.send({ ...message, code: '4711' });
    expect(sent).toEqual(['twilio']);
  });

  test('what one of them may do later is tried again', async () => {
    const messenger = messengerOf(channel('whatsapp', ['phone'], refusedByRecipient), channel('twilio', ['phone'], refusedBySender));
    expect(await failureOf(messenger.send(message))).toMatchObject({ kind: 'temporary' });
  });

  test('no way leads to a mailbox without a channel to it', async () => {
    const messenger = messengerOf(channel('twilio', ['phone']));
    expect(await failureOf(messenger.send({ ...message, to: 'asha@mail.example' }))).toMatchObject({ kind: 'permanent' });
  });
});

describe('an outage', () => {
  test('begins where every channel of the way fails, lasts half a minute from the last failure, and ends with a success', async () => {
    const messenger = messengerOf(channel('whatsapp', ['phone'], refusedBySender), channel('smtp', ['mail']));
    await failureOf(messenger.send(message));
    expect([await messenger.secondsOut('phone'), await messenger.secondsOut('mail')]).toEqual([30, 0]);
    clock.advance(29);
    expect(await messenger.secondsOut('phone')).toBe(1);
    await failureOf(messenger.send(message));
    expect(await messenger.secondsOut('phone')).toBe(30);
    clock.advance(31);
    expect(await messenger.secondsOut('phone')).toBe(0);
    await failureOf(messenger.send(message));
    // Another process, whose token is right, shares what is known.
    const other = messengerOf(channel('whatsapp', ['phone']));
    expect(await other.secondsOut('phone')).toBe(30);
    await other.send(message);
    expect(await messenger.secondsOut('phone')).toBe(0);
  });

  test('is none where one person cannot be reached', async () => {
    const messenger = messengerOf(channel('whatsapp', ['phone'], refusedByRecipient), channel('twilio', ['phone'], refusedBySender));
    await failureOf(messenger.send(message));
    expect(await messenger.secondsOut('phone')).toBe(0);
  });
});

test('the log has the outcome, and not the recipient', async () => {
  const messenger = messengerOf(channel('whatsapp', ['phone'], refusedBySender), channel('twilio', ['phone']));
  await messenger.send(message);
  const logged = { reference: 'message-1-17', ms: expect.any(Number) };
  expect(lines).toEqual([
    { message: { ...logged, channel: 'whatsapp', outcome: 'temporary', about: 'channel', reason: 'the token has ended' } },
    { message: { ...logged, channel: 'twilio', outcome: 'sent' } },
  ]);
  expect(outcomes).toEqual(['whatsapp temporary', 'twilio sent']);
});

test('a reason repeats no address', () => {
  const { message: reason } = new SendFailure('550 <asha@mail.example>: unknown; +919860000001 and 919860000001 too', {
    kind: 'permanent',
    about: 'recipient',
  });
  expect(reason).toBe('550 <(address)>: unknown; (number) and (number) too');
});
