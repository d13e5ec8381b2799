import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../src/server.ts', import.meta.url));
const listening = /listening at (http:\/\/127\.0\.0\.1:\d+)/;

export type ApiProcess = {
  /** Where it answers, e.g. http://127.0.0.1:45678. */
  url: string;
  /** Sends the signal and waits for the end: the exit code, null if the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** The real server as a process of its own, on a free port; ready when it listens. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const url = await untilListening(child);
  return {
    url,
    async end(signal) {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

function untilListening(child: ChildProcess): Promise<string> {
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const url = listening.exec(line)?.[1];
        if (url) resolve(url);
      });
    }
    child.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${output.slice(-20).join('\n')}`)));
  });
}
