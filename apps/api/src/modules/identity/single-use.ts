import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import type { SocialName } from '../../integrations/social/social-provider.ts';
import { notFound } from '../../platform/http/problem.ts';
import { readSocialAuth } from './active-providers.ts';
import { getSignInSettings } from './repository.ts';
import { hashToken, newToken } from './token.ts';

const nonceMinutes = 10;

/** Issues the nonce for one sign-in through a provider. Only its hash is stored. */
export async function issueNonce({ db, clock }: Context, provider: SocialName): Promise<string> {
  const { social_auths } = await getSignInSettings(db);
  if (!readSocialAuth(social_auths, provider).isActive) throw notFound();
  const nonce = newToken();
  const expires_at = new Date(clock.now().getTime() + nonceMinutes * 60_000);
  await db
    .insertInto('sign_in_nonces')
    .values({ nonce_hash: hashToken(nonce), provider, expires_at })
    .execute();
  return nonce;
}

type Nonce = { provider: SocialName; nonce: string; now: Date };

/** Uses a nonce up; false where this server did not issue it, or where it has expired or was used. */
export async function redeemNonce(db: Kysely<DB>, { provider, nonce, now }: Nonce): Promise<boolean> {
  const issued = await db
    .deleteFrom('sign_in_nonces')
    .where('nonce_hash', '=', hashToken(nonce))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning('provider')
    .executeTakeFirst();
  return issued !== undefined;
}

type Token = { provider: SocialName; value: string; expiresAt: Date };

/** Records that a provider's token has signed somebody in; false where it had already. */
export async function redeemToken(db: Kysely<DB>, { provider, value, expiresAt }: Token): Promise<boolean> {
  const token_hash = createHash('sha256').update(`${provider} ${value}`).digest();
  const recorded = await db
    .insertInto('used_provider_tokens')
    // The clock tolerance of the verification accepts a token a little beyond its expiry.
    .values({ token_hash, expires_at: new Date(expiresAt.getTime() + 5 * 60_000) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Deletes what expiry alone refuses by now. */
export async function deleteExpiredSingleUse(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_nonces').where('expires_at', '<', now).execute();
  await db.deleteFrom('used_provider_tokens').where('expires_at', '<', now).execute();
}
