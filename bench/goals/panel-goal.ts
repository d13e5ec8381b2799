import { createHash, randomBytes } from 'node:crypto';
import { generateLibrary } from '../marketplace/library.ts';
import { generateSales } from '../marketplace/sales.ts';
import type { Pool } from '../processes/database.ts';
import type { GoalContext, GoalRow } from './goal.ts';
import { listAdminAddresses, readFilterIds, sellerAddresses } from './panel-lists.ts';

const people = 50_000;
const orders = 100_000;
const pictures = 50_000;
const askedEach = 60;
const longest = 150;
const longestFind = 100;

type Panel = 'admin' | 'seller';

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
  await timeAll('admin', listAdminAddresses(await readFilterIds(database.pool)), await signIn(database.pool, 'admin', owner));
  await timeAll('seller', sellerAddresses, await signIn(database.pool, 'seller', seller));
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

const owner = 'select person_id, null::bigint as shop_id from staff limit 1';

/** A member of the shop with most orders, who may see all of it. */
const seller = `
  select m.person_id, m.shop_id from shop_members m join shop_roles r on r.id = m.role_id and r.is_owner
  order by (select count(*) from orders o where o.shop_id = m.shop_id) desc limit 1`;

/** Opens a session of the member that the query finds. */
async function signIn(pool: Pool, audience: Panel, member: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rowCount } = await pool.query(
    `insert into sessions (token_hash, audience, person_id, shop_id, second_factor_at, expires_at, last_used_at)
     select $1, $2, m.person_id, m.shop_id, now(), now() + interval '1 day', now() from (${member}) m`,
    [createHash('sha256').update(token).digest(), audience],
  );
  if (rowCount !== 1) throw new Error(`Nobody can open the ${audience} panel.`);
  return token;
}
