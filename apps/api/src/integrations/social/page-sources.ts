import type { SocialName } from './social-provider.ts';

type Sources = { script: string[]; style?: string[]; connect: string[]; frame: string[] };

/** What a page loads of a provider while somebody signs in through it, as the provider's own instructions have it. */
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
