import type { Master } from '@souk/contract/settings';
import type { Api } from '../../../lib/api/create-api.ts';
import { prepareApple } from './prepare-apple.ts';
import { prepareFacebook } from './prepare-facebook.ts';
import { prepareGoogle } from './prepare-google.ts';
import type { OpenWindow } from './social-outcome.ts';

type SocialAuths = Master['social_auths'];
export type ProviderName = keyof SocialAuths;
export type Provider = { name: ProviderName; title: string; prepare: (api: Api) => Promise<OpenWindow> };

/** The providers that are switched on and know this shop. Nothing of theirs is loaded before somebody asks for it. */
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
