import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runChild } from '../process/run-child.mjs';
import type { Outcome } from './outcome.ts';
import { Stopped } from './outcome.ts';

/** The project's root folder. */
export const root = join(import.meta.dirname, '..', '..');

/** A program of the packages, such as `vitest`. */
export function packageProgram(name: string): string {
  return join(root, 'node_modules', '.bin', name);
}

/** Runs a program with visible output. Returns its exit code. */
export async function runInView(
  file: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const { code, stopped } = await runChild(file, [...args], { cwd: root, ...options });
  if (stopped) throw new Stopped(code);
  return code;
}

/** Runs a program that counts as one test. Its output is printed if it fails, or if it is a `report`. */
export function runAsOneTest(
  title: string,
  [file, ...args]: readonly [string, ...string[]],
  { advice, isReport = false }: { advice: string; isReport?: boolean },
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0 || isReport) process.stdout.write(Buffer.concat(output));
      if (code === 0) return resolve({ passed: 1, failures: [] });
      resolve({ passed: 0, failures: [`${title}: ${advice}`] });
    });
  });
}
