type Filters = Readonly<Record<string, string | undefined>>;

/** Every address of the seller panel, below /seller. */
export const sellerPaths = {
  today: () => '/',
  /** `back` is the address to return to. */
  signIn: ({ back }: { back?: string } = {}) => `/sign-in${query({ back: back === '/' ? undefined : back })}`,
  notifications: () => '/notifications',
  shop: () => '/shop',
  money: () => '/money',
  orders: (filters: Filters = {}) => `/orders${query(filters)}`,
  order: ({ code }: { code: string }) => `/orders/${encodeURIComponent(code)}`,
  messages: (filters: Filters = {}) => `/messages${query(filters)}`,
  conversation: ({ id }: { id: number }) => `/messages/${id}`,
  savedReplies: () => '/messages/replies',
  /** The conversation about an order, which may not exist yet. */
  orderMessages: ({ code }: { code: string }) => `/messages/order/${encodeURIComponent(code)}`,
  /** The screens for several orders: what to collect, and their tracking numbers. */
  pickList: ({ codes }: { codes: readonly string[] }) => `/orders/pick-list${query({ codes: codes.join(',') })}`,
  ship: ({ codes }: { codes: readonly string[] }) => `/orders/ship${query({ codes: codes.join(',') })}`,
  products: (filters: Filters = {}) => `/products${query(filters)}`,
  product: ({ id }: { id: number }) => `/products/${id}`,
  newProduct: () => '/products/new',
  importProducts: () => '/products/import',
  productGrid: (filters: Filters = {}) => `/products/grid${query(filters)}`,
  /** A product that waits to become one, by its change request. */
  proposedProduct: ({ id }: { id: number }) => `/products/proposed/${id}`,
  vouchers: (filters: Filters = {}) => `/vouchers${query(filters)}`,
  /** `new` begins a voucher, as a copy of another one if it is named. */
  voucher: ({ id, copy }: { id: number | 'new'; copy?: number }) => `/vouchers/${id}${query({ copy: copy?.toString() })}`,
  sales: (filters: Filters = {}) => `/sales${query(filters)}`,
  sale: ({ id }: { id: number | 'new' }) => `/sales/${id}`,
  stock: (filters: Filters = {}) => `/stock${query(filters)}`,
  /** The changes of the stock of a product. */
  stockHistory: ({ id }: { id: number }) => `/stock/${id}`,
  health: (filters: Filters = {}) => `/health${query(filters)}`,
  questions: (filters: Filters = {}) => `/questions${query(filters)}`,
  returns: (filters: Filters = {}) => `/returns${query(filters)}`,
  return: ({ code }: { code: string }) => `/returns/${encodeURIComponent(code)}`,
};

function query(filters: Filters): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(given).toString();
  return search && `?${search}`;
}
