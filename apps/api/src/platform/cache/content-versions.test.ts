import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/test-database.ts';
import { listen } from '../database/listen.ts';
import { bumpTags, createVersions } from './content-versions.ts';

const { db, url } = await useTestDatabase();

function readVersions() {
  return db
    .selectFrom('content_versions')
    .select(['tag', sql<string>`version::text`.as('version')])
    .execute();
}

test('a bump changes the stamp of its tags at the next reading, and of no other', async () => {
  const versions = createVersions(readVersions);
  await versions.poll();
  const [catalog, content] = [versions.stamp(['catalog']), versions.stamp(['content'])];
  await bumpTags(db, ['catalog']);
  expect(versions.stamp(['catalog'])).toBe(catalog);
  await versions.poll();
  const first = versions.stamp(['catalog']);
  expect(first).not.toBe(catalog);
  await bumpTags(db, ['catalog', 'catalog']);
  await versions.poll();
  expect(versions.stamp(['catalog'])).not.toBe(first);
  expect(versions.stamp(['content'])).toBe(content);
});

test('a touch changes the stamp at once, but not what is known', () => {
  const versions = createVersions(async () => []);
  const before = versions.stamp(['a', 'b']);
  versions.touch(['b']);
  expect(versions.stamp(['a', 'b'])).not.toBe(before);
  expect(versions.known(['a', 'b'])).toBe('0 0');
});

test('tags in another place have another stamp', async () => {
  const versions = createVersions(async () => [{ tag: 'a', version: '1' }]);
  await versions.poll();
  expect(versions.stamp(['a', 'b'])).not.toBe(versions.stamp(['b', 'a']));
});

test('a rolled back change has no version and no notification', async () => {
  const received: string[] = [];
  const connected = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  const onNotice = { content_versions: (payload: string) => first.resolve(void received.push(payload)) };
  const listener = listen({ url, onNotice, onConnected: connected.resolve });
  await connected.promise;
  const before = await readVersions();
  const rollback = db.transaction().execute(async (transaction) => {
    await bumpTags(transaction, ['catalog']);
    throw new Error('undone');
  });
  await expect(rollback).rejects.toThrow('undone');
  expect(await readVersions()).toEqual(before);
  await bumpTags(db, ['settings', 'content', 'settings']);
  await first.promise;
  expect(received).toEqual(['content,settings']);
  await listener.close();
});

test('no tags are no change', async () => {
  const before = await readVersions();
  await bumpTags(db, []);
  expect(await readVersions()).toEqual(before);
});

test('transactions that bump the same tags in another order do not meet in a deadlock', async () => {
  const rounds = Array.from({ length: 20 }, (_, index) =>
    db.transaction().execute((transaction) => bumpTags(transaction, index % 2 === 0 ? ['x', 'y', 'z'] : ['z', 'y', 'x'])),
  );
  await Promise.all(rounds);
  expect(await readVersions()).toEqual(expect.arrayContaining(['x', 'y', 'z'].map((tag) => ({ tag, version: '20' }))));
});
