import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sayAside } from '../process/say.mjs';

const oldestMajor = 24;

/**
 * The Node that runs the project: the pinned one from npm, or the machine's own where there is no pinned one for it.
 * @param {string} root
 * @returns {string | undefined} undefined after telling the user what to install
 */
export function findNode(root) {
  const found = [join(root, 'node_modules', '.bin', 'node'), process.execPath].find((file) => majorOf(file) >= oldestMajor);
  if (!found) {
    sayAside(
      `This project runs on Node ${oldestMajor}. It comes with the packages on Linux (glibc, x64 or arm64); on this machine (${process.platform}, ${process.arch}, Node ${process.versions.node}) install Node ${oldestMajor} or newer and try again.`,
    );
  }
  return found;
}

/** @param {string} file */
function majorOf(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}
