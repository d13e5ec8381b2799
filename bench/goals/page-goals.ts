import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { measureInTurn } from '../contest.ts';
import { serveReadyBytes } from '../contests/catalog-contests.ts';
import { readers } from '../load/load-client.ts';
import type { Pool } from '../processes/database.ts';
import { type GoalContext, type GoalRow, rowOf } from './goal.ts';

export const pageHeaders = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const connections = 16;

/** Pages that are rendered for each request, compared with a bare server that only compresses the same HTML. */
export async function measureProductPages(context: GoalContext): Promise<GoalRow[]> {
  const environment = await context.environment();
  const { cached, uncached } = environment;
  const paths = await listProductPages(environment.database.pool);
  const withDatabase = { databasePids: environment.databasePids };
  const next = giveInTurn(paths);
  const everyPage = { scripts: readers(paths, connections, pageHeaders) };
  const sample = paths.slice(0, 50);
  const compressing = await serveCompressed(uncached.port, sample);
  const bare = context.client.contender('brotli only', compressing, { scripts: readers(sample, connections, pageHeaders) }, {});
  // A page may be asked for once before it is in the cache, so each run gets other products.
  const firstVisits = context.client.contender(
    'Souk',
    cached,
    () => ({ scripts: readers(next(3300), connections, pageHeaders) }),
    withDatabase,
  );
  const withoutCache = context.client.contender('Souk', uncached, everyPage, withDatabase);
  return [
    rowOf('product-page', 'product page, each the first visit', await measureInTurn([firstVisits, bare], context), { rate: 250 }),
    rowOf('product-page', 'product page, every cache off', await measureInTurn([withoutCache, bare], context), { rate: 250 }),
  ];
}

export async function measureHomePage(context: GoalContext): Promise<GoalRow[]> {
  const { uncached, databasePids } = await context.environment();
  const crowd = { scripts: readers(['/'], connections, pageHeaders) };
  const bare = context.client.contender('brotli only', await serveCompressed(uncached.port, ['/']), crowd, {});
  const ours = context.client.contender('Souk', uncached, crowd, { databasePids });
  return [rowOf('home-page', 'home page, every cache off', await measureInTurn([ours, bare], context), { rate: 120 })];
}

/** Bytes of the pages as they are sent. */
export async function measurePageBytes(context: GoalContext): Promise<GoalRow[]> {
  const { cached, database } = await context.environment();
  const [product = '/'] = await listProductPages(database.pool);
  return [
    byteRow('home page as sent', await fetchPage(cached.port, '/'), { packed: 26, plain: 220 }),
    byteRow('product page as sent', await fetchPage(cached.port, product), { packed: 18, plain: 150 }),
  ];
}

type Page = { packed: number; plain: number };

function byteRow(work: string, page: Page, target: Page): GoalRow {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return {
    name: 'page-bytes',
    work,
    figure: `${kilobytes(page.packed)} kB brotli, ${kilobytes(page.plain)} kB HTML`,
    target: `≤ ${target.packed} kB, ≤ ${target.plain} kB`,
    met: page.packed <= target.packed * 1000 && page.plain <= target.plain * 1000,
    problems: [],
  };
}

/** With node:http, because `fetch` unpacks what it receives. */
function fetchPage(port: number, path: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const body = Buffer.concat(chunks);
        if (answer.statusCode === 200) resolve({ packed: body.length, plain: brotliDecompressSync(body).length });
        else reject(new Error(`${path} answered ${answer.statusCode}: ${String(body).slice(0, 300)}`));
      });
    }).once('error', reject);
  });
}

/** Pages of all products, in an order that has nothing to do with their age or popularity. */
export async function listProductPages(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: number }>('select id from products where active order by hashint8(id)');
  return rows.map(({ id }) => `/products/${id}/details`);
}

/** Gives the next so many of a list, from its start again when all have been given. */
function giveInTurn(paths: readonly string[]): (count: number) => string[] {
  let given = 0;
  return (count) => {
    const start = given;
    given += count;
    return Array.from({ length: count }, (_, index) => paths[(start + index) % paths.length] ?? '/');
  };
}

function serveCompressed(port: number, paths: readonly string[]) {
  const pages = paths.map((path) => ({ path, headers: { accept: 'text/html' } }));
  return serveReadyBytes(port, pages, true);
}
