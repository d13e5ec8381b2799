import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { signVapid } from './sign-vapid.ts';

test('the token names the push service, the operator and a time within a day', () => {
  const pair = createECDH('prime256v1');
  const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url').padStart(43, 'A') };
  const now = new Date('2026-11-24T12:00:00Z');
  const header = signVapid(keys, { endpoint: 'https://push.example:8443/send/1?a=b', subject: 'mailto:help@souk.example', now });
  const [, claims = ''] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]{86}, k=[\w-]{87}$/.exec(header) ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example:8443',
    exp: Date.parse('2026-11-25T00:00:00Z') / 1000,
    sub: 'mailto:help@souk.example',
  });
});
