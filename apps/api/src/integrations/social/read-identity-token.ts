import { type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import type { KeyRing } from './json-web-keys.ts';

// One algorithm, so that a token cannot choose a weaker one: both providers sign with it.
const Header = z.object({ alg: z.literal('RS256'), kid: z.string() });

const Claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
  email: z.string().max(254).optional(),
  // Apple writes it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((flag) => flag === 'true')]).default(false),
  name: z.string().max(500).optional(),
});
export type Claims = z.infer<typeof Claims>;

type Expected = { issuers: readonly string[]; clientId: string; now: Date; mostSecondsOld: number };

/** Clocks differ. */
const leewaySeconds = 60;

/** What a signed identity token says, or why it says nothing to us. */
export async function readIdentityToken(token: string, keys: KeyRing, expected: Expected): Promise<Claims | { reason: string }> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const header = Header.safeParse(decoded(head));
  const claims = Claims.safeParse(decoded(body));
  if (rest.length > 0 || !header.success || !claims.success) return { reason: 'it is no identity token' };
  const key = await keys.find(header.data.kid, expected.now);
  if (!key) return { reason: 'it is signed with an unknown key' };
  if (!isSigned(`${head}.${body}`, signature, key)) return { reason: 'its signature is wrong' };
  const reason = whyNotOurs(claims.data, expected);
  return reason === undefined ? claims.data : { reason };
}

function whyNotOurs(claims: Claims, { issuers, clientId, now, mostSecondsOld }: Expected): string | undefined {
  const seconds = now.getTime() / 1000;
  if (!issuers.includes(claims.iss)) return 'it is from another issuer';
  if (claims.aud !== clientId || (claims.azp !== undefined && claims.azp !== clientId)) return 'it is for another audience';
  if (claims.exp + leewaySeconds <= seconds) return 'it has expired';
  if (claims.iat - leewaySeconds > seconds || claims.iat + mostSecondsOld + leewaySeconds < seconds) return 'it is not fresh';
  return undefined;
}

function isSigned(content: string, signature: string, key: KeyObject): boolean {
  return verify('RSA-SHA256', Buffer.from(content), key, Buffer.from(signature, 'base64url'));
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
