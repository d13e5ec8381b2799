import { createHash, randomBytes } from 'node:crypto';
import { generateSales } from '../marketplace/sales.ts';
import type { Pool } from '../processes/database.ts';
import type { GoalContext, GoalRow } from './goal.ts';

const people = 50_000;
const orders = 100_000;
const askedEach = 60;
const longest = 150;
const longestFind = 100;

/** Lists and searches of the admin panel with many orders, products and people: one operator, who never asks the same twice. */
export async function measurePanel(context: GoalContext): Promise<GoalRow[]> {
  const { cached, database, products } = await context.panelEnvironment();
  await generateSales(database.pool, { people, orders });
  const cookie = `souk_admin=${await signInOwner(database.pool)}`;
  const rows: GoalRow[] = [];
  for (const [name, path] of Object.entries(asked)) {
    const addresses = Array.from({ length: askedEach }, (_, index) => `/api/admin${path(index)}`);
    rows.push(
      await timeList({ name: `panel: ${name}`, addresses, cookie, port: cached.port, limit: name === 'palette' ? longestFind : longest }),
    );
  }
  context.print(`  ${products} products, ${orders} orders, ${people} people`);
  return rows;
}

const words = ['lamp', 'mug', 'teapot', 'handmade', 'cotton', 'oak chair', 'brass', 'classic bowl', 'linen', 'copper pot'];
const names = ['Amina', 'Bilal Rahimi', 'Karimi', 'Chandra', 'Haddad', 'Farid Silva', 'Okafor', 'Ines', 'Tanaka', 'Jamal Brown'];
const pick = (all: readonly string[], index: number) => encodeURIComponent(all[index % all.length] ?? '');
const statuses = ['pending', 'confirm', 'processing', 'on_the_way', 'delivered'];

const asked: Record<string, (index: number) => string> = {
  orders: (index) => `/orders?page=${1 + index}`,
  'orders by status': (index) => `/orders?status=${pick(statuses, index)}&page=${1 + index}`,
  'orders found by code': (index) => `/orders?search=SK-00${String(10_000 + index * 997)}`,
  'orders found by phone': (index) => `/orders?search=${7_000_000_001 + index * 613}`,
  'orders found by name': (index) => `/orders?search=${pick(names, index)}&page=${1 + Math.floor(index / 10)}`,
  products: (index) => `/products?page=${1 + index}`,
  'products found': (index) => `/products?search=${pick(words, index)}&page=${1 + Math.floor(index / 10)}`,
  people: (index) => `/people?page=${1 + index}`,
  'people found by name': (index) => `/people?search=${pick(names, index)}&page=${1 + Math.floor(index / 10)}`,
  'people found by phone': (index) => `/people?search=${7_000_000_001 + index * 613}`,
  'audit log': () => '/audit',
  reviews: (index) => `/reviews?page=${1 + index}`,
  home: () => '/home',
  numbers: (index) =>
    `/numbers?from=2026-${String(1 + (index % 6)).padStart(2, '0')}-01&to=2026-${String(4 + (index % 6)).padStart(2, '0')}-28`,
  palette: (index) => `/find?search=${pick([...names, ...words, 'SK-0012345', '7000000613'], index)}`,
};

type Timing = { name: string; addresses: readonly string[]; cookie: string; port: number; limit: number };

async function timeList({ name, addresses, cookie, port, limit }: Timing): Promise<GoalRow> {
  const times: number[] = [];
  const problems: string[] = [];
  for (const address of addresses) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { cookie } });
    const text = await answer.text();
    times.push(performance.now() - started);
    if (!answer.ok && problems.length === 0) problems.push(`${address}: ${answer.status} ${text.slice(0, 200)}`);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const p95 = at(0.95);
  return {
    ...{ name: 'panel', work: name, figure: `p95 ${Math.round(p95)} ms`, target: `p95 ≤ ${limit} ms`, problems },
    met: p95 <= limit && problems.length === 0,
    times: { p50: at(0.5), p99: at(0.99) },
  };
}

async function signInOwner(pool: Pool): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into sessions (token_hash, person_id, audience, second_factor_at, expires_at, last_used_at)
     select $1, person_id, 'admin', now(), now() + interval '1 day', now() from staff limit 1`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}
