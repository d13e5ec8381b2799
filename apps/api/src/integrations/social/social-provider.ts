import type { z } from 'zod';

/** A person's identity at a provider: `subject` never changes; the mail address is verified by the provider. */
export type SocialProfile = { subject: string; name: string | undefined; email: string | undefined };

/** The storefront's request, with our client id at the provider. */
export type SocialClaim = {
  code: string;
  data: Readonly<Record<string, unknown>>;
  clientId: string;
  now: Date;
  /** Ends every question to the provider: the shopper waits for all of them together. */
  signal: AbortSignal;
};

export type SocialOutcome =
  | {
      kind: 'verified';
      profile: SocialProfile;
      /** The token that proved it. The caller accepts it once. */
      token: { value: string; expiresAt: Date };
      /** The nonce that the token is bound to. The caller accepts only one that it issued. */
      nonce?: string;
    }
  /** The reason is for the log; it names no secret. */
  | { kind: 'refused'; reason: string }
  | { kind: 'not-set-up' };

/** Finds out from the provider itself whom a claim is about. Throws ProviderUnreachable where it does not answer. */
export type SocialProvider = { verify: (claim: SocialClaim) => Promise<SocialOutcome> };

export type SocialName = 'google' | 'facebook' | 'apple';
export type SocialProviders = Readonly<Record<SocialName, SocialProvider>>;

/** The provider did not answer, or not as it should. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

export function refusal(reason: string): SocialOutcome {
  return { kind: 'refused', reason };
}

type Init = RequestInit & { signal: AbortSignal };

/** Asks a provider for JSON; undefined where it refuses what it was asked. The signal ends the reading of its answer too. */
export async function callProvider<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  init: Init,
): Promise<z.output<Schema> | undefined> {
  const response = await fetchOrThrow(url, init);
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
  if (!response.ok) throw new ProviderUnreachable(`${new URL(url).host} answered ${response.status}`);
  const body = schema.safeParse(await response.json().catch(() => undefined));
  if (!body.success) throw new ProviderUnreachable(`${new URL(url).host} answered something else than was asked`);
  return body.data;
}

async function fetchOrThrow(url: string, init: Init): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error' });
  } catch (error) {
    throw new ProviderUnreachable(`${new URL(url).host} did not answer`, { cause: error });
  }
}
