import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

export type KeySet = JWTVerifyGetKey;

/** A provider's public keys, cached for an hour. An unknown key id reads them again, at most once a minute: key ids are the sender's. */
export function createKeySet(url: string): KeySet {
  return createRemoteJWKSet(new URL(url), { timeoutDuration: 5000, cooldownDuration: 60_000, cacheMaxAge: 3_600_000 });
}
