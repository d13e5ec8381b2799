import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/** Names one process for good: numbers are reused, a number together with its start is not. */
export const ProcessMark = z.object({ pid: z.number().int().positive(), started: z.string(), host: z.string() });
export type ProcessMark = z.infer<typeof ProcessMark>;

export function ownMark(): ProcessMark {
  return { pid: process.pid, started: startOf(process.pid), host: hostname() };
}

export function isSameMachine(mark: ProcessMark): boolean {
  return mark.host === hostname();
}

export function isRunning(mark: ProcessMark): boolean {
  return processExists(mark.pid) && startOf(mark.pid) === mark.started;
}

/** A zombie does not count: as process 1 of a container, Node never collects what it adopted. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that it lives and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return process.platform !== 'linux' || statFields(pid)?.[0] !== 'Z';
}

function startOf(pid: number): string {
  if (process.platform === 'linux') return statFields(pid)?.[19] ?? '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

// The fields of /proc/<pid>/stat after the name, which may itself hold blanks and brackets.
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // gone in the meantime
  }
}
