import { createHash } from 'node:crypto';
import type { SignedIn } from '@souk/contract/identity';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { providerTimeout } from '../../../integrations/provider-timeout.ts';
import {
  ProviderUnreachable,
  type SocialClaim,
  type SocialName,
  type SocialOutcome,
  type SocialProfile,
} from '../../../integrations/social/social-provider.ts';
import { notFound, refused, unavailable } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { networkOf } from '../../../platform/limits/miss-limit.ts';
import { hashToken, newToken } from '../domain/token.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { getSignInSettings, insertAccount } from '../queries/accounts.ts';
import { releaseEmail } from '../queries/proofs.ts';
import { deleteNonce, findIdentity, insertIdentity, insertNonce, insertUsedToken, lockIdentity } from '../queries/social.ts';
import { openSession, recordRefusals } from '../sessions/open-session.ts';
import { parseSocialAuth } from './sign-in-methods.ts';

type Verified = Extract<SocialOutcome, { kind: 'verified' }>;

type SocialSignIn = { provider: SocialName; code: string; data?: Record<string, unknown> | undefined; device: string; address: string };

const providerNames = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } satisfies Record<SocialName, string>;

/**
 * Signs in a person whom the provider has authenticated. An identity is a provider and a subject. It is never linked to
 * an account with the same mail address, because the owner of that account may not be the reader of the mail.
 */
export async function signInSocially(
  context: Context,
  parts: IdentityParts,
  { provider, code, data = {}, device, address }: SocialSignIn,
): Promise<SignedIn> {
  const { social_auths } = await getSignInSettings(context.db);
  const { isActive, clientId } = parseSocialAuth(social_auths, provider);
  if (!isActive) throw notFound();
  const now = context.clock.now();
  const signal = AbortSignal.timeout(providerTimeout);
  const proof = clientId ? await verify(context, parts, provider, { code, data, clientId, now, signal }) : undefined;
  if (!proof) throw refused({ text: 'Sign-in with {provider} is not available right now.', with: { provider: providerNames[provider] } });
  const { profile } = proof;
  const signedIn = await recordRefusals(context, () =>
    inTransaction(context.db, async (transaction) => {
      await redeem(context, transaction, provider, proof);
      await lockIdentity(transaction, provider, profile.subject);
      const known = await findIdentity(transaction, provider, profile.subject);
      const personId = known?.person_id ?? (await createAccount(context, transaction, provider, profile));
      return openSession(context, transaction, { personId, device, network: networkOf(address), by: provider });
    }),
  );
  if (!signedIn) throw loginFailed();
  return signedIn;
}

/** Returns undefined if the marketplace has no secret for the provider. */
async function verify(
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

/** A token can be used once. If the page itself obtained the token, it must be bound to a nonce of this server. */
async function redeem({ log, clock }: Context, db: Context['db'], provider: SocialName, { token, nonce }: Verified): Promise<void> {
  const isFresh = nonce === undefined || (await deleteNonce(db, { provider, nonceHash: hashToken(nonce), now: clock.now() }));
  if (isFresh && (await redeemToken(db, { provider, ...token }))) return;
  log.warn({ provider, reason: isFresh ? 'the token was used before' : 'the nonce is unknown' }, 'a social sign-in was refused');
  throw loginFailed();
}

async function createAccount(
  { clock, locale, translate }: Context,
  db: Context['db'],
  provider: SocialName,
  profile: SocialProfile,
): Promise<number> {
  const account = { name: (profile.name?.trim() || translate({ text: 'Shopper' })).slice(0, 120), locale, now: clock.now() };
  const email = profile.email?.toLowerCase() ?? null;
  if (email) await releaseEmail(db, email, null);
  const person = (await insertAccount(db, { ...account, email })) ?? (await insertAccount(db, { ...account, email: null }));
  if (!person) throw new Error('An account without a mail address conflicts with another one');
  await insertIdentity(db, { provider, subject: profile.subject, person_id: person.id });
  return person.id;
}

function loginFailed() {
  return refused('Login failed');
}

const nonceMinutes = 10;

/** Issues the nonce for one sign-in through a provider. Only its hash is stored. */
export async function issueNonce({ db, clock }: Context, provider: SocialName): Promise<string> {
  const { social_auths } = await getSignInSettings(db);
  if (!parseSocialAuth(social_auths, provider).isActive) throw notFound();
  const nonce = newToken();
  const expires_at = new Date(clock.now().getTime() + nonceMinutes * 60_000);
  await insertNonce(db, { nonce_hash: hashToken(nonce), provider, expires_at });
  return nonce;
}

type Token = { provider: SocialName; value: string; expiresAt: Date };

/** Records that a provider's token was used to sign in. Returns false if it was used before. */
function redeemToken(db: Kysely<DB>, { provider, value, expiresAt }: Token): Promise<boolean> {
  const token_hash = createHash('sha256').update(`${provider} ${value}`).digest();
  // The clock tolerance of the verification accepts a token for a short time after its expiry.
  return insertUsedToken(db, { token_hash, expires_at: new Date(expiresAt.getTime() + 5 * 60_000) });
}
