import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenedDatabase, openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { root } from '../processes/root.ts';
import { runToEnd } from '../processes/run-to-end.ts';
import { generateProducts } from './generate.ts';

export type Market = { products: number; folder: string; database: OpenedDatabase };

/** The demo market, or one grown from it to so many products: made once, kept in the system's temporary folder. */
export async function prepareMarket(products: number, say: (line: string) => void): Promise<Market> {
  const folder = join(marketsFolder, `${products}-${stamp()}`);
  const mark = join(folder, 'ready');
  if (!existsSync(mark)) {
    removeEarlier(products);
    const started = performance.now();
    say(`Making a market of ${products} products in ${folder} (only this once).`);
    await runToEnd('apps/api/src/commands/db.ts', ['seed'], { SOUK_DATA: folder });
    if (products > demoProducts) await grow(folder, products);
    writeFileSync(mark, '');
    say(`It took ${Math.round((performance.now() - started) / 100) / 10} s.`);
  }
  return { products, folder, database: await open(folder) };
}

/** How many products the demo market has. */
export const demoProducts = 240;

const marketsFolder = join(tmpdir(), 'souk-bench');

const opened = new Set<OpenedDatabase>();

/** For the end of the bench, however it comes: no database is left running. */
export async function closeMarkets(): Promise<void> {
  await Promise.all([...opened].map((database) => database.close()));
}

async function open(folder: string): Promise<OpenedDatabase> {
  const config = { dataFolder: folder, url: undefined, readUrl: undefined, programs: process.env.PG_BIN, poolSize: 6 };
  const database = await openDatabase(config, { withoutTimeouts: true });
  const listed: OpenedDatabase = {
    ...database,
    async close() {
      if (opened.delete(listed)) await database.close();
    },
  };
  opened.add(listed);
  return listed;
}

async function grow(folder: string, products: number): Promise<void> {
  const database = await open(folder);
  try {
    await generateProducts(database.pool, products);
  } finally {
    await database.close();
  }
}

/** Changes with everything that a market is made by. */
function stamp(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['apps/api/db/**/*.{ts,sql}', 'bench/market/*.ts'], { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

function removeEarlier(products: number): void {
  if (!existsSync(marketsFolder)) return;
  for (const name of readdirSync(marketsFolder)) {
    if (name.startsWith(`${products}-`)) rmSync(join(marketsFolder, name), { recursive: true });
  }
}
