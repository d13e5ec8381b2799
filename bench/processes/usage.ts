import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The database's main process and those that serve its connections; empty except on Linux. */
export function listDatabasePids(dataFolder: string): number[] {
  const main = Number(read(join(dataFolder, 'postgres/data/postmaster.pid')).split('\n')[0]);
  if (!main) return [];
  const children = read(`/proc/${main}/task/${main}/children`).trim();
  return [main, ...(children === '' ? [] : children.split(' ').map(Number))];
}

/** A process and all that it and its children have started; only itself except on Linux. */
export function listProcessTree(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim();
  return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => listProcessTree(Number(child))))];
}

/** Seconds of a processor that these processes have used. 0 except on Linux. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    // The name in brackets may hold spaces; behind it come, from the 12th field on, the process's own user and system time
    // and those of its children that have ended.
    const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

const ticksPerSecond = 100;

/** Seconds of all processors that anything has used since the machine started, the time that its host withheld included. */
export function machineSeconds(): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = read('/proc/stat')
    .split('\n', 1)
    .join()
    .replace(/^cpu +/, '')
    .split(' ')
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts + stolen) / ticksPerSecond;
}

/** Megabytes that these processes hold, shared memory counted once; 0 except on Linux. */
export function megabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Megabytes in memory: `own` is what only these processes use, `shared` the buffers of a database. */
export type Memory = { all: number; own: number; shared: number };

export function readMemory(pids: readonly number[]): Memory {
  const rollups = pids.map((pid) => read(`/proc/${pid}/smaps_rollup`));
  const sum = (field: string) =>
    rollups.reduce((total, rollup) => total + Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0), 0) / 1024;
  return { all: sum('Pss'), own: sum('Pss_Anon'), shared: sum('Pss_Shmem') };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // not Linux, or the process has ended
  }
}
