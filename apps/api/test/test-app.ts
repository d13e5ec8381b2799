import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { type App, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { OutgoingMessage, Way } from '../src/integrations/messages/message-channel.ts';
import type { SendFailure } from '../src/integrations/messages/send-failure.ts';
import { encodeForm } from './build-form.ts';
import { openedDatabase } from './opened-database.ts';
import { runQueuedJobs } from './run-queued-jobs.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** What comes back: the status, the headers, and the body as JSON. */
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
  /** What went out to people since the start, once `runJobs` had it sent. */
  messages: OutgoingMessage[];
  carrier: Carrier;
  /** Does every job that waits; throws where one fails. */
  runJobs: () => Promise<void>;
  /** How many pictures are kept on disk. */
  mediaFiles: () => Promise<number>;
  /** Where the market keeps files. */
  folder: string;
  close: () => Promise<void>;
};

type TestAppOptions = {
  /** Settings of the process, as in the environment. */
  env?: Record<string, string>;
  poolSize?: number;
  cache?: boolean;
  /** What the channel of the app leads to. */
  ways?: readonly Way[];
};

/** The whole server over an empty migrated database of its own, not listening: calls are injected. */
export async function createTestApp({
  env = {},
  poolSize = 10,
  cache = true,
  ways = ['phone', 'mail'],
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase({ poolSize });
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-'));
  const clock = createTestClock();
  const config = readConfig({ SOUK_DATA: folder, LOG_LEVEL: 'fatal', ...env });
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
      const text = answer.body === '' ? {} : JSON.parse(answer.body);
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
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same for a whole test file: `const { call } = await useTestApp()` at its top. */
export async function useTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  afterAll(app.close);
  return app;
}
