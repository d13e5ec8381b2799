import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { MediaStore } from '../../src/platform/media/media-store.ts';
import type { DB } from '../schema.ts';
import { altOf } from './alt-of.ts';

const folder = new URL('../../../../demo/pictures/', import.meta.url);
const Manifest = z.record(z.string(), z.looseObject({ width: z.int(), height: z.int(), preview: z.string() }));

/** Drawings of categories are kept as drawn, so that each of their sizes is crisp; the logo and its like are files of the storefront's settings. */
const shown = /^category-.+\.svg$|\.webp$/;

const atOnce = 16;

/** Brings the pictures of `demo/pictures` into the store and the table; gives their ids by file name without ending. */
export async function importPictures(db: Kysely<DB>, store: MediaStore): Promise<Map<string, number>> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')));
  const files = Object.entries(manifest).filter(([file]) => shown.test(file));
  const keys = new Map<string, string>();
  for (let from = 0; from < files.length; from += atOnce) {
    const rows = await Promise.all(files.slice(from, from + atOnce).map(([file, about]) => importPicture(store, file, about)));
    // Two files of equal bytes are one picture.
    const distinct = [...new Map(rows.map(({ row }) => [row.key, row])).values()];
    await db
      .insertInto('pictures')
      .values(distinct)
      .onConflict((on) => on.column('key').doNothing())
      .execute();
    for (const { file, row } of rows) keys.set(file.replace(/\.(webp|svg)$/, ''), row.key);
  }
  const ids = new Map((await db.selectFrom('pictures').select(['id', 'key']).execute()).map(({ id, key }) => [key, id]));
  return new Map(
    [...keys].flatMap(([name, key]) => {
      const id = ids.get(key);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}

type About = { width: number; height: number; preview: string };

async function importPicture(store: MediaStore, file: string, { width, height, preview }: About) {
  const original = await readFile(new URL(file, folder));
  const key = await store.put(original);
  return { file, row: { key, width, height, preview, alt: JSON.stringify(altOf(file)) } };
}
