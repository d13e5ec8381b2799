import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageProgram, root, runInView } from './program.ts';

const storefront = join(root, 'apps', 'storefront');
const stamp = join(storefront, 'dist', 'built-from');
const results = [join(storefront, 'dist', 'client', 'index.html'), join(storefront, 'dist', 'server', 'entry-server.js')];

/** Whether the built storefront is missing or older than its sources. */
export function isBuildStale(): boolean {
  return !results.every((file) => existsSync(file)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashSources();
}

/** Builds the storefront for the browser and for the server. Returns the exit code. */
export async function buildStorefront(): Promise<number> {
  // Computed before the build, so that a change during the build makes the next start build again.
  const sources = hashSources();
  const code = await runInView(packageProgram('vite'), ['build', '--logLevel', 'warn'], { cwd: storefront });
  if (code === 0) writeFileSync(stamp, sources);
  return code;
}

function hashSources(): string {
  const files = globSync(['apps/storefront/**', 'packages/**', 'package-lock.json', 'tsconfig.base.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || (entry.name === 'dist' && entry.parentPath === storefront),
  });
  const hash = createHash('sha256');
  for (const path of files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()) {
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}
