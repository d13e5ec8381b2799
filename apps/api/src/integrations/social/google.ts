import { z } from 'zod';
import { createKeySet, readIdentityToken } from './identity-token.ts';
import { callProvider, refusal, type SocialProvider } from './social-provider.ts';

type GoogleOptions = { clientSecret: string | undefined; tokenUrl: string; keysUrl: string };

const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const Tokens = z.object({ id_token: z.string() });

/** Google: the code of its popup is exchanged for an identity token, which only who has the secret can do. */
export function createGoogleProvider({ clientSecret, tokenUrl, keysUrl }: GoogleOptions): SocialProvider {
  const keys = createKeySet(keysUrl);
  return {
    async verify({ code, clientId, now, signal }) {
      if (clientSecret === undefined) return { kind: 'not-set-up' };
      const tokens = await callProvider(tokenUrl, Tokens, {
        method: 'POST',
        signal,
        // `postmessage` is what Google wants where the code came through a popup.
        body: new URLSearchParams({
          code,
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: 'postmessage',
          grant_type: 'authorization_code',
        }),
      });
      if (!tokens) return refusal('Google does not know the code');
      const claims = await readIdentityToken(tokens.id_token, keys, { issuers, clientId, now, maxAgeSeconds: 600, signal });
      if ('reason' in claims) return refusal(claims.reason);
      const email = claims.email_verified ? claims.email : undefined;
      return {
        kind: 'verified',
        profile: { subject: claims.sub, name: claims.name, email },
        token: { value: tokens.id_token, expiresAt: new Date(claims.exp * 1000) },
      };
    },
  };
}
