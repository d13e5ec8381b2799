import { loadScript } from './load-script.ts';
import { type OpenWindow, ScriptBlocked } from './social-outcome.ts';

const script = 'https://connect.facebook.net/en_US/sdk.js';

/** Facebook: an access token, with what the profile says of name and mail. */
export async function prepareFacebook(appId: string): Promise<OpenWindow> {
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

/** The script that is asked for fetches another one, which says itself when it is there. */
async function loadFacebook(): Promise<NonNullable<Window['FB']>> {
  ready ??= new Promise((resolve, reject) => {
    window.fbAsyncInit = resolve;
    loadScript(script).catch(reject);
  });
  try {
    await ready;
  } catch (error) {
    ready = undefined;
    throw error;
  }
  if (!window.FB) throw new ScriptBlocked('Facebook’s script is not what it was');
  return window.FB;
}
