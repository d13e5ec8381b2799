import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { MediaFilter, MediaUse } from '@souk/contract/back-office/media';
import { paths } from '../../lib/paths.ts';

export const pictureFilterTexts = {
  unused: 'Not used',
  'no-alt': 'Alternative text missing',
  large: 'Too large',
} as const satisfies Record<MediaFilter, string>;

export const filmFilterTexts = { unused: 'Not used', large: 'Too large' } as const;

const useTexts = {
  product: 'Product',
  category: 'Category',
  brand: 'Brand',
  shop: 'Shop',
  'flash-sale': 'Flash sale',
  banners: 'Banners',
  post: 'Post',
  page: 'Page',
  help: 'Help topics',
  settings: 'Settings',
  'social-links': 'Social links',
  gateways: 'Payment methods',
  draft: 'Draft',
  revision: 'Earlier state',
  'change-request': 'Change of a product by the shop',
  application: 'Application for a shop',
  order: 'Orders',
  review: 'Reviews',
  person: 'Profile of a person',
} as const satisfies Record<MediaUse['kind'], string>;

/** The kind of a use of a file, and its name where it has one. */
export function describeUse({ t }: I18n, { kind, name }: MediaUse): string {
  return name === '' ? t(useTexts[kind]) : t('{kind}: {name}', { kind: t(useTexts[kind]), name });
}

/** The page that edits it; undefined where there is none, or another permission is needed. */
export function hrefOf({ kind, id }: MediaUse): string | undefined {
  switch (kind) {
    case 'product':
      return paths.product({ id: Number(id) });
    case 'category':
      return paths.category({ id });
    case 'brand':
      return paths.term({ kind: 'brands', id });
    case 'shop':
      return paths.shop({ id });
    case 'flash-sale':
      return paths.flashSale({ id });
    case 'post':
      return paths.content({ kind: 'posts', key: id });
    case 'page':
      return paths.content({ kind: 'pages', key: id });
    case 'banners':
    case 'help':
    case 'social-links':
      return paths.site({ kind });
    case 'settings':
      return paths.settings();
    case 'gateways':
      return paths.settings({ tab: 'payments' });
    case 'draft':
    case 'revision':
      return contentHref(id);
    case 'change-request':
      return paths.changeRequest({ id: Number(id) });
    case 'application':
    case 'order':
    case 'review':
    case 'person':
      return undefined;
  }
}

function contentHref(name: string): string {
  const [kind = '', key = ''] = name.split('/');
  return kind === 'posts' || kind === 'pages' ? paths.content({ kind, key }) : paths.site({ kind });
}
