import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createMediaStore } from './media-store.ts';
import { insertPicture, releasePictures, storePicture } from './store-picture.ts';

const { db, drop } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
const store = createMediaStore(folder);
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true });
});

async function storeSquare(background: string): Promise<number> {
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .webp()
    .toBuffer();
  return insertPicture(db, await storePicture(store, { content, width: 30, height: 20, preview: 'data:,' }));
}
const files = async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

test('a picture is stored once, and is deleted with its sizes when nothing shows it any more', async () => {
  const [used, free] = [await storeSquare('#111'), await storeSquare('#222')];
  expect(await storeSquare('#111')).toBe(used);
  const { key } = await db.selectFrom('pictures').select('key').where('id', '=', free).executeTakeFirstOrThrow();
  expect(await store.size(key, 96, 'webp')).toBeDefined();
  await db.insertInto('people').values({ name: 'Asha', profile_picture_id: used }).execute();
  expect(await files()).toBe(3);
  await releasePictures(db, store, [used, free, 987_654]);
  expect(await files()).toBe(1);
  expect((await db.selectFrom('pictures').select('id').execute()).map(({ id }) => id)).toEqual([used]);
  expect(await store.size(key, 96, 'webp')).toBeUndefined();
});
