import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { loggerOptions } from '../../src/platform/log/logger-options.ts';
import { openedDatabase } from '../test-app.ts';
import { createTestClock } from '../test-clock.ts';
import { useTestDatabase } from '../test-database.ts';

/** The server with its own log, as a file of lines would have it. */
const { url, pool } = await useTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'souk-log-'));
afterAll(() => rm(folder, { recursive: true }));
const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).trim().split('\n'));
    done();
  },
});
const database = openedDatabase({ url, pool });
const { server, close } = await createApp({
  config: readConfig({ SOUK_DATA: folder }),
  database,
  clock: createTestClock(),
  logger: { ...loggerOptions({ level: 'info' }, false), stream },
});
afterAll(close);

const Line = z.looseObject({ level: z.number(), time: z.number(), msg: z.string(), reqId: z.string().optional() });
const linesOf = (id: string) => lines.map((line) => Line.parse(JSON.parse(line))).filter(({ reqId }) => reqId === id);

test('[call-04] the log line of a bug has the id of its answer, and nothing secret', async () => {
  await pool.query('alter table settings rename to settings_gone');
  const headers = { authorization: `Bearer ${'s'.repeat(43)}`, cookie: 'souk_view=secret' };
  const answer = await server.inject({ url: '/api/master', headers });
  await pool.query('alter table settings_gone rename to settings');
  const { request_id } = z.object({ message: z.string(), request_id: z.uuid() }).parse(answer.json());
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([500, request_id]);
  expect(linesOf(request_id)).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'request failed',
      err: expect.objectContaining({ message: expect.stringContaining('settings') }),
    }),
  ]);
  expect(lines.join()).not.toMatch(/s{43}|secret/);
});

test('every answer has an id of its own, refusals and what is answered from memory among them', async () => {
  const urls = ['/api/master', '/api/master', '/api/nowhere', '/api/profile', '/healthz'];
  const ids = await Promise.all(urls.map(async (address) => (await server.inject(address)).headers['x-request-id']));
  expect(new Set(ids).size).toBe(urls.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/);
});
