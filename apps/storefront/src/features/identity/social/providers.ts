import type { Api } from '@souk/client/api/create-api.ts';
import type { Master } from '@souk/contract/settings';
import { loadScript, type OpenSignInWindow, ScriptBlocked } from './load-script.ts';
import { prepareApple } from './prepare-apple.ts';

type SocialAuths = Master['social_auths'];
export type ProviderName = keyof SocialAuths;
export type Provider = { name: ProviderName; title: string; prepare: (api: Api) => Promise<OpenSignInWindow> };

/** Providers that are enabled and have a client id. Their scripts load only when a button is pressed. */
export function activeProviders({ google, facebook, apple }: SocialAuths): Provider[] {
  const providers: Provider[] = [];
  const [googleId, facebookId, appleId] = [google, facebook, apple].map((auth) => (auth.is_active && auth.client_id) || undefined);
  if (googleId) providers.push({ name: 'google', title: 'Google', prepare: () => prepareGoogle(googleId) });
  if (facebookId) providers.push({ name: 'facebook', title: 'Facebook', prepare: () => prepareFacebook(facebookId) });
  if (appleId)
    providers.push({
      name: 'apple',
      title: 'Apple',
      prepare: (api) => prepareApple(api, { clientId: appleId, redirectUrl: apple.redirect_url }),
    });
  return providers;
}

const googleScript = 'https://accounts.google.com/gsi/client';

/** Google returns an authorization code, which the server exchanges. */
async function prepareGoogle(clientId: string): Promise<OpenSignInWindow> {
  await loadScript(googleScript);
  const oauth2 = window.google?.accounts?.oauth2;
  if (!oauth2) throw new ScriptBlocked('Google’s script has changed its interface');
  return () =>
    new Promise((resolve) => {
      const client = oauth2.initCodeClient({
        client_id: clientId,
        scope: 'email profile openid',
        ux_mode: 'popup',
        callback: ({ code }) => resolve(code ? { kind: 'signed', code } : { kind: 'cancelled' }),
        error_callback: ({ type }) => resolve({ kind: type === 'popup_failed_to_open' ? 'popup-blocked' : 'cancelled' }),
      });
      client.requestCode();
    });
}

const facebookScript = 'https://connect.facebook.net/en_US/sdk.js';

/** Facebook returns an access token and the name and email of the profile. */
async function prepareFacebook(appId: string): Promise<OpenSignInWindow> {
  const sdk = await loadFacebook();
  sdk.init({ appId, version: 'v20.0', cookie: false, xfbml: false });
  return async () => {
    const code = await new Promise<string | undefined>((resolve) => {
      sdk.login(({ authResponse }) => resolve(authResponse?.accessToken), { scope: 'public_profile,email' });
    });
    if (!code) return { kind: 'cancelled' };
    const { name, email } = await new Promise<FacebookProfile>((resolve) => sdk.api('/me', { fields: 'name,email' }, resolve));
    return { kind: 'signed', code, data: { ...(name && { name }), ...(email && { email }) } };
  };
}

let ready: Promise<void> | undefined;

/** The requested script loads the SDK, which calls `fbAsyncInit` when it is ready. */
async function loadFacebook(): Promise<NonNullable<Window['FB']>> {
  ready ??= new Promise((resolve, reject) => {
    window.fbAsyncInit = resolve;
    loadScript(facebookScript).catch(reject);
  });
  try {
    await ready;
  } catch (error) {
    ready = undefined;
    throw error;
  }
  if (!window.FB) throw new ScriptBlocked('Facebook’s script has changed its interface');
  return window.FB;
}
