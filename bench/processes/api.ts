import { type ChildProcess, spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readStartEnvironment } from '../../apps/api/src/config/node-options.ts';
import { findFreePort } from '../../apps/api/test/processes/find-free-port.ts';
import { root } from './root.ts';
import { register, stop } from './running.ts';

export type Api = { process: ChildProcess; pid: number; port: number; millisecondsToFirstAnswer: number; stop: () => Promise<void> };

export type ApiOptions = {
  dataFolder: string;
  /** Without it the API runs the embedded database itself. */
  databaseUrl?: string;
  cache: boolean;
  /** Modules to load before the server, and what they need to know. */
  preload?: string[];
  env?: Record<string, string>;
};

const timeoutMilliseconds = 60_000;

/** The load comes from one address. */
const withoutLimits = { PAGE_RENDERS_PER_MINUTE: '0', CATALOG_CALLS_PER_MINUTE: '0' };

/** The server as people start it, in a process of its own. */
export async function startApi({ dataFolder, databaseUrl, cache, preload = [], env = {} }: ApiOptions): Promise<Api> {
  const port = await findFreePort();
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...preload.flatMap((module) => ['--import', module]), '--max-semi-space-size=8', '--max-old-space-size=512', 'apps/api/src/server.ts'],
    {
      cwd: root,
      env: {
        ...readStartEnvironment().environment,
        NODE_COMPILE_CACHE: `${root}/node_modules/.cache/souk/compiled`,
        SOUK_DATA: dataFolder,
        DATABASE_URL: databaseUrl ?? '',
        PORT: String(port),
        SOUK_DEMO: 'off',
        LOG_LEVEL: 'warn',
        ANSWER_CACHE: cache ? 'on' : 'off',
        ...withoutLimits,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
      // Ctrl-C is for the bench, which stops what it started in order.
      detached: true,
    },
  );
  register(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-5000)));
  for (let seen = await ask(port); seen !== '200'; seen = await ask(port)) {
    if (child.exitCode !== null) throw new Error(`The API ended before its first answer:\n${output}`);
    if (performance.now() - started > timeoutMilliseconds) throw new Error(`The API did not answer in time (${seen}):\n${output}`);
    await delay(5);
  }
  return {
    process: child,
    pid: child.pid ?? 0,
    port,
    millisecondsToFirstAnswer: performance.now() - started,
    stop: () => stop(child),
  };
}

/** The status of an answer, or why there is none. */
function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/api/master', agent: false, timeout: 5000 }, (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    });
    request.once('timeout', () => request.destroy(new Error('nothing within 5 s')));
    request.once('error', ({ message }) => resolve(message));
  });
}
