import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { TestClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';

/** A process more over a database that a test has filled: it starts by reading what is there. */
export async function createAnotherApp({ url, pool }: Pick<TestDatabase, 'url' | 'pool'>, clock: TestClock, { cache = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'souk-another-'));
  const database = { kind: 'server', url, pool, readPool: pool, close: async () => undefined } as const;
  const app = await createApp({ config: readConfig({ SOUK_DATA: folder, LOG_LEVEL: 'fatal' }), database, clock, logger: false, cache });
  return {
    inject: (request: InjectOptions) => app.server.inject(request),
    /** The `data` of what a call answers. */
    async read(path: string): Promise<Record<string, unknown>> {
      const answer = await app.server.inject({ url: `/api${path}`, headers: { 'accept-language': 'en' } });
      return Object(JSON.parse(answer.body)).data;
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
