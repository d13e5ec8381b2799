import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';
import { register } from './running.ts';

/** Runs one of the project's programs and throws with its output if it fails. */
export async function runToEnd(script: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  register(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${output}`);
}
