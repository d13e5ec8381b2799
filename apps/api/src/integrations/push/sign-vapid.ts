import { createPrivateKey, sign } from 'node:crypto';
import type { PushKeys } from '../../config/push-settings.ts';

/** A push service accepts a token for at most a day. */
const validHours = 12;

type Claims = { endpoint: string; subject: string; now: Date };

/** The header `Authorization` by which a push service recognises the sender (RFC 8292). */
export function signVapid({ publicKey, privateKey }: PushKeys, { endpoint, subject, now }: Claims): string {
  const expires = Math.floor(now.getTime() / 1000) + validHours * 3600;
  const header = encode({ typ: 'JWT', alg: 'ES256' });
  const claims = encode({ aud: new URL(endpoint).origin, exp: expires, sub: subject });
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey } });
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${header}.${claims}.${signature.toString('base64url')}, k=${publicKey}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
