import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createKeySet, readIdentityToken } from './identity-token.ts';
import { refusal, type SocialProvider } from './social-provider.ts';

const issuers = ['https://appleid.apple.com'];
// Apple sends the name once, to the page and not in the token.
const Given = z.object({ id_token: z.string(), nonce: z.string().min(16), name: z.string().trim().max(120).optional() });

/** Apple: the page gets a signed identity token; `code` is a placeholder. */
export function createAppleProvider({ keysUrl }: { keysUrl: string }): SocialProvider {
  const keys = createKeySet(keysUrl);
  return {
    async verify({ data, clientId, now, signal }) {
      const given = Given.safeParse(data);
      if (!given.success) return refusal('data has no id_token with its nonce');
      const { id_token, nonce, name } = given.data;
      const claims = await readIdentityToken(id_token, keys, { issuers, clientId, now, maxAgeSeconds: 600, signal });
      if ('reason' in claims) return refusal(claims.reason);
      if (claims.nonce !== nonce && claims.nonce !== createHash('sha256').update(nonce).digest('hex'))
        return refusal('its nonce is another');
      const email = claims.email_verified ? claims.email : undefined;
      return {
        kind: 'verified',
        profile: { subject: claims.sub, name, email },
        token: { value: id_token, expiresAt: new Date(claims.exp * 1000) },
        nonce,
      };
    },
  };
}
