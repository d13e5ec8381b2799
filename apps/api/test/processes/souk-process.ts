import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SoukAnswer } from '../run-souk-on.ts';

const script = fileURLToPath(new URL('../../src/commands/souk.ts', import.meta.url));

/** `npm run souk` as a process of its own, without a terminal. */
export function soukProcess(args: readonly string[], env: Record<string, string>): Promise<SoukAnswer> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env: { ...process.env, ...env } }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin?.end();
  });
}
