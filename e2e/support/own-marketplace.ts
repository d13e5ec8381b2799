import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFreePort } from '../../apps/api/test/processes/find-free-port.ts';
import { makeDataFolder } from './environment.ts';
import { test as shared } from './test.ts';

export type Marketplace = { address: string; data: string; stop: () => Promise<void> };

/**
 * For journeys that change what all others read, such as settings: they run in a worker of their own against a server and
 * a database of their own. `environment` is added to what the server reads. Everything in `support` that asks for the
 * address or the data folder of the marketplace gets those of this one.
 */
export function testOfOwnMarketplace(environment: Record<string, string> = {}) {
  return shared.extend<object, { marketplace: Marketplace }>({
    marketplace: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
      async ({}, use) => {
        const marketplace = await startMarketplace(environment);
        await use(marketplace);
        await marketplace.stop();
      },
      { scope: 'worker', auto: true, timeout: 120_000 },
    ],
    baseURL: async ({ marketplace }, use) => use(marketplace.address),
  });
}

async function startMarketplace(environment: Record<string, string>): Promise<Marketplace> {
  const marketplace = await startServer(environment);
  const { port } = new URL(marketplace.address);
  Object.assign(process.env, { SOUK_E2E_PORT: port, SOUK_E2E_DATA: marketplace.data });
  return marketplace;
}

/** A server with a database of its own, which only its caller knows. */
export async function startServer(environment: Record<string, string>): Promise<Marketplace> {
  const data = makeDataFolder();
  const port = String(await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../apps/api/src/server.ts')], {
    env: { ...process.env, PORT: port, SOUK_DATA: data, LOG_LEVEL: 'warn', VALIDATE_ANSWERS: 'on', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    address,
    data,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
