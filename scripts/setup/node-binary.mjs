import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { printError } from '../process/print.mjs';

const minMajor = 24;

/**
 * The Node that runs the project: the pinned one from npm, or the machine's own if npm has none for its platform.
 * @param {string} root
 * @returns {string | undefined} undefined after printing what to install
 */
export function findNode(root) {
  const found = [join(root, 'node_modules', '.bin', 'node'), process.execPath].find((file) => majorOf(file) >= minMajor);
  if (!found) {
    printError(
      `This project runs on Node ${minMajor}. It comes with the packages on Linux (glibc, x64 or arm64); on this machine (${process.platform}, ${process.arch}, Node ${process.versions.node}) install Node ${minMajor} or newer and try again.`,
    );
  }
  return found;
}

/** @param {string} file */
function majorOf(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}
