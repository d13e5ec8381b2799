import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageProgram, root, runInView } from './program.ts';

/** `modes`: the builds of the application in their order;. */
type Application = { folder: string; results: readonly string[]; modes?: readonly string[] };

/** The applications that browsers load: each is built when its own sources, a package or the lock file changed. */
const applications: readonly Application[] = [
  { folder: 'apps/storefront', results: ['client/index.html', 'server/entry-server.js'] },
  { folder: 'apps/back-office', results: ['index.html', 'seller/index.html'], modes: ['production', 'seller'] },
];

/** Whether an application is not built, or built from older sources. */
export function isBuildStale(): boolean {
  return applications.some(isStale);
}

function isStale(application: Application): boolean {
  const stamp = stampOf(application);
  const isComplete = application.results.every((file) => existsSync(join(root, application.folder, 'dist', file)));
  return !isComplete || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashSources(application);
}

/** Builds the storefront and the back office, or only those that changed. Returns the exit code. */
export async function buildStorefront({ ifChanged = false } = {}): Promise<number> {
  for (const application of applications.filter((each) => !ifChanged || isStale(each))) {
    // Computed before the build, so that a change during the build makes the next start build again.
    const sources = hashSources(application);
    for (const mode of application.modes ?? ['production']) {
      const options = ['build', '--logLevel', 'warn', '--mode', mode];
      const code = await runInView(packageProgram('vite'), options, { cwd: join(root, application.folder) });
      if (code !== 0) return code;
    }
    writeFileSync(stampOf(application), sources);
  }
  return 0;
}

function stampOf({ folder }: Application): string {
  return join(root, folder, 'dist', 'built-from');
}

function hashSources({ folder }: Application): string {
  const files = globSync([`${folder}/**`, 'packages/**', 'package-lock.json', 'tsconfig.base.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || (entry.name === 'dist' && entry.parentPath === join(root, folder)),
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
