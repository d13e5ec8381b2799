import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmFolder } from '@souk/contract/files';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { MediaStore } from '../../src/platform/media/media-store.ts';
import type { DB } from '../schema.ts';
import { describePicture } from './alt-text.ts';

const folder = new URL('../../../../demo/pictures/', import.meta.url);
const Manifest = z.record(z.string(), z.looseObject({ width: z.int(), height: z.int(), preview: z.string() }));

/** Logos of the site are settings, not pictures. */
const imported = /\.webp$/;

const batchSize = 16;

/** Stores the pictures of `demo/pictures` and inserts their rows. Returns their ids by file name without the extension. */
export async function importPictures(db: Kysely<DB>, store: MediaStore): Promise<Map<string, number>> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')));
  const files = Object.entries(manifest).filter(([file]) => imported.test(file));
  const keys = new Map<string, string>();
  for (let from = 0; from < files.length; from += batchSize) {
    const rows = await Promise.all(files.slice(from, from + batchSize).map(([file, size]) => importPicture(store, file, size)));
    // Files with equal bytes share one row.
    const distinct = [...new Map(rows.map(({ row }) => [row.key, row])).values()];
    await db
      .insertInto('pictures')
      .values(distinct)
      .onConflict((on) => on.column('key').doNothing())
      .execute();
    for (const { file, row } of rows) keys.set(file.replace(/\.webp$/, ''), row.key);
  }
  const ids = new Map((await db.selectFrom('pictures').select(['id', 'key']).execute()).map(({ id, key }) => [key, id]));
  return new Map(
    [...keys].flatMap(([name, key]) => {
      const id = ids.get(key);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}

type PictureSize = { width: number; height: number; preview: string };

async function importPicture(store: MediaStore, file: string, { width, height, preview }: PictureSize) {
  const original = await readFile(new URL(file, folder));
  const key = await store.put(original);
  return { file, row: { key, width, height, preview, alt: JSON.stringify(describePicture(file)), bytes: original.length, name: file } };
}

const films = new URL('../../../../demo/films/', import.meta.url);

/** Copies the films of `demo/films` into the media folder. Returns their addresses by the product's slug. */
export async function importFilms(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(films)).filter((file) => file.endsWith('.mp4'));
  const entries = files.map(async (file) => {
    const bytes = await readFile(new URL(file, films));
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.mp4`;
    await writeFile(join(folder, name), bytes);
    return [file.replace(/\.mp4$/, ''), filmFolder + name] as const;
  });
  return new Map(await Promise.all(entries));
}
