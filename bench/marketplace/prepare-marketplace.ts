import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenedDatabase, openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { root } from '../processes/root.ts';
import { runToEnd } from '../processes/run-to-end.ts';
import { generateProducts } from './generate.ts';

export type Marketplace = { products: number; folder: string; database: OpenedDatabase };

/** Opens a demo marketplace with that many products. It is created once and stored in the temporary folder of the system. */
export async function prepareMarketplace(products: number, print: (line: string) => void): Promise<Marketplace> {
  const folder = await createMarketplace(products, print);
  return { products, folder, database: await open(folder) };
}

/** Opens a copy, so that each run starts with the same rows. It is removed when it is closed. */
export async function copyMarketplace(products: number, print: (line: string) => void): Promise<Marketplace> {
  const original = await createMarketplace(products, print);
  const folder = mkdtempSync(join(tmpdir(), 'souk-bench-copy-'));
  copies.add(folder);
  // Its owner and rights stay as they are: under root another account runs the database.
  execFileSync('cp', ['-a', `${original}/.`, folder]);
  return { products, folder, database: await open(folder) };
}

async function createMarketplace(products: number, print: (line: string) => void): Promise<string> {
  const folder = join(marketplacesFolder, `${products}-${stamp()}`);
  const mark = join(folder, 'ready');
  if (!existsSync(mark)) {
    removeEarlier(products);
    const started = performance.now();
    print(`Creating a marketplace of ${products} products in ${folder} (first start only).`);
    await runToEnd('apps/api/src/commands/db.ts', ['seed'], { SOUK_DATA: folder });
    if (products > demoProducts) await grow(folder, products);
    writeFileSync(mark, '');
    print(`It took ${Math.round((performance.now() - started) / 100) / 10} s.`);
  }
  return folder;
}

/** The number of products in the demo marketplace. */
export const demoProducts = 229;

/** Each checkout has its own: its files may differ. */
const marketplacesFolder = join(tmpdir(), 'souk-bench', createHash('sha256').update(root).digest('hex').slice(0, 8));

const copies = new Set<string>();
const opened = new Set<OpenedDatabase>();

/** Stops all databases, also after an error or an interruption. */
export async function closeMarketplaces(): Promise<void> {
  await Promise.all([...opened].map((database) => database.close()));
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
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

/** A hash of all files that create a marketplace: when one changes, a new marketplace is created. */
function stamp(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['apps/api/db/**/*.{ts,sql}', 'bench/marketplace/*.ts'], { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

function removeEarlier(products: number): void {
  if (!existsSync(marketplacesFolder)) return;
  for (const name of readdirSync(marketplacesFolder)) {
    if (name.startsWith(`${products}-`)) rmSync(join(marketplacesFolder, name), { recursive: true });
  }
}
