import { expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { callMessageApi } from '../../src/integrations/messages/call-message-api.ts';
import { createStripeGateway } from '../../src/integrations/payments/stripe/stripe-gateway.ts';
import { providerTimeout } from '../../src/integrations/provider-timeout.ts';
import { createPusher } from '../../src/integrations/pusher/pusher.ts';
import { openProviders } from '../../src/integrations/social/open-providers.ts';
import { slownesses, useSlowProvider } from '../fakes/slow-provider.ts';
import { createTestClock } from '../test-clock.ts';

const provider = await useSlowProvider();
const { url } = provider;
const clock = createTestClock();
const stripe = createStripeGateway({ secretKey: 'sk_test', webhookSecret: undefined, apiUrl: url });
const pusher = createPusher({ appId: '1', key: 'k', secret: 's', cluster: 'eu', host: url }, clock);
const { social } = readConfig({
  GOOGLE_CLIENT_SECRET: 'hush',
  GOOGLE_TOKEN_URL: `${url}/token`,
  GOOGLE_KEYS_URL: `${url}/keys`,
  FACEBOOK_APP_SECRET: 'hush',
  FACEBOOK_GRAPH_URL: url,
  APPLE_KEYS_URL: `${url}/keys`,
});
const providers = openProviders(social);

const now = clock.now();
const order = { reference: 'r', amount: 1000, currency: 'USD', title: 'Order', locale: 'en', origin: url, returnUrl: url, cancelUrl: url };
const idToken = ['{"alg":"RS256","kid":"1"}', '{"iss":"i","aud":"a","sub":"s","exp":1,"iat":1}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const claim = () => ({
  code: 'code',
  data: { id_token: idToken, nonce: 'a nonce of some length' },
  clientId: 'client',
  now,
  signal: AbortSignal.timeout(providerTimeout),
});

const calls: Record<string, () => Promise<unknown>> = {
  'Stripe opens a page': () => stripe.start({ ...order, expiresAt: now, now }),
  'Stripe is asked for a session': () => stripe.query('cs_1'),
  'Stripe closes a page': () => stripe.close('cs_1'),
  'Stripe refunds': () => stripe.refund({ charge: 'pi_1', amount: 100, currency: 'USD', key: 'k' }),
  'Google vouches': () => providers.google.verify(claim()),
  'Facebook vouches': () => providers.facebook.verify(claim()),
  'Apple vouches': () => providers.apple.verify(claim()),
  'a message goes out': () => callMessageApi({ name: 'Twilio', url, headers: {}, body: '{}' }),
  'Pusher tells pages': () => pusher.publish({ name: 'order', channels: ['private-session-1'], data: {} }),
};

test.each(slownesses)('a provider that %s holds nobody for more than 5 s', { timeout: 60_000 }, async (slowness) => {
  provider.slowness = slowness;
  const started = performance.now();
  const durations = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      // A late or missing answer is an error or a refusal, which the tests of each provider cover.
      await call().catch(() => undefined);
      return [name, performance.now() - started] as const;
    }),
  );
  expect(durations.filter(([, duration]) => duration > 5000)).toEqual([]);
});
