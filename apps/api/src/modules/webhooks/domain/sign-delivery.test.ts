import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hasFailedTooLong, maxAttempts, nextAttempt } from './retry-plan.ts';
import { formatWebhookSecret, newWebhookSecret, signDelivery } from './sign-delivery.ts';

const body = '{"type":"order.placed"}';
const sentAt = new Date('2026-11-24T08:00:00.900Z');

test('[admin-09] the signature is an HMAC-SHA256 over id, timestamp and body, by each secret', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  const headers = signDelivery({ id: 'evt_7', sentAt, body, secrets: [one, other] });
  const expected = [one, other].map((secret) => `v1,${createHmac('sha256', secret).update(`evt_7.1795507200.${body}`).digest('base64')}`);
  expect(headers).toMatchObject({
    'webhook-id': 'evt_7',
    'webhook-timestamp': '1795507200',
    'webhook-signature': expected.join(' '),
    'content-type': 'application/json',
  });
});

test('the signature of the example of Standard Webhooks is reproduced', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const headers = signDelivery({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
    secrets: [secret],
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a secret is base64 behind its prefix', () => {
  expect(formatWebhookSecret(newWebhookSecret())).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
});

test('[admin-09] a delivery is tried ten times over about three days, each time later', () => {
  const at = (attempts: number, random = 0) => nextAttempt(attempts, sentAt, () => random)?.getTime() ?? Number.NaN;
  const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => at(index + 1) - sentAt.getTime());
  expect(waits).toEqual(waits.toSorted((one, two) => one - two));
  expect(waits[0]).toBe(10_000);
  expect(waits.reduce((sum, each) => sum + each, 0) / 3_600_000).toBeCloseTo(71.6, 1);
  expect(at(1, 1) - at(1)).toBe(1000);
  expect(nextAttempt(maxAttempts, sentAt)).toBeUndefined();
});

test('a webhook has failed too long after five days', () => {
  const since = new Date('2026-11-01T00:00:00Z');
  expect(hasFailedTooLong(since, new Date('2026-11-05T23:59:59Z'))).toBe(false);
  expect(hasFailedTooLong(since, new Date('2026-11-06T00:00:00Z'))).toBe(true);
});
