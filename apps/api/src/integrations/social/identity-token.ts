import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { ProviderUnreachable } from './social-provider.ts';

const Claims = z.object({
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
  email: z.string().max(254).optional(),
  // Apple writes it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((flag) => flag === 'true')]).default(false),
  name: z.string().max(500).optional(),
});
export type Claims = z.infer<typeof Claims>;

type Expected = { issuers: readonly string[]; clientId: string; now: Date; maxAgeSeconds: number; signal: AbortSignal };

/** Clocks differ. */
const clockToleranceSeconds = 60;

/** The claims of a signed identity token, or the reason for which it is refused. */
export async function readIdentityToken(token: string, keys: KeySet, expected: Expected): Promise<Claims | { reason: string }> {
  const payload = await verify(token, keys, expected);
  if (payload instanceof errors.JOSEError) return { reason: payload.message };
  const claims = Claims.safeParse(payload);
  if (!claims.success) return { reason: 'its claims have an unknown form' };
  if (claims.data.azp !== undefined && claims.data.azp !== expected.clientId) return { reason: 'another party requested it' };
  return claims.data;
}

async function verify(token: string, keys: KeySet, { issuers, clientId, now, maxAgeSeconds, signal }: Expected) {
  try {
    const verifying = jwtVerify<JWTPayload>(token, keys, {
      // One algorithm, so that a token cannot choose a weaker one: both providers sign with it.
      algorithms: ['RS256'],
      issuer: [...issuers],
      audience: clientId,
      requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat'],
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: maxAgeSeconds,
      currentDate: now,
    });
    // The keys are read for every sign-in that waits for them, so that no one sign-in may end the reading.
    const { payload } = await Promise.race([verifying, endOf(signal)]);
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && refusals.has(error.code)) return error;
    throw new ProviderUnreachable('the keys of a sign-in provider cannot be read', { cause: error });
  }
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Errors that the token causes. Any other error means that the provider's keys could not be read. */
const refusals = new Set([
  errors.JWTInvalid.code,
  errors.JWTExpired.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
]);

type KeySet = JWTVerifyGetKey;

/** A provider's public keys, cached for an hour. An unknown key id reads them again, at most once a minute: key ids are the sender's. */
export function createKeySet(url: string): KeySet {
  return createRemoteJWKSet(new URL(url), { timeoutDuration: 5000, cooldownDuration: 60_000, cacheMaxAge: 3_600_000 });
}
