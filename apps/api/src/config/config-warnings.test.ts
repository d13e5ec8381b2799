import { expect, test } from 'vitest';
import { listConfigWarnings, readConfig } from './config.ts';

const production = {
  APP_ENVIRONMENT: 'production',
  APP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://market.example',
  MESSAGE_CHANNEL: 'smtp',
  SMTP_HOST: 'localhost',
  SMTP_FROM: 'market@market.example',
};

test.each([
  [{}, []],
  [{ ...production, TRUST_PROXY: '1' }, []],
  [{ ...production, PUBLIC_URL: 'http://market.example' }, [/^PUBLIC_URL=http:\/\/market\.example has no TLS/]],
  [{ ...production, TRUST_PROXY: 'true' }, [/^TRUST_PROXY=true believes every X-Forwarded-For/]],
])('%j', (env, expected) => {
  expect(listConfigWarnings(readConfig(env))).toEqual(expected.map((text) => expect.stringMatching(text)));
});
