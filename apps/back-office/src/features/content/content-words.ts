import { isApiError } from '@souk/client/api/api-error.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ContentStatus, ManagedContent } from '@souk/contract/back-office/content';
import type { ContentKind, ContentState } from '@souk/contract/back-office/content-state';
import { explainError } from '../../lib/services.tsx';

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

const fieldTexts: Readonly<Record<string, string>> = {
  slug: 'Address',
  url: 'Link',
  link: 'Link',
  title: 'Title',
  body: 'Text',
  name: 'Name',
  question: 'Question',
  answer: 'Answer',
  picture_id: 'Picture',
  category_id: 'Category',
  tags: 'Tags',
  logo_url: 'Logo',
  at: 'Time of publication',
};

/** A failed change in words: which field is wrong. */
export function explainProblem(i18n: I18n, error: unknown): string {
  const { t } = i18n;
  if (!isApiError(error) || error.status !== 422) return explainError(i18n, error);
  const [path = ''] = Object.keys(error.errors);
  const field = path.split('.').findLast((part) => Object.hasOwn(fieldTexts, part));
  if (field === undefined) return explainError(i18n, error);
  const words = error.serverMessage;
  const name = t(fieldTexts[field] ?? field);
  if (words.includes('default language')) return t('{field}: a text in the default language is needed', { field: name });
  if (words.includes('another') || words.includes('twice')) return t('{field}: another one has it already', { field: name });
  if (words.includes('future')) return t('{field}: choose a time in the future', { field: name });
  return t('{field}: please check it', { field: name });
}
