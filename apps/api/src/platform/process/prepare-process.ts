import { existsSync } from 'node:fs';
import type { StartEnvironment } from '../../config/node-options.ts';

/** Memory for JavaScript: as much as a full load was measured to need, in MiB. A smaller young generation leaves less garbage. */
export const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];

const shell = '/bin/sh';

/** Runs "$@", passes signals on to it, and reaps every process that process 1 inherits. */
const reaper = `
trap 'kill -TERM "$child"' TERM
trap 'kill -INT "$child"' INT
trap 'kill -HUP "$child"' HUP
"$@" &
child=$!
wait "$child"
code=$?
while kill -0 "$child" 2>/dev/null; do
  wait "$child"
  code=$?
done
exit "$code"
`;

/**
 * Limits the memory of this process, however it was started, by replacing it with itself and the flags: V8 reads them
 * only at its start, and so does the C library. The process id stays the same, and a limit that the operator has set applies.
 */
export function limitMemory({ nodeOptions = '', environment, isAllocatorLimited }: StartEnvironment): void {
  // A channel to the parent process would not survive; a parent that opens one passes the flags itself.
  if (process.connected || typeof process.execve !== 'function') return;
  const isHeapLimited = /max[-_]old[-_]space/.test([...process.execArgv, nodeOptions].join(' '));
  if (isHeapLimited && isAllocatorLimited) return;
  const flags = isHeapLimited ? [] : memoryFlags;
  process.execve(process.execPath, [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)], environment);
}

/** As process 1 of a container, puts a shell in its place that reaps: Node waits only for its own children. */
export function reapAsFirstProcess(): void {
  if (process.pid !== 1 || typeof process.execve !== 'function' || !existsSync(shell)) return;
  process.execve(shell, ['sh', '-c', reaper, 'souk', process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
}
