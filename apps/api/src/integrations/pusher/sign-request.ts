import { createHash, createHmac } from 'node:crypto';

type SigningKeys = { key: string; secret: string };
type RequestToSign = { method: 'POST'; path: string; body: string; now: Date };

/** The query that proves to Pusher's HTTP API who asks, when, and for what. */
export function signRequest({ key, secret }: SigningKeys, { method, path, body, now }: RequestToSign): string {
  // The signature is over the names in the order of the alphabet.
  const query = new URLSearchParams({
    auth_key: key,
    auth_timestamp: String(Math.floor(now.getTime() / 1000)),
    auth_version: '1.0',
    body_md5: createHash('md5').update(body).digest('hex'),
  });
  query.append('auth_signature', sign(secret, `${method}\n${path}\n${query}`));
  return query.toString();
}

/** What a page shows to Pusher to be let into a private channel by one connection. */
export function signChannel({ key, secret }: SigningKeys, socketId: string, channel: string): string {
  return `${key}:${sign(secret, `${socketId}:${channel}`)}`;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
