import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const script = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  /** Everything that it has printed. */
  output: () => string;
  untilPrinted: (text: string) => Promise<void>;
  /** The exit code, null if a signal ended it. */
  ended: Promise<number | null>;
};

/** The server as a process of its own, from its first moment: it may not start at all. */
export function spawnServer(env: Record<string, string>, as: { uid?: number; gid?: number } = {}): ServerProcess {
  const child = spawn(process.execPath, [script], {
    ...as,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return {
    child,
    output: () => text,
    untilPrinted: (wanted) =>
      vi.waitFor(
        () => {
          if (!text.includes(wanted)) throw new Error(`It has not printed "${wanted}":\n${text}`);
        },
        { timeout: 120_000, interval: 20 },
      ),
    ended: once(child, 'close').then(() => child.exitCode),
  };
}
