import { generateLibrary } from '../marketplace/library.ts';
import { openSession, owner, type Panel, seller } from '../marketplace/panel-sessions.ts';
import { generateSales } from '../marketplace/sales.ts';
import type { GoalContext, GoalRow } from './goal.ts';
import { listAdminAddresses, readFilterIds, sellerAddresses } from './panel-lists.ts';

const people = 50_000;
const orders = 100_000;
const pictures = 50_000;
const askedEach = 60;
const longest = 150;
const longestFind = 100;

/** Lists and searches of both panels with many orders, products, people and pictures: one operator and one seller, who seldom ask the same twice. */
export async function measurePanel(context: GoalContext): Promise<GoalRow[]> {
  const { cached, database, products } = await context.panelEnvironment();
  await generateSales(database.pool, { people, orders });
  await generateLibrary(database.pool, pictures);
  const rows: GoalRow[] = [];
  const timeAll = async (panel: Panel, lists: Record<string, (index: number) => string>, token: string) => {
    for (const [name, path] of Object.entries(lists)) {
      const addresses = Array.from({ length: askedEach }, (_, index) => `/api/${panel}${path(index)}`);
      const limit = name === 'palette' ? longestFind : longest;
      rows.push(await timeList({ name: `${panel}: ${name}`, addresses, cookie: `souk_${panel}=${token}`, port: cached.port, limit }));
    }
  };
  await timeAll('admin', listAdminAddresses(await readFilterIds(database.pool)), await openSession(database.pool, 'admin', owner));
  await timeAll('seller', sellerAddresses, await openSession(database.pool, 'seller', seller));
  context.print(`  ${products} products, ${orders} orders, ${people} people, ${pictures} pictures`);
  return rows;
}

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
