import { createECDH } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { configFailures } from '../../test/config-failures.ts';
import { readConfig } from './config.ts';

function buildKeys() {
  const pair = createECDH('prime256v1');
  do pair.generateKeys();
  while (pair.getPrivateKey().length < 32);
  return { PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'), PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url') };
}

describe('the settings of notifications', () => {
  test('need nothing: the keys are then generated', () => {
    expect(readConfig({}).push).toMatchObject({ keys: null, subject: null, services: expect.arrayContaining(['fcm.googleapis.com']) });
  });

  test('are the keys, the operator and the push services', () => {
    const keys = buildKeys();
    expect(readConfig({ ...keys, PUSH_SUBJECT: 'mailto:help@souk.example', PUSH_SERVICES: 'push.example, *.push.example' }).push).toEqual({
      keys: { publicKey: keys.PUSH_PUBLIC_KEY, privateKey: keys.PUSH_PRIVATE_KEY },
      subject: 'mailto:help@souk.example',
      services: ['push.example', '*.push.example'],
      allowsPlain: true,
    });
  });

  test('need both keys, of one pair', () => {
    const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = buildKeys();
    expect(configFailures({ PUSH_PUBLIC_KEY })).toEqual(['PUSH_PRIVATE_KEY is required with PUSH_PUBLIC_KEY']);
    expect(configFailures({ PUSH_PRIVATE_KEY })).toEqual(['PUSH_PUBLIC_KEY is required with PUSH_PRIVATE_KEY']);
    const other = buildKeys();
    expect(configFailures({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY: other.PUSH_PRIVATE_KEY })).toEqual([
      'PUSH_PRIVATE_KEY does not belong to PUSH_PUBLIC_KEY',
    ]);
    expect(configFailures({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY: 'A'.repeat(43) })).toEqual([
      'PUSH_PRIVATE_KEY does not belong to PUSH_PUBLIC_KEY',
    ]);
  });

  test.each([
    ['PUSH_PUBLIC_KEY', 'short', 'a public key of the curve P-256: 87 characters of base64url'],
    ['PUSH_PRIVATE_KEY', 'short', 'a private key of the curve P-256: 43 characters of base64url'],
    ['PUSH_SUBJECT', 'help', 'an address such as mailto:help@market.example'],
    ['PUSH_SERVICES', 'https://push.example/', 'hosts such as push.example,*.push.example'],
  ])('%s=%s names what it must be', (name, value, wanted) => {
    expect(configFailures({ [name]: value })).toContain(`${name} must be ${wanted}`);
  });
});
