import type { Pool } from '../processes/database.ts';

/** Ids that filters of lists refer to. */
export type FilterIds = Record<'shops' | 'categories' | 'brands', readonly number[]>;

export async function readFilterIds(pool: Pool): Promise<FilterIds> {
  const idsOf = async (table: string) => (await pool.query<{ id: number }>(`select id from ${table} order by id`)).rows.map(({ id }) => id);
  return { shops: await idsOf('shops'), categories: await idsOf('categories'), brands: await idsOf('brands') };
}

const words = ['lamp', 'mug', 'teapot', 'handmade', 'cotton', 'oak chair', 'brass', 'classic bowl', 'linen', 'copper pot'];
const names = ['Amina', 'Bilal Rahimi', 'Karimi', 'Chandra', 'Haddad', 'Farid Silva', 'Okafor', 'Ines', 'Tanaka', 'Jamal Brown'];
const statuses = ['pending', 'confirm', 'processing', 'on_the_way', 'delivered'];

/** The addresses of a list: those of each index differ. */
type Addresses = (index: number) => string;

/** Lists and searches of the admin panel, below /api/admin. */
export function listAdminAddresses({ shops, categories, brands }: FilterIds): Record<string, Addresses> {
  return {
    orders: (index) => `/orders?page=${1 + index}`,
    'orders by status': (index) => `/orders?status=${pick(statuses, index)}&page=${1 + index}`,
    'orders by payment': (index) => `/orders?payment=${pick(['Pending', 'Paid', 'Refunded', 'Failed'], index)}&page=${1 + index}`,
    'orders that are open and unpaid': (index) => `/orders?payment=Pending&open=1&page=${1 + index}`,
    'orders with a refund': (index) => `/orders?refund=${pick(['Pending', 'Done', 'Failed'], index)}`,
    'orders by days': (index) => `/orders?${daysOf(index)}&page=${1 + index}`,
    'orders of a shop': (index) => `/orders?shop=${pick(shops, index)}&page=${1 + index}`,
    'orders, the highest first': (index) => `/orders?sort=${pick(['highest', 'lowest', 'oldest'], index)}&page=${1 + index}`,
    'orders found by code': (index) => `/orders?search=SK-00${String(10_000 + index * 997)}`,
    'orders found by phone': (index) => `/orders?search=${7_000_000_001 + index * 613}`,
    'orders found by name': (index) => `/orders?search=${pick(names, index)}&page=${1 + Math.floor(index / 10)}`,
    products: (index) => `/products?page=${1 + index}`,
    'products by stock': (index) => `/products?stock=${pick(['in_stock', 'sold_out', 'low'], index)}&page=${1 + index}`,
    'products by status': (index) => `/products?status=${pick(['published', 'archived'], index)}&page=${1 + index}`,
    'products of a shop': (index) => `/products?shop=${pick(shops, index)}&page=${1 + index}`,
    'products of a category': (index) => `/products?category=${pick(categories, index)}&page=${1 + index}`,
    'products of a brand': (index) => `/products?brand=${pick(brands, index)}&page=${1 + index}`,
    'products by price and by sales': (index) =>
      `/products?sort=${pick(['cheapest', 'dearest', 'best_selling', 'oldest'], index)}&page=${1 + index}`,
    'products found': (index) => `/products?search=${pick(words, index)}&page=${1 + Math.floor(index / 10)}`,
    people: (index) => `/people?page=${1 + index}`,
    'people who are blocked': (index) => `/people?blocked=1&page=${1 + index}`,
    'people without their messages': (index) => `/people?undelivered=1&page=${1 + index}`,
    'people found by name': (index) => `/people?search=${pick(names, index)}&page=${1 + Math.floor(index / 10)}`,
    'people found by phone': (index) => `/people?search=${7_000_000_001 + index * 613}`,
    'audit log': () => '/audit',
    'audit log by action': (index) => `/audit?action=${pick(['order', 'product.price', 'product', 'settings'], index)}`,
    reviews: (index) => `/reviews?page=${1 + index}`,
    shops: (index) => `/shops?page=${1 + index}`,
    'shop health': () => '/shop-health',
    'media library': (index) => `/media/pictures?page=${1 + index}`,
    'media library, unused': (index) => `/media/pictures?filter=unused&page=${1 + index}`,
    'media library, a word of every picture': (index) => `/media/pictures?search=photo&page=${1 + index}`,
    'media library, found by word': (index) => `/media/pictures?search=${pick(words, index)}&page=${1 + Math.floor(index / 10)}`,
    home: () => '/home',
    numbers: (index) => `/numbers?${daysOf(index)}`,
    palette: (index) => `/find?search=${pick([...names, ...words, 'SK-0012345', '7000000613'], index)}`,
  };
}

/** Lists and searches of the seller panel, below /api/seller. */
export const sellerAddresses: Record<string, Addresses> = {
  today: () => '/today',
  orders: (index) => `/orders?page=${1 + index}`,
  'orders by status': (index) => `/orders?status=${pick([...statuses, 'late'], index)}&page=${1 + Math.floor(index / 6)}`,
  'orders found by name': (index) => `/orders?search=${pick([...names, 'Bench'], index)}`,
  products: (index) => `/products?page=${1 + index}`,
  'products found': (index) => `/products?search=${pick(words, index)}`,
  stock: (index) => `/stock?page=${1 + index}`,
  'stock that is low or sold out': (index) => `/stock?status=${pick(['low', 'sold_out'], index)}&page=${1 + index}`,
  'stock found': (index) => `/stock?search=${pick(words, index)}`,
};

function pick(all: readonly (string | number)[], index: number): string {
  return encodeURIComponent(all[index % all.length] ?? '');
}

function daysOf(index: number): string {
  const month = (number: number) => String(number + (index % 6)).padStart(2, '0');
  return `from=2026-${month(1)}-01&to=2026-${month(4)}-28`;
}
