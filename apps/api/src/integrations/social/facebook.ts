import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { callProvider, refusal, type SocialProvider } from './social-provider.ts';

type FacebookOptions = { appSecret: string | undefined; graphUrl: string };

const Debugged = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().optional(),
    user_id: z.string().optional(),
    expires_at: z.number().optional(),
  }),
});
const Me = z.object({ id: z.string().min(1).max(255), name: z.string().max(500).optional() });

/** Facebook ends a token that is not used for 90 days. */
const endlessTokenMilliseconds = 90 * 24 * 3_600_000;

/** Facebook: its API checks an access token and returns its app and its user. */
export function createFacebookProvider({ appSecret, graphUrl }: FacebookOptions): SocialProvider {
  return {
    async verify({ code: accessToken, clientId, now, signal }) {
      if (appSecret === undefined) return { kind: 'not-set-up' };
      const debugged = await callProvider(
        address(graphUrl, 'debug_token', { input_token: accessToken, access_token: `${clientId}|${appSecret}` }),
        Debugged,
        { signal },
      );
      if (!debugged?.data.is_valid) return refusal('the access token is not valid');
      const { app_id, user_id, expires_at = 0 } = debugged.data;
      // A token that somebody got for an app of their own would otherwise open accounts here.
      if (app_id !== clientId) return refusal('the access token is for another app');
      // 0 is a token without an end.
      if (expires_at !== 0 && expires_at * 1000 <= now.getTime()) return refusal('the access token has expired');
      const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
      const query = { fields: 'id,name', access_token: accessToken, appsecret_proof: proof };
      const me = await callProvider(address(graphUrl, 'me', query), Me, { signal });
      if (!me || me.id !== user_id) return refusal('the access token is of somebody else');
      const expiresAt = expires_at === 0 ? new Date(now.getTime() + endlessTokenMilliseconds) : new Date(expires_at * 1000);
      // Facebook does not return whether a mail address is verified, so it is ignored.
      return { kind: 'verified', profile: { subject: me.id, name: me.name, email: undefined }, token: { value: accessToken, expiresAt } };
    },
  };
}

function address(base: string, path: string, query: Record<string, string>): string {
  return `${base}/${path}?${new URLSearchParams(query)}`;
}
