import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configFailures } from '../../test/config-failures.ts';
import { readConfig, repositoryRoot } from './config.ts';

describe('without any setting', () => {
  test('everything has a safe value', () => {
    const config = readConfig({});
    expect(config.server).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      bodyLimit: 1_048_576,
      maxConnections: 10_000,
      hstsSubdomains: false,
      renderWorkers: Math.max(1, availableParallelism() - 1),
      rendersPerMinute: 600,
      catalogPerMinute: 1200,
      missesPerMinute: 100,
      validateAnswers: false,
    });
    expect(config.environment).toBe('local');
    expect(config.database.poolSize).toBe(10);
    expect(config.messages.channels).toEqual([{ name: 'console' }]);
    expect(config.cache).toEqual({ enabled: true, pages: 48 * 1_048_576, calls: 16 * 1_048_576, cards: 12 * 1_048_576 });
  });

  test('the data folder is the repository’s, wherever the process was started', () => {
    expect(readConfig({}).dataFolder).toBe(join(repositoryRoot, 'data'));
    expect(readConfig({ SOUK_DATA: 'elsewhere' }).dataFolder).toBe(join(repositoryRoot, 'elsewhere'));
    expect(readConfig({ SOUK_DATA: '/srv/souk' }).dataFolder).toBe('/srv/souk');
  });

  test('a blank setting counts as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });
});

describe('wrong values', () => {
  test.each([
    ['PORT', 'abc', /^PORT must be a whole number from 0 to 65535$/],
    ['PORT', '70000', /^PORT must be a whole number from 0 to 65535$/],
    ['PORT', '3000.5', /^PORT must be/],
    ['APP_ENVIRONMENT', 'staging', /^APP_ENVIRONMENT must be one of local, production$/],
    ['ANSWER_CACHE', 'maybe', /^ANSWER_CACHE must be one of on, off$/],
    ['VALIDATE_ANSWERS', 'always', /^VALIDATE_ANSWERS must be one of on, off$/],
    ['CACHE_PAGES_MB', '0', /^CACHE_PAGES_MB must be a whole number from 1 to 65536$/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of trace, /],
    ['MESSAGE_CHANNEL', 'pigeon', /^MESSAGE_CHANNEL must be one of console, smtp, whatsapp, twilio$/],
    ['TRUST_PROXY', 'yes', /^TRUST_PROXY must be true, false, /],
    ['PUBLIC_URL', 'market.example', /^PUBLIC_URL must be an address such as https:/],
    ['DATABASE_URL', 'mysql://localhost/souk', /^DATABASE_URL must be an address such as postgres:/],
    ['DATABASE_READ_URL', 'postgres://replica/souk', /^DATABASE_READ_URL needs DATABASE_URL/],
    ['CODE_TRIES', '0', /^CODE_TRIES must be a whole number from 1 to 20$/],
    ['APP_SECRET', 'short', /^APP_SECRET must have at least 32 characters$/],
    ['APP_SECRET_PREVIOUS', 'x'.repeat(32), /^APP_SECRET_PREVIOUS needs APP_SECRET/],
    ['DEMO_PAYMENTS', 'yes', /^DEMO_PAYMENTS must be one of on, off$/],
    ['DEMO_PAYMENT_SECRET', 'short', /^DEMO_PAYMENT_SECRET must have at least 16 characters$/],
    ['STRIPE_API_URL', 'stripe.com', /^STRIPE_API_URL must be an address such as https:/],
  ])('%s=%s is refused with what is allowed', (name, value, message) => {
    expect(configFailures({ [name]: value })).toEqual([expect.stringMatching(message)]);
  });

  test('all of them are listed at once', () => {
    expect(configFailures({ PORT: 'x', LOG_LEVEL: 'y', CODES_PER_PHONE_DAILY: '0' })).toHaveLength(3);
  });

  test('a password in an address is not repeated', () => {
    expect(configFailures({ DATABASE_URL: 'mysql://souk:hush-hush@host/souk' }).join()).not.toContain('hush');
  });
});

const needed = { APP_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://market.example' };
const twilio = { MESSAGE_CHANNEL: 'twilio', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'hush', TWILIO_FROM: 'Souk' };
const production = { APP_ENVIRONMENT: 'production', ...needed, ...twilio };

test('production refuses the console channel and wants a secret and its own address', () => {
  expect(readConfig(production).environment).toBe('production');
  expect(configFailures({ ...production, MESSAGE_CHANNEL: 'twilio,console' })).toEqual([
    expect.stringMatching(/^MESSAGE_CHANNEL must be one or more of smtp, /),
  ]);
  expect(configFailures({ ...production, APP_SECRET: '' })).toEqual([expect.stringMatching(/^APP_SECRET is needed/)]);
  expect(configFailures({ ...production, PUBLIC_URL: '' })).toEqual([expect.stringMatching(/^PUBLIC_URL is needed/)]);
});

test('a previous secret is as long as the current one', () => {
  expect(readConfig({ ...production, APP_SECRET_PREVIOUS: 'y'.repeat(32) }).previousSecret).toBe('y'.repeat(32));
  expect(configFailures({ ...production, APP_SECRET_PREVIOUS: 'short' })).toEqual(['APP_SECRET_PREVIOUS must have at least 32 characters']);
});

test('production refuses the demo gateway, and Stripe whose messages nobody could believe', () => {
  expect(configFailures({ ...production, DEMO_PAYMENTS: 'on' })).toEqual([
    expect.stringMatching(/^DEMO_PAYMENTS must be off in production/),
  ]);
  expect(configFailures({ ...production, STRIPE_SECRET_KEY: 'sk_live' })).toEqual([
    expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is needed/),
  ]);
  expect(readConfig(production).payments.demo).toBe(undefined);
  expect(readConfig({}).payments.demo).toEqual({ secret: undefined });
  expect(readConfig({ DEMO_PAYMENTS: 'off' }).payments.demo).toBe(undefined);
});

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
])('TRUST_PROXY=%s', (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).server.trustProxy).toEqual(value);
});

test('the public address loses its closing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://market.example/' }).server.publicUrl).toBe('https://market.example');
});
