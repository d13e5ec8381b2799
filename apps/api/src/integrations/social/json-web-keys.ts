import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { callProvider } from './call-provider.ts';
import { ProviderUnreachable } from './social-provider.ts';

const KeySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

/** A provider's public keys, kept for an hour and asked for again where one is not among them. */
export type KeyRing = { find: (id: string, now: Date) => Promise<KeyObject | undefined> };

const hour = 3_600_000;
/** So that made-up key ids do not become a flood of requests to the provider. */
const shortestWait = 60_000;

export function createKeyRing(url: string): KeyRing {
  let keys = new Map<string, KeyObject>();
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    async find(id, now) {
      const age = now.getTime() - readAt;
      if (age > hour || (!keys.has(id) && age > shortestWait)) {
        keys = await readKeys(url);
        readAt = now.getTime();
      }
      return keys.get(id);
    },
  };
}

async function readKeys(url: string): Promise<Map<string, KeyObject>> {
  const set = await callProvider(url, KeySet);
  if (!set) throw new ProviderUnreachable(`${new URL(url).host} does not give its keys`);
  const rsa = set.keys.filter(({ kty }) => kty === 'RSA');
  return new Map(rsa.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
}
