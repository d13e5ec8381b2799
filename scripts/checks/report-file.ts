import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './program.ts';

/** Where a test runner leaves its counts; an older report is removed, so that it cannot pass for this run's. */
export function freshReportFile(name: string): string {
  const file = join(root, 'node_modules', '.cache', 'souk', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** An empty folder for the reports of several processes. */
export function freshReportFolder(name: string): string {
  const folder = join(root, 'node_modules', '.cache', 'souk', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The report of a run, or undefined if the runner ended before writing one. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
