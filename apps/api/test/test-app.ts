import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { type App, createApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { OutgoingMessage, SendFailure, Way } from '../src/integrations/messages/message-channel.ts';
import type { OpenedDatabase } from '../src/platform/database/open-database.ts';
import { encodeForm } from './build-form.ts';
import { checkAuditNames } from './check-audit-names.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The status, the headers, and the body as JSON. */
export type TestAnswer = { status: number; headers: Record<string, string | string[] | number | undefined>; body: AnswerBody };
type AnswerBody = z.infer<typeof AnswerBody>;
const AnswerBody = z.looseObject({
  message: z.string().optional(),
  data: z.record(z.string(), z.json()).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

type CallOptions = { body?: object; form?: FormData; token?: string; locale?: string; headers?: Record<string, string> };

/** How every message fails, until set to undefined. */
type Carrier = { failure: SendFailure | undefined };

export type TestApp = {
  app: App;
  database: TestDatabase;
  clock: TestClock;
  /** `call('POST', '/cart/store', { token, body })`: a call below /api as the storefront makes it. */
  call: (method: 'GET' | 'POST' | 'DELETE', path: string, options?: CallOptions) => Promise<TestAnswer>;
  /** Messages sent since the start; `runJobs` sends waiting ones. */
  messages: OutgoingMessage[];
  carrier: Carrier;
  /** Does every job that waits; throws where one fails. */
  runJobs: () => Promise<void>;
  /** Runs the scheduled job of this name immediately. */
  runJob: (name: string) => Promise<void>;
  /** The number of pictures on disk. */
  mediaFiles: () => Promise<number>;
  /** The data folder. */
  folder: string;
  close: () => Promise<void>;
};

type TestAppOptions = {
  /** Settings of the process, as in the environment. */
  env?: Record<string, string>;
  poolSize?: number;
  cache?: boolean;
  /** The ways of the app's message channel. */
  ways?: readonly Way[];
};

/** The whole server with its own empty, migrated database. It does not listen: calls are injected. */
export async function createTestApp({
  env = {},
  poolSize = 10,
  cache = true,
  ways = ['phone', 'mail'],
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase({ poolSize });
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-'));
  const clock = createTestClock();
  const config = readConfig({ SOUK_DATA: folder, LOG_LEVEL: 'fatal', VALIDATE_ANSWERS: 'on', ...env });
  const messages: OutgoingMessage[] = [];
  const carrier: Carrier = { failure: undefined };
  const channel = {
    name: 'test',
    carries: ways,
    media: ways.flatMap((way) => (way === 'mail' ? (['mail'] as const) : (['whatsapp', 'sms'] as const))),
    async send(message: OutgoingMessage) {
      if (carrier.failure) throw carrier.failure;
      messages.push(message);
    },
  };
  const app = await createApp({ config, database: openedDatabase(database), clock, logger: false, cache, channel });
  return {
    app,
    database,
    clock,
    messages,
    carrier,
    runJobs: () => runQueuedJobs(database.pool, app),
    runJob: (name) => runScheduledJob(app, name),
    async call(method, path, { body, form, token, locale = 'en', headers = {} } = {}) {
      const encoded = form && (await encodeForm(form));
      const answer = await app.server.inject({
        method,
        url: `/api${path}`,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'accept-language': locale,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...encoded?.headers,
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
        ...(encoded && { payload: encoded.payload }),
      });
      const isFile = /^(text\/csv|application\/pdf)/.test(answer.headers['content-type']?.toString() ?? '');
      const text = answer.body === '' || isFile ? {} : JSON.parse(answer.body);
      return { status: answer.statusCode, headers: answer.headers, body: AnswerBody.parse(text) };
    },
    folder,
    async mediaFiles() {
      const originals = join(folder, 'media/originals');
      const entries = existsSync(originals) ? await readdir(originals, { recursive: true, withFileTypes: true }) : [];
      return entries.filter((entry) => entry.isFile()).length;
    },
    async close() {
      await app.close();
      const checked = await Promise.allSettled(database.pool.ended ? [] : [checkAuditNames(database.db)]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
      for (const each of checked) if (each.status === 'rejected') throw each.reason;
    },
  };
}

/** The same for a whole test file: `const { call } = await useTestApp()` at its top. */
export async function useTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  afterAll(app.close);
  return app;
}

export async function runScheduledJob({ jobs, server }: App, name: string): Promise<void> {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  await job.perform({}, { log: server.log, attempt: 1 });
}

/** Does every job that waits in the queue, one after the other. */
async function runQueuedJobs(pool: Pool, { jobs, server }: App): Promise<void> {
  const failures: unknown[] = [];
  const taskList = Object.fromEntries(
    jobs.map(({ name, perform }) => [
      name,
      (payload: unknown) => perform(payload, { log: server.log, attempt: 1 }).catch((error: unknown) => void failures.push(error)),
    ]),
  );
  await runOnce({ pgPool: pool, taskList, concurrency: 1, noHandleSignals: true, logger: new Logger(() => () => undefined) });
  if (failures.length > 0) throw new AggregateError(failures, 'Jobs failed');
}

/** The database of a test as the app expects it, with one pool for everything. The test closes it. */
export function openedDatabase({ url, pool }: Pick<TestDatabase, 'url' | 'pool'>): OpenedDatabase {
  return { kind: 'server', url, pool, readPool: pool, jobPool: pool, queuePool: pool, close: async () => undefined };
}
