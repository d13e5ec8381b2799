import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from './test.ts';

const root = resolve(import.meta.dirname, '../..');

export type EmptyMarketplace = {
  address: string;
  /** Runs a command of the operator: `souk('admins', 'list')`. */
  souk: (...words: string[]) => string;
  close: () => Promise<void>;
};

/** A server of its own with an empty database, as `SOUK_DEMO=off npm start` starts it. */
export async function startEmptyMarketplace(): Promise<EmptyMarketplace> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-empty-'));
  // Under root, PostgreSQL runs as another account, which needs access here.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SOUK_DATA: join(folder, 'data'),
    SOUK_DEMO: 'off',
    LOG_LEVEL: 'warn',
    VALIDATE_ANSWERS: 'on',
  };
  const child = spawn(process.execPath, ['apps/api/src/server.ts'], { cwd: root, env, stdio: 'ignore' });
  try {
    await expect(async () => {
      expect(child.exitCode, 'exit code of the server').toBeNull();
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }).toPass({ timeout: 120_000 });
  } catch (error) {
    await stop(child, folder);
    throw error;
  }
  return {
    address,
    souk: (...words) => execFileSync(process.execPath, ['apps/api/src/commands/souk.ts', ...words], { cwd: root, env, encoding: 'utf8' }),
    close: () => stop(child, folder),
  };
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}
