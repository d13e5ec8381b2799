import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Every process that the bench has started and that has not ended. */
const running = new Set<ChildProcess>();
const timeoutMilliseconds = 15_000;

export function register(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Asks a process to end and waits for it; one that does not is killed. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMilliseconds);
  await ended;
  clearTimeout(timer);
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}
