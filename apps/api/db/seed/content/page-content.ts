import type { Localized } from './shape.ts';

export type PageContent = {
  slug: string;
  title: Localized;
  /** Simple HTML: p, h2, ul. */
  description: Localized;
};
