import type { Api } from '@souk/client/api/create-api.ts';
import { isRecord } from '@souk/client/api/read-answer.ts';
import { askOurs } from '../../../lib/other-servers/ask-ours.ts';
import { loadScript, type OpenSignInWindow, ScriptBlocked, type SocialOutcome } from './load-script.ts';

const appleScript = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

type AppleSettings = { clientId: string; redirectUrl: string | null };

/** Apple returns a signed identity token. There is nothing to exchange, so the `code` is a placeholder. */
export async function prepareApple(api: Api, { clientId, redirectUrl }: AppleSettings): Promise<OpenSignInWindow> {
  await loadScript(appleScript);
  const auth = window.AppleID?.auth;
  if (!auth) throw new ScriptBlocked('Apple’s script has changed its interface');
  // The server accepts only a nonce that it issued, and only once. Another server may not have this call.
  const nonce = (await askOurs(api, 'POST /auth/{provider}/nonce', { params: { provider: 'apple' } }))?.nonce ?? createNonce();
  auth.init({
    clientId,
    scope: 'name email',
    redirectURI: redirectUrl ?? `${location.origin}/`,
    // Apple signs the hash, so a stolen token does not reveal its nonce.
    nonce: await sha256(nonce),
    usePopup: true,
  });
  return async () => {
    try {
      return toOutcome(await auth.signIn(), nonce);
    } catch (error) {
      return { kind: isPopupBlocked(error) ? 'popup-blocked' : 'cancelled' };
    }
  };
}

function toOutcome({ authorization, user }: AppleResult, nonce: string): SocialOutcome {
  const token = authorization?.id_token;
  if (!token) return { kind: 'cancelled' };
  const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ');
  const { email } = parseClaims(token);
  return { kind: 'signed', code: 'apple', data: { id_token: token, nonce, ...(name && { name }), ...(email && { email }) } };
}

/** Apple rejects with another error if the person closes the window. */
function isPopupBlocked(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'error' in error && error.error === 'popup_blocked_by_browser';
}

function createNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

async function sha256(text: string): Promise<string> {
  // `crypto.subtle` exists on secure pages only; Apple requires one too.
  if (!crypto.subtle) throw new ScriptBlocked('Apple’s script needs HTTPS');
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the email of an identity token without verifying it: the server verifies the signature. */
export function parseClaims(token: string): { email?: string } {
  try {
    const bytes = Uint8Array.from(atob(toBase64(token.split('.')[1] ?? '')), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) && typeof claims.email === 'string' ? { email: claims.email } : {};
  } catch {
    return {};
  }
}

function toBase64(urlSafe: string): string {
  return urlSafe.replaceAll('-', '+').replaceAll('_', '/');
}
