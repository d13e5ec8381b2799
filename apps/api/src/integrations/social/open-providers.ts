import type { Config } from '../../config.ts';
import { createAppleProvider } from './apple/apple-provider.ts';
import { createFacebookProvider } from './facebook/facebook-provider.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import type { SocialProviders } from './social-provider.ts';

export function openProviders({ google, facebook, apple }: Config['social']): SocialProviders {
  return { google: createGoogleProvider(google), facebook: createFacebookProvider(facebook), apple: createAppleProvider(apple) };
}
