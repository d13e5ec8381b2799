import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import { openedDatabase, runScheduledJob } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

type Options = { cache?: boolean; env?: Record<string, string> };

/** A process more over a database that a test has filled: it starts by reading what is there. */
export async function createAnotherApp({ url, pool }: Pick<TestDatabase, 'url' | 'pool'>, clock: Clock, options: Options = {}) {
  const { cache = true, env = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'souk-another-'));
  const database = openedDatabase({ url, pool });
  const app = await createApp({
    config: readConfig({ SOUK_DATA: folder, LOG_LEVEL: 'fatal', VALIDATE_ANSWERS: 'on', ...env }),
    database,
    clock,
    logger: false,
    cache,
  });
  return {
    inject: (request: InjectOptions) => app.server.inject(request),
    /** The `data` of what a call answers. */
    async read(path: string): Promise<Record<string, unknown>> {
      const answer = await app.server.inject({ url: `/api${path}`, headers: { 'accept-language': 'en' } });
      return Object(JSON.parse(answer.body)).data;
    },
    async post(path: string, body: object, token?: string, key?: string) {
      const answer = await app.server.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: {
          'accept-language': 'en',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        payload: body,
      });
      return { status: answer.statusCode, body: JSON.parse(answer.body) };
    },
    /** Listens on a free port. Only requests over a socket may get stale answers. */
    listen: () => app.server.listen({ host: '127.0.0.1', port: 0 }),
    metrics: app.metrics,
    /** Runs the scheduled job of this name. */
    runJob: (name: string) => runScheduledJob(app, name),
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
