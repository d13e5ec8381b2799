import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatDuration, printError } from '../process/print.mjs';
import { runChild } from '../process/run-child.mjs';

const progressEveryMilliseconds = 5000;

/**
 * Installs the packages of package-lock.json if they are missing or of another lockfile.
 * @param {string} root
 * @returns {Promise<boolean>} false after a failure, which has been printed
 */
export async function installIfNeeded(root) {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules', '.cache', 'souk', 'installed-lock');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (isInstalled(root, lock, stamp, wanted)) return true;

  const started = Date.now();
  printError('Installing the packages (the first time takes a minute or two) …');
  const ticker = setInterval(() => printError(`… still installing, ${formatDuration(Date.now() - started)}`), progressEveryMilliseconds);
  const { code, stopped } = await npmCi(root);
  clearInterval(ticker);
  if (stopped) return false;
  if (code !== 0) {
    printError(
      `npm ci failed after ${formatDuration(Date.now() - started)}. Check the network and the free disk space (1.5 GB), then run \`rm -rf node_modules\` and try again.`,
    );
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  printError(`Packages installed (${formatDuration(Date.now() - started)})`);
  return true;
}

/** @param {string} root @param {string} lock @param {string} stamp @param {string} wanted */
function isInstalled(root, lock, stamp, wanted) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  // npm's own record is newer than the lockfile after `npm ci` or `npm install` by hand.
  const record = join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}

/** @param {string} root */
async function npmCi(root) {
  // Development packages are needed even with NODE_ENV=production: they contain Node, the build and the tests.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  const npm = process.env.npm_execpath;
  const [file, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  try {
    // The output of npm goes to standard error, apart from the output of the command itself.
    return await runChild(file ?? 'npm', [...before, ...args], { cwd: root, outputTo: 'stderr', wholeGroup: true });
  } catch {
    return { code: 127, stopped: false };
  }
}
