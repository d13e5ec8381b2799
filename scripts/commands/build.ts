import { Stopped } from '../checks/outcome.ts';
import { buildStorefront, isBuildStale } from '../checks/storefront-build.ts';
import { formatDuration, say } from '../process/say.mjs';

const ifChanged = process.argv.includes('--if-changed');

if (ifChanged && !isBuildStale()) {
  say('The storefront is built already');
} else {
  const started = Date.now();
  say('Building the storefront …');
  try {
    process.exitCode = await buildStorefront();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    process.exitCode = error.code;
  }
  if (process.exitCode === 0) say(`Storefront built (${formatDuration(Date.now() - started)})`);
}
