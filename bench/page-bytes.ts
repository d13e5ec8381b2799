import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './processes/root.ts';

export type PageBytes = {
  page: string /** Bytes of JavaScript after brotli: all that the page needs, and what it adds to the home page's. */;
  all: number;
  beyondHome: number;
};

/** The parts of Vite's manifest.json that are read: the file of each module and what it imports. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

const client = join(root, 'apps/storefront/dist/client');

/** Reads from the build manifest how much JavaScript each page loads; empty without a build. */
export function measurePages(): PageBytes[] {
  const file = join(client, '.vite/manifest.json');
  if (!existsSync(file)) return [];
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const routes = Object.keys(manifest).filter((name) => name.startsWith('src/routes/'));
  const home = filesOf(manifest, [...entries, ...routes.filter((name) => pageName(name) === 'home')]);
  return routes
    .map((route) => {
      const files = filesOf(manifest, [...entries, route]);
      return { page: pageName(route), all: bytesOf(files), beyondHome: bytesOf(new Set([...files].filter((each) => !home.has(each)))) };
    })
    .sort((a, b) => Number(b.page === 'home') - Number(a.page === 'home') || b.all - a.all);
}

function pageName(route: string): string {
  return basename(route).replace(/\.tsx?$/, '');
}

/** The JavaScript files of some chunks and of everything that they import statically. */
function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  return new Set(
    listChunks(manifest, names)
      .flatMap((name) => manifest[name]?.file ?? [])
      .filter((file) => file.endsWith('.js')),
  );
}

/** The names of some chunks of a manifest, and of everything that they import statically. */
export function listChunks(manifest: Readonly<Record<string, { imports?: readonly string[] }>>, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(manifest[name]?.imports ?? []));
  }
  return [...seen];
}

function bytesOf(files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + packedSize(join(client, file)), 0);
}

function packedSize(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}
