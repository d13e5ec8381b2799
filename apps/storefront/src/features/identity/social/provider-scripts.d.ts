// The parts of the providers’ scripts that are used here.

type GoogleCodeAnswer = { code?: string; error?: string };
type GoogleCodeClient = { requestCode: () => void };
type GoogleCodeOptions = {
  client_id: string;
  scope: string;
  ux_mode: 'popup';
  callback: (answer: GoogleCodeAnswer) => void;
  error_callback: (error: { type?: string }) => void;
};

type FacebookLogin = { authResponse?: { accessToken?: string } | null; status?: string };
type FacebookProfile = { name?: string; email?: string };

type AppleOptions = { clientId: string; scope: string; redirectURI: string; nonce: string; usePopup: true };
type AppleResult = {
  authorization?: { code?: string; id_token?: string; state?: string };
  /** Present only at the first sign-in. */
  user?: { email?: string; name?: { firstName?: string; lastName?: string } };
};

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the browser's own.
interface Window {
  google?: { accounts?: { oauth2?: { initCodeClient: (options: GoogleCodeOptions) => GoogleCodeClient } } };
  FB?: {
    init: (options: { appId: string; version: string; cookie: boolean; xfbml: boolean }) => void;
    login: (callback: (answer: FacebookLogin) => void, options: { scope: string }) => void;
    api: (path: string, fields: { fields: string }, callback: (answer: FacebookProfile) => void) => void;
  };
  fbAsyncInit?: () => void;
  AppleID?: { auth: { init: (options: AppleOptions) => void; signIn: () => Promise<AppleResult> } };
}
