import type { SignedIn } from '@souk/contract/identity';
import type { Context } from '../../context.ts';
import { providerMilliseconds } from '../../integrations/provider-milliseconds.ts';
import {
  ProviderUnreachable,
  type SocialClaim,
  type SocialName,
  type SocialOutcome,
  type SocialProfile,
} from '../../integrations/social/social-provider.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notFound, refused, unavailable } from '../../platform/http/problem.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { readSocialAuth } from './active-providers.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openSession, recordRefusals } from './open-session.ts';
import { releaseEmail } from './proof-repository.ts';
import { findIdentity, getSignInSettings, insertIdentity, insertNewcomer, lockIdentity } from './repository.ts';
import { redeemNonce, redeemToken } from './single-use.ts';

type Verified = Extract<SocialOutcome, { kind: 'verified' }>;

type Given = { provider: SocialName; code: string; data?: Record<string, unknown> | undefined; device: string; address: string };

const titles = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } satisfies Record<SocialName, string>;

/**
 * Signs in whom the provider vouches for. An identity is provider and subject. It is never joined to an account that
 * has the same mail address: whoever opened that account may not be who reads its mail.
 */
export async function signInSocially(
  context: Context,
  parts: IdentityParts,
  { provider, code, data = {}, device, address }: Given,
): Promise<SignedIn> {
  const { social_auths } = await getSignInSettings(context.db);
  const { isActive, clientId } = readSocialAuth(social_auths, provider);
  if (!isActive) throw notFound();
  const now = context.clock.now();
  const signal = AbortSignal.timeout(providerMilliseconds);
  const proof = clientId ? await verified(context, parts, provider, { code, data, clientId, now, signal }) : undefined;
  if (!proof) throw refused({ text: 'Signing in with {provider} is not possible at the moment.', with: { provider: titles[provider] } });
  const { profile } = proof;
  const signedIn = await recordRefusals(context, () =>
    inTransaction(context.db, async (transaction) => {
      await redeem(context, transaction, provider, proof);
      await lockIdentity(transaction, provider, profile.subject);
      const known = await findIdentity(transaction, provider, profile.subject);
      const personId = known?.person_id ?? (await welcome(context, transaction, provider, profile));
      return openSession(context, transaction, { personId, device, network: networkOf(address), by: provider });
    }),
  );
  if (!signedIn) throw loginFailed();
  return signedIn;
}

/** Undefined where the market lacks what the provider wants of it. */
async function verified(
  { log }: Context,
  { social }: IdentityParts,
  provider: SocialName,
  claim: SocialClaim,
): Promise<Verified | undefined> {
  const outcome = await social[provider].verify(claim).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachable)) throw error;
    log.warn({ err: error, provider }, 'a sign-in provider cannot be reached');
    throw unavailable();
  });
  switch (outcome.kind) {
    case 'verified':
      return outcome;
    case 'not-set-up':
      log.error({ provider }, 'a sign-in provider is switched on, but the secret for it is missing');
      return undefined;
    case 'refused':
      log.info({ provider, reason: outcome.reason }, 'a social sign-in was refused');
      throw loginFailed();
  }
}

/** A token signs in once, and only one that is bound to a nonce of ours where the page brings the token itself. */
async function redeem({ log, clock }: Context, db: Context['db'], provider: SocialName, { token, nonce }: Verified): Promise<void> {
  const isFresh = nonce === undefined || (await redeemNonce(db, { provider, nonce, now: clock.now() }));
  if (isFresh && (await redeemToken(db, { provider, ...token }))) return;
  log.warn({ provider, reason: isFresh ? 'the token was used before' : 'the nonce is unknown' }, 'a social sign-in was refused');
  throw loginFailed();
}

async function welcome({ clock, locale, say }: Context, db: Context['db'], provider: SocialName, profile: SocialProfile): Promise<number> {
  const newcomer = { name: (profile.name?.trim() || say({ text: 'Shopper' })).slice(0, 120), locale, now: clock.now() };
  const email = profile.email?.toLowerCase() ?? null;
  if (email) await releaseEmail(db, email, null);
  const person = (await insertNewcomer(db, { ...newcomer, email })) ?? (await insertNewcomer(db, { ...newcomer, email: null }));
  if (!person) throw new Error('A person without a mail address collides with another');
  await insertIdentity(db, { provider, subject: profile.subject, person_id: person.id });
  return person.id;
}

function loginFailed() {
  return refused('Login failed');
}
