import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The database's main process and those that serve its connections; none where the system does not tell. */
export function listDatabasePids(dataFolder: string): number[] {
  const main = Number(read(join(dataFolder, 'postgres/data/postmaster.pid')).split('\n')[0]);
  if (!main) return [];
  const children = read(`/proc/${main}/task/${main}/children`).trim();
  return [main, ...(children === '' ? [] : children.split(' ').map(Number))];
}

/** Seconds of a processor that these processes have used. Linux tells; elsewhere it is 0. */
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

/** Megabytes that these processes hold, what they share counted once; 0 where the system does not tell. */
export function megabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // not Linux, or the process has ended
  }
}
