import { expect, test } from 'vitest';
import { configFailures } from '../../test/config-failures.ts';
import { createTestClock } from '../../test/test-clock.ts';
import { createPusher } from '../integrations/pusher/pusher.ts';
import { readConfig } from './config.ts';

const app = { PUSHER_APP_ID: '3', PUSHER_KEY: '278d425bdf160c739803', PUSHER_SECRET: 'hush' };
const production = {
  APP_ENVIRONMENT: 'production',
  APP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://market.example',
  MESSAGE_CHANNEL: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'hush',
  TWILIO_FROM: 'Souk',
};

const originOf = (env: Record<string, string>) => {
  const { pusher } = readConfig(env);
  return pusher && createPusher(pusher, createTestClock()).origin;
};

test('without settings there is no Pusher; with a cluster or a host pages listen there', () => {
  expect(originOf({})).toBe(undefined);
  expect(originOf({ ...app, PUSHER_CLUSTER: 'eu' })).toBe('wss://ws-eu.pusher.com');
  expect(originOf({ ...app, PUSHER_HOST: 'https://live.market.example/' })).toBe('wss://live.market.example');
  expect(originOf({ ...app, PUSHER_HOST: 'http://127.0.0.1:6001' })).toBe('ws://127.0.0.1:6001');
});

test.each<[Record<string, string>, string[]]>([
  [app, ['PUSHER_CLUSTER is required with the other settings of Pusher']],
  [
    { PUSHER_CLUSTER: 'eu' },
    ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'].map((name) => `${name} is required with the other settings of Pusher`),
  ],
  [{ ...app, PUSHER_CLUSTER: 'eu.pusher.com' }, ['PUSHER_CLUSTER must be a cluster such as eu']],
  [{ ...app, PUSHER_HOST: 'live.market.example' }, ['PUSHER_HOST must be an address such as https://live.market.example']],
  [{ ...production, ...app, PUSHER_HOST: 'http://live.market.example' }, ['PUSHER_HOST must begin with https: in production']],
])('%j does not start', (env, failures) => {
  expect(configFailures(env)).toEqual(failures);
});
