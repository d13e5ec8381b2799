import type { Config } from '../../config/config.ts';
import { createAppleProvider } from './apple.ts';
import { createFacebookProvider } from './facebook.ts';
import { createGoogleProvider } from './google.ts';
import type { SocialName, SocialProviders } from './social-provider.ts';

export function openProviders({ google, facebook, apple }: Config['social']): SocialProviders {
  return { google: createGoogleProvider(google), facebook: createFacebookProvider(facebook), apple: createAppleProvider(apple) };
}

type Sources = { script: string[]; style?: string[]; connect: string[]; frame: string[] };

/** The sources that a provider's sign-in needs in the page's policy, from the provider's instructions. */
export const pageSources = {
  google: {
    script: ['https://accounts.google.com/gsi/client'],
    style: ['https://accounts.google.com/gsi/style'],
    connect: ['https://accounts.google.com/gsi/'],
    frame: ['https://accounts.google.com/gsi/'],
  },
  facebook: {
    script: ['https://connect.facebook.net/'],
    connect: ['https://graph.facebook.com', 'https://www.facebook.com'],
    frame: ['https://www.facebook.com'],
  },
  apple: {
    script: ['https://appleid.cdn-apple.com/appleauth/'],
    connect: ['https://appleid.apple.com'],
    frame: ['https://appleid.apple.com'],
  },
} satisfies Record<SocialName, Sources>;
