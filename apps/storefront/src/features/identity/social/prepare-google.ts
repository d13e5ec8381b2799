import { loadScript } from './load-script.ts';
import { type OpenWindow, ScriptBlocked } from './social-outcome.ts';

const script = 'https://accounts.google.com/gsi/client';

/** Google: an authorization code, which only the server can exchange. */
export async function prepareGoogle(clientId: string): Promise<OpenWindow> {
  await loadScript(script);
  const oauth2 = window.google?.accounts?.oauth2;
  if (!oauth2) throw new ScriptBlocked('Google’s script is not what it was');
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
