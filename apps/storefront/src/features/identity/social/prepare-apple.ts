import { askOurs } from '../../../lib/api/ask-ours.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { loadScript } from './load-script.ts';
import { readClaims } from './read-claims.ts';
import { type OpenWindow, ScriptBlocked, type SocialOutcome } from './social-outcome.ts';

const script = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

type AppleSettings = { clientId: string; redirectUrl: string | null };

/** Apple: a signed identity token. There is nothing to exchange, so the code is a placeholder. */
export async function prepareApple(api: Api, { clientId, redirectUrl }: AppleSettings): Promise<OpenWindow> {
  await loadScript(script);
  const auth = window.AppleID?.auth;
  if (!auth) throw new ScriptBlocked('Apple’s script is not what it was');
  // The server accepts a token once, by the nonce that it issued. A server without that call has no nonces of its own.
  const nonce = (await askOurs(api, 'POST /auth/{provider}/nonce', { params: { provider: 'apple' } }))?.nonce ?? newNonce();
  auth.init({
    clientId,
    scope: 'name email',
    redirectURI: redirectUrl ?? `${location.origin}/`,
    // Apple signs the hash: whoever gets hold of the token alone cannot name the nonce that belongs to it.
    nonce: await sha256(nonce),
    usePopup: true,
  });
  return async () => {
    try {
      return outcomeOf(await auth.signIn(), nonce);
    } catch (error) {
      return { kind: isHeldBack(error) ? 'popup-blocked' : 'cancelled' };
    }
  };
}

function outcomeOf({ authorization, user }: AppleAnswer, nonce: string): SocialOutcome {
  const token = authorization?.id_token;
  if (!token) return { kind: 'cancelled' };
  const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ');
  const { email } = readClaims(token);
  return { kind: 'signed', code: 'apple', data: { id_token: token, nonce, ...(name && { name }), ...(email && { email }) } };
}

/** Everything else that it rejects with is a person who turned back. */
function isHeldBack(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'error' in error && error.error === 'popup_blocked_by_browser';
}

function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

async function sha256(text: string): Promise<string> {
  // Browsers have it on secure pages alone, as Apple wants them.
  if (!crypto.subtle) throw new ScriptBlocked('Apple’s script needs a secure page');
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
