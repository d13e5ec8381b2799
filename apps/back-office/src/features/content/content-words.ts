import type { ContentStatus, ManagedContent } from '@souk/contract/back-office/content';
import type { ContentKind, ContentState } from '@souk/contract/back-office/content-state';

export const statusTexts = { published: 'Published', scheduled: 'Planned', hidden: 'Not published' } as const satisfies Record<
  ContentStatus,
  string
>;

/** The lists that shoppers see on every page or on the home page, each a tab of one screen. */
export const siteTexts = {
  home: 'Sections of the home page',
  banners: 'Banners',
  menus: 'Menu',
  footers: 'Footer',
  'social-links': 'Social links',
  help: 'Help topics',
} as const satisfies Partial<Record<ContentKind, string>>;

/** The initial state of the form: the draft, or else the published content. */
export function editedState({ draft, published }: Pick<ManagedContent, 'draft' | 'published'>): ContentState | null {
  return draft?.state ?? published;
}
