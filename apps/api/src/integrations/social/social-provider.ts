/** Who somebody is to a provider: `subject` never changes. A mail address is there only where the provider has verified it. */
export type SocialProfile = { subject: string; name: string | undefined; email: string | undefined };

/** What the storefront sends, with the market's id at the provider. */
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
      /** What proved it. The caller accepts it once. */
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
