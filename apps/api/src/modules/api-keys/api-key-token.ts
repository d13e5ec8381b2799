import { hash, randomBytes } from 'node:crypto';

/** The beginning lets scanners of source code find a key that was published by mistake. */
const prefix = 'souk_key_';

/** A new key of 256 random bits. */
export function newApiKey(): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** A fast hash is enough, because 256 random bits cannot be guessed. */
export function hashApiKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

/** The key of an Authorization header; undefined if the header has none. */
export function readApiKey(authorization: string | undefined): string | undefined {
  return /^Bearer (souk_key_[\w-]{43})$/.exec(authorization ?? '')?.[1];
}

/** The last letters, by which its holder recognises it. */
export function endingOf(key: string): string {
  return key.slice(-4);
}
