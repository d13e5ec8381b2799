import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFile } from '../../../test/build-form.ts';
import { buildDelivered, buildReturn } from '../../../test/builders/return.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { tablesOfFiles } from '../../modules/media/queries/stored-files.ts';
import { createMediaStore } from '../../platform/media/media-store.ts';
import { createPrivateFiles, privateFolder } from '../../platform/media/private-files.ts';

const { call, database, clock, folder, runJob } = await useTestApp();
const { db, pool } = database;

const files = createPrivateFiles(privateFolder(folder));
const media = createMediaStore(join(folder, 'media'));
const privatePath = (key: string) => join(folder, 'private', key.slice(0, 2), key);
const originalPath = (key: string) => join(folder, 'media/originals', key.slice(0, 2), key);

async function age(path: string, hours: number): Promise<void> {
  const writtenAt = new Date(clock.now().getTime() - hours * 3_600_000);
  await utimes(path, writtenAt, writtenAt);
}

let contents = 0;
function newContent(): Buffer {
  contents += 1;
  return Buffer.from(`content ${contents}`);
}

async function putPrivate(hours: number): Promise<string> {
  const key = await files.put(newContent());
  await age(privatePath(key), hours);
  return key;
}

async function putPicture(hours: number, content = newContent()): Promise<string> {
  const key = await media.put(content);
  await age(originalPath(key), hours);
  return key;
}

const arePrivate = (keys: readonly string[]) => keys.map((key) => existsSync(privatePath(key)));
const arePictures = (keys: readonly string[]) => keys.map((key) => existsSync(originalPath(key)));

const described = { name: 'a.webp', type: 'image/webp', bytes: 9 };

/** A row of each table that names a private file. */
async function namePrivate([photo = '', attachment = '', document = '']: readonly string[]): Promise<void> {
  const order = await buildDelivered({ call, clock, database });
  const { id: return_id } = await buildReturn(call, order, `${order.lines[0]}:1:does-not-fit`);
  await db
    .insertInto('return_photos')
    .values({ ...described, return_id, key: photo })
    .execute();
  const { message_id } = await buildTicketMessage(db, { person_id: order.shopper.id });
  await db
    .insertInto('ticket_attachments')
    .values({ ...described, message_id, key: attachment })
    .execute();
  await db
    .insertInto('application_documents')
    .values({ ...described, key: document, delete_at: clock.now() })
    .execute();
}

test('private files without a row are deleted after a day; young ones and those that a row names remain', async () => {
  const orphans = [await putPrivate(25), await putPrivate(24 * 90)];
  const young = [await putPrivate(0), await putPrivate(23)];
  const named = [await putPrivate(24 * 90), await putPrivate(24 * 90), await putPrivate(24 * 90)];
  await namePrivate(named);
  const [unfinished, beingWritten] = [`${privatePath(orphans[0] ?? '')}.part`, `${privatePath(young[0] ?? '')}.part`];
  for (const path of [unfinished, beingWritten]) await writeFile(path, 'half');
  await age(unfinished, 25);
  await runJob('delete-unreferenced-files');
  expect(arePrivate(orphans)).toEqual([false, false]);
  expect(arePrivate([...young, ...named])).toEqual([true, true, true, true, true]);
  expect([existsSync(unfinished), existsSync(beingWritten)]).toEqual([false, true]);
  for (const key of young) await age(privatePath(key), 25);
  await runJob('delete-unreferenced-files');
  expect(arePrivate([...young, ...named])).toEqual([false, false, true, true, true]);
});

test('pictures without a row are deleted with their sizes; those that can return by an undo remain', async () => {
  const orphan = await media.put(Buffer.from(await aFile('png').arrayBuffer()));
  await media.size(orphan, 96, 'webp');
  await age(originalPath(orphan), 25);
  const keys = [await putPicture(25), await putPicture(25), await putPicture(25)];
  const [shown = '', replaced = '', removed = ''] = keys;
  const young = await putPicture(23);
  const picture = { width: 9, height: 9, preview: '' };
  const { id: picture_id } = await db
    .insertInto('pictures')
    .values({ ...picture, key: shown, name: 'Lamp' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('replaced_pictures').values({ picture_id, key: replaced }).execute();
  await db.insertInto('removed_pictures').values({ key: removed, removed_at: clock.now() }).execute();
  const film = join(folder, 'media/films', `${'a'.repeat(32)}.mp4`);
  await mkdir(join(folder, 'media/films'), { recursive: true });
  await writeFile(film, 'film');
  await age(film, 24 * 90);
  await runJob('delete-unreferenced-files');
  expect(arePictures([orphan, ...keys, young])).toEqual([false, true, true, true, true]);
  expect(existsSync(join(folder, 'media/sizes', orphan.slice(0, 2), orphan))).toBe(false);
  expect(existsSync(film)).toBe(true);
});

test('a picture that is sent again is young, so that it remains until it has a row', async () => {
  const content = newContent();
  const key = await putPicture(25, content);
  await media.put(content);
  await runJob('delete-unreferenced-files');
  expect(arePictures([key])).toEqual([true]);
});

test('the files of another database are not deleted', async () => {
  const foreign = await Promise.all(Array.from({ length: 101 }, () => putPrivate(25)));
  await runJob('delete-unreferenced-files');
  expect(new Set(arePrivate(foreign))).toEqual(new Set([true]));
  await files.remove(foreign[0] ?? '');
  await runJob('delete-unreferenced-files');
  expect(new Set(arePrivate(foreign))).toEqual(new Set([false]));
});

/** Tables whose column `key` names no file. */
const withoutFiles = ['content_drafts', 'content_revisions', 'demo_refunds', 'idempotency', 'seo_texts', 'texts'];

test('the job knows every table that names a file by its key', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attname = 'key' and a.atttypid = 'text'::regtype`);
  const known = [...tablesOfFiles.private, ...tablesOfFiles.pictures, ...withoutFiles];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
