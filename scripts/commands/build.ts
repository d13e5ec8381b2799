import { Stopped } from '../checks/outcome.ts';
import { buildStorefront, isBuildStale } from '../checks/storefront-build.ts';
import { formatDuration, print } from '../process/print.mjs';

const ifChanged = process.argv.includes('--if-changed');

if (ifChanged && !isBuildStale()) {
  print('The storefront and the back office are up to date');
} else {
  const started = Date.now();
  print('Building the storefront and the back office …');
  try {
    process.exitCode = await buildStorefront({ ifChanged });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    process.exitCode = error.code;
  }
  if (process.exitCode === 0) print(`Built (${formatDuration(Date.now() - started)})`);
}
