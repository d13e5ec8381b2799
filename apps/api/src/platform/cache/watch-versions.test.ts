import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DB } from '../../../db/schema.ts';
import { useTestDatabase } from '../../../test/test-database.ts';
import { createKysely } from '../database/kysely.ts';
import { inTransaction } from '../database/transaction.ts';
import { createServer } from '../http/create-server.ts';
import { createAnswerCache } from './answer-cache.ts';
import { bumpTags, createVersions, touchAfterCommit, watchVersions } from './content-versions.ts';

const { db, pool, url } = await useTestDatabase();
const { log } = createServer({ logger: false, trustProxy: false, bodyLimit: 1, maxConnections: 1, maxInFlight: 1 });

const readVersions = () =>
  db
    .selectFrom('content_versions')
    .select(['tag', sql<string>`version::text`.as('version')])
    .execute();

const never = 3_600_000;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** The state of another process: its own versions and a cache over them. */
async function startProcess(
  options: { pollMilliseconds?: number; listenUrl?: string; memory?: () => Promise<void>; read?: typeof readVersions } = {},
) {
  const versions = createVersions(options.read ?? readVersions);
  const { memory, pollMilliseconds = never, listenUrl = url } = options;
  const watching = await watchVersions({
    versions,
    url: listenUrl,
    log,
    pollMilliseconds,
    ...(memory && { memory: { tags: ['settings'], refresh: memory } }),
  });
  closing.push(watching.close);
  const cache = createAnswerCache({ versions, capacity: 1_000_000, enabled: true });
  let count = 0;
  const ask = async () => Number((await cache.answer('key', ['catalog'], async () => String(++count))).body?.toString());
  return { ask, versions };
}

const listeners = async () => {
  const found = await pool.query(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'souk listener' AND datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  return found.rowCount;
};

test('an own change counts as soon as it is committed, without a notification or a poll', async () => {
  const { db: handle, versions } = { db: createKysely<DB>(pool), versions: createVersions(async () => []) };
  touchAfterCommit(handle, versions);
  const before = versions.stamp(['catalog']);
  await inTransaction(handle, async (transaction) => {
    await bumpTags(transaction, ['catalog']);
    expect(versions.stamp(['catalog'])).toBe(before);
  });
  const after = versions.stamp(['catalog']);
  expect(after).not.toBe(before);
  const failing = inTransaction(handle, async (transaction) => {
    await bumpTags(transaction, ['catalog']);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(versions.stamp(['catalog'])).toBe(after);
});

describe('a change elsewhere', () => {
  test('is received at once', async () => {
    const one = await startProcess();
    const two = await startProcess();
    expect([await one.ask(), await two.ask(), await two.ask()]).toEqual([1, 1, 1]);
    await vi.waitFor(async () => expect(await listeners()).toBe(2));
    await bumpTags(db, ['catalog']);
    await vi.waitFor(async () => expect([await one.ask(), await two.ask()].every((count) => count > 1)).toBe(true), { interval: 5 });
  });

  test('is found by the poll without a notification', async () => {
    const deaf = await startProcess({ pollMilliseconds: 20, listenUrl: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await deaf.ask()).toBe(1);
    await bumpTags(db, ['catalog']);
    await vi.waitFor(async () => expect(await deaf.ask()).toBe(2), { interval: 5 });
    expect(await deaf.ask()).toBe(2);
  });

  test('is found after the connection was cut, without a notification', async () => {
    const { ask } = await startProcess();
    expect(await ask()).toBe(1);
    await vi.waitFor(async () => expect(await listeners()).toBe(1));
    const cut = await db.transaction().execute(async (transaction) => {
      await bumpTags(transaction, ['catalog']);
      // Cut while the change is not yet to be seen, so that only the reconnection can find it.
      return sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
        WHERE application_name = 'souk listener' AND datname = current_database()`.execute(transaction);
    });
    expect(cut.rows).toHaveLength(1);
    await vi.waitFor(async () => expect(await ask()).toBeGreaterThan(1), { interval: 5 });
  });
});

describe('data in memory', () => {
  test('is read at the start, and again when its tags change, not when others do', async () => {
    const refresh = vi.fn(async () => undefined);
    await startProcess({ memory: refresh, pollMilliseconds: 10 });
    expect(refresh).toHaveBeenCalledTimes(1);
    await bumpTags(db, ['catalog', 'stock']);
    await bumpTags(db, ['settings']);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  });

  test('is tried again when it cannot be read', async () => {
    const refresh = vi.fn(async () => undefined);
    await startProcess({ memory: refresh, pollMilliseconds: 10 });
    refresh.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    await bumpTags(db, ['settings']);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(4));
  });

  test('an answer that was made while it was old is made again', async () => {
    const reading = Promise.withResolvers<void>();
    let isFirst = true;
    const refresh = vi.fn(async () => {
      if (!isFirst) await reading.promise;
      isFirst = false;
    });
    const { versions } = await startProcess({ memory: refresh, pollMilliseconds: 10 });
    await bumpTags(db, ['settings']);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
    const meanwhile = versions.stamp(['settings']);
    reading.resolve();
    await vi.waitFor(() => expect(versions.stamp(['settings'])).not.toBe(meanwhile));
  });
});

test('a reading that takes long is not joined by others', async () => {
  let [running, maxRunning, readings] = [0, 0, 0];
  const gate = Promise.withResolvers<void>();
  const read = async () => {
    running += 1;
    readings += 1;
    maxRunning = Math.max(maxRunning, running);
    if (readings === 2) await gate.promise;
    running -= 1;
    return [];
  };
  await startProcess({ read, pollMilliseconds: 5 });
  await vi.waitFor(() => expect(readings).toBe(2));
  await bumpTags(db, ['catalog']);
  gate.resolve();
  await vi.waitFor(() => expect(readings).toBeGreaterThan(4));
  expect(maxRunning).toBe(1);
});
