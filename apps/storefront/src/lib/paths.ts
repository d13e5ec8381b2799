import { buildQuery } from '@souk/client/api/create-api.ts';

type Id = number | string;
type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

const segment = (value: Id) => encodeURIComponent(String(value));

/** Every address of the shop. Links are built here and nowhere else. */
export const paths = {
  home: () => '/',
  products: (query: Query = {}) => `/products${buildQuery(query)}`,
  product: ({ id }: { id: Id }) => `/products/${segment(id)}/details`,
  question: ({ product, id }: { product: Id; id: Id }) => `/products/${segment(product)}/questions/${segment(id)}`,
  shops: (query: Query = {}) => `/shops${buildQuery(query)}`,
  shop: ({ id, ...query }: { id: Id } & Query) => `/shops/${segment(id)}${buildQuery(query)}`,
  categories: () => '/categories',
  category: ({ slug, ...query }: { slug: Id } & Query) => `/categories/${segment(slug)}${buildQuery(query)}`,
  mostPopular: (query: Query = {}) => `/most-popular${buildQuery(query)}`,
  bestDeal: (query: Query = {}) => `/best-deal${buildQuery(query)}`,
  flashSale: ({ id, ...query }: { id: Id } & Query) => `/flash-sale/${segment(id)}${buildQuery(query)}`,
  compare: (query: Query = {}) => `/compare${buildQuery(query)}`,
  checkout: () => '/checkout',
  buyNow: () => '/buynow',
  orderConfirm: ({ id, ...query }: { id: Id } & Query) => `/order-confirm/${segment(id)}${buildQuery(query)}`,
  support: () => '/support',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  aboutUs: () => '/about-us',
  contactUs: () => '/contact-us',
  page: ({ slug }: { slug: string }) => `/page/${segment(slug)}`,
  plans: () => '/plans',
  planPurchase: ({ id }: { id: Id }) => `/plans/${segment(id)}/purchase`,
  blogs: (query: Query = {}) => `/blogs${buildQuery(query)}`,
  blog: ({ slug }: { slug: string }) => `/blog/${segment(slug)}`,
  shopRegister: () => '/shop/register',
  dashboard: () => '/dashboard',
  orderHistory: (query: Query = {}) => `/order-history${buildQuery(query)}`,
  order: ({ id }: { id: Id }) => `/order-history/${segment(id)}`,
  wishlist: () => '/wishlist',
  sharedWishlist: ({ token }: { token: string }) => `/wishlist/${segment(token)}`,
  profile: () => '/profile',
  addresses: () => '/manage-address',
  newAddress: () => '/manage-address/new',
  editAddress: ({ id }: { id: Id }) => `/manage-address/${segment(id)}/edit`,
  changePassword: () => '/change-password',
  supportTickets: (query: Query = {}) => `/support-tickets${buildQuery(query)}`,
  supportTicket: ({ ticketNumber }: { ticketNumber: Id }) => `/support-ticket/${segment(ticketNumber)}`,
  messages: (query: Query = {}) => `/messages${buildQuery(query)}`,
  conversation: ({ id }: { id: Id }) => `/messages/${segment(id)}`,
  /** About an order or a product. */
  newConversation: (query: { order?: Id; product?: Id; public?: boolean }) => `/messages/new${buildQuery(query)}`,
  subscription: () => '/my-subscription',
};

/**
 * Classifies a link from a text or a setting: for the router, for the browser, or refused. Browsers remove tabs and
 * line breaks, and read `//` and `/\` as another site.
 */
export function linkKind(href: string): 'route' | 'browser' | 'refused' {
  const read = href.replaceAll(/[\t\n\r]/g, '').trim();
  if (/^[/\\]{2}/.test(read)) return 'refused';
  const scheme = /^[\p{Cc}\s]*([a-z][a-z\d+.-]*):/iu.exec(read)?.[1]?.toLowerCase();
  if (scheme !== undefined) return allowedSchemes.has(scheme) ? 'browser' : 'refused';
  return href.startsWith('/') && !/^\/(api|media)\//.test(href) ? 'route' : 'browser';
}

const allowedSchemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'blob']);
