/** Every address of the panel, below /admin. */
export const paths = {
  home: () => '/',
  /** `back` is the address to return to. */
  signIn: ({ back }: { back?: string } = {}) => `/sign-in${query({ back: back === '/' ? undefined : back })}`,
  orders: (filters: Readonly<Record<string, string | undefined>> = {}) => `/orders${query(filters)}`,
  refunds: (filters: Readonly<Record<string, string | undefined>> = {}) => `/orders/refunds${query(filters)}`,
  returns: (filters: Readonly<Record<string, string | undefined>> = {}) => `/returns${query(filters)}`,
  return: ({ code }: { code: string }) => `/returns/${encodeURIComponent(code)}`,
  audit: (filters: Readonly<Record<string, string | undefined>> = {}) => `/audit${query(filters)}`,
  tickets: (filters: Readonly<Record<string, string | undefined>> = {}) => `/support${query(filters)}`,
  ticket: ({ ticket_number }: { ticket_number: string }) => `/support/${encodeURIComponent(ticket_number)}`,
  savedReplies: () => '/support/replies',
  /** Those of an order or of a shop with a filter. */
  conversations: (filters: Readonly<Record<string, string | undefined>> = {}) => `/support/conversations${query(filters)}`,
  conversation: ({ id }: { id: number }) => `/support/conversations/${id}`,
  contactMessages: () => '/support/contact',
  commissionRules: () => '/commission',
  sales: () => '/commission/sales',
  people: (filters: Readonly<Record<string, string | undefined>> = {}) => `/people${query(filters)}`,
  person: ({ id }: { id: number | string }) => `/people/${id}`,
  staff: () => '/staff',
  /** `search` are the words that the general settings are searched for. */
  settings: ({ tab, search }: { tab?: string | undefined; search?: string } = {}) => `/settings${tab ? `/${tab}` : ''}${query({ search })}`,
  texts: ({ language }: { language: string }) => `/settings/languages/${language}`,
  /** `new` is a role that does not exist yet. */
  role: ({ id }: { id: number | 'new' }) => `/staff/roles/${id}`,
  webhooks: () => '/webhooks',
  /** `new` is one that does not exist yet. */
  webhook: ({ id }: { id: number | string }) => `/webhooks/${id}`,
  apiKeys: () => '/keys',
  newApiKey: () => '/keys/new',
  products: (filters: Readonly<Record<string, string | undefined>> = {}) => `/products${query(filters)}`,
  product: ({ id }: { id: number }) => `/products/${id}`,
  /** The changes of the stock of a product. */
  stockHistory: ({ id }: { id: number }) => `/products/${id}/stock`,
  newProduct: () => '/products/new',
  importProducts: () => '/products/import',
  productGrid: (filters: Readonly<Record<string, string | undefined>> = {}) => `/products/grid${query(filters)}`,
  /** The changes of products that sellers want. */
  changeRequests: (filters: Readonly<Record<string, string | undefined>> = {}) => `/products/changes${query(filters)}`,
  changeRequest: ({ id }: { id: number }) => `/products/changes/${id}`,
  contentList: ({ kind }: { kind: 'posts' | 'pages' }) => `/${kind}`,
  content: ({ kind, key }: { kind: 'posts' | 'pages'; key: string }) => `/${kind}/${encodeURIComponent(key)}`,
  /** The lists of the home page and of every page. */
  site: ({ kind }: { kind: string }) => `/site/${kind}`,
  media: () => '/media',
  films: () => '/media/films',
  mediaPicture: ({ id }: { id: number }) => `/media/${id}`,
  categories: () => '/categories',
  /** `new` is a category that does not exist yet. */
  category: ({ id }: { id: number | string }) => `/categories/${id}`,
  terms: ({ kind }: { kind: string }) => `/attributes/${kind}`,
  /** `new` is one that does not exist yet. */
  term: ({ kind, id }: { kind: string; id: number | string }) => `/attributes/${kind}/${id}`,
  vouchers: () => '/promotions',
  /** `new` is a voucher that does not exist yet; `copy` is the id of the one that it begins with. */
  voucher: ({ id, copy }: { id: number | string; copy?: number }) => `/promotions/vouchers/${id}${query({ copy: copy?.toString() })}`,
  flashSales: () => '/promotions/flash-sales',
  /** `new` is a sale that does not exist yet. */
  flashSale: ({ id }: { id: number | string }) => `/promotions/flash-sales/${id}`,
  /** The sales that shops have planned themselves. */
  shopSales: (filters: Readonly<Record<string, string | undefined>> = {}) => `/promotions/shop-sales${query(filters)}`,
  plans: () => '/promotions/plans',
  /** `new` is a plan that does not exist yet. */
  plan: ({ id }: { id: number | string }) => `/promotions/plans/${id}`,
  memberships: (filters: Readonly<Record<string, string | undefined>> = {}) => `/promotions/members${query(filters)}`,
  reviews: (filters: Readonly<Record<string, string | undefined>> = {}) => `/reviews${query(filters)}`,
  questions: () => '/reviews/questions',
  review: ({ id }: { id: number }) => `/reviews/${id}`,
  shops: () => '/shops',
  shopHealth: (filters: Readonly<Record<string, string | undefined>> = {}) => `/shops/health${query(filters)}`,
  /** `new` is a shop that does not exist yet. */
  shop: ({ id }: { id: number | string }) => `/shops/${id}`,
  applications: (filters: Readonly<Record<string, string | undefined>> = {}) => `/shops/applications${query(filters)}`,
  application: ({ id }: { id: number }) => `/shops/applications/${id}`,
  order: ({ code }: { code: string }) => `/orders/${encodeURIComponent(code)}`,
};

function query(filters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(given).toString();
  return search && `?${search}`;
}
