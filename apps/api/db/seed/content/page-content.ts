import type { Localized } from './shape.ts';

export type PageContent = {
  slug: string;
  /** When it was last changed, counted from the day the demo market opens. */
  days_ago: number;
  title: Localized;
  /** Simple HTML: p, h2, ul. */
  description: Localized;
};
