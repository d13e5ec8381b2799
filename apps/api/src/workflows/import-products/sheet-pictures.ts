import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { quoted, type Reading } from '../../modules/catalog/product-sheet/cell-readers.ts';
import { findPictureIds } from '../../modules/catalog/product-sheet/find-picture-ids.ts';
import type { Header } from '../../modules/catalog/product-sheet/read-header.ts';
import type { PictureNames } from '../../modules/catalog/product-sheet/sheet-row.ts';
import type { CsvRow } from '../../platform/csv/read-csv.ts';
import { type MediaStore, pictureKey } from '../../platform/media/media-store.ts';
import { insertPicture, type StoredPicture, storePicture } from '../../platform/media/store-picture.ts';
import { removeUnwritten } from '../../platform/media/with-stored-pictures.ts';
import { cleanPicture } from '../../platform/uploads/clean-picture.ts';

/** The pictures that a sheet names: those of the market by their names, others by the paths of files below a folder. */
export type SheetPictures = {
  /** What the cells of these lines mean. */
  read: (rows: readonly CsvRow[], header: Header) => Promise<PictureNames>;
  /** The rows of pictures, by name; those of files are written. */
  writeRows: (transaction: Transaction<DB>, keys: readonly string[]) => Promise<Map<string, number>>;
  /** Removes the bytes of files that no row was written for. */
  close: () => Promise<void>;
};

type Parts = { db: Kysely<DB>; media: MediaStore; folder: string /** Whether nothing may be kept. */; isDryRun: boolean };
type Loaded = StoredPicture | { problem: string };

const keyForm = /^[0-9a-f]{32}$/;

export function openSheetPictures({ db, media, folder, isDryRun }: Parts): SheetPictures {
  const root = resolve(folder);
  const loaded = new Map<string, Loaded>();
  const stored = () => [...loaded.values()].filter((each) => 'key' in each);

  async function load(path: string): Promise<Loaded> {
    const file = resolve(root, path);
    if (!file.startsWith(`${root}${sep}`)) return { problem: `${quoted(path)} is outside of the folder of the pictures, ${root}` };
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return { problem: `there is no picture ${quoted(path)} in the market, and no such file in ${root}` };
    const picture = await cleanPicture(file);
    if (picture === 'too-many-pixels') return { problem: `${quoted(path)} has more than 25 million pixels` };
    if (picture === 'unreadable') return { problem: `${quoted(path)} is not a picture that can be read` };
    if (!isDryRun) return storePicture(media, picture);
    const { content, ...about } = picture;
    return { key: pictureKey(content), ...about };
  }

  async function meaningOf(entry: string, known: ReadonlyMap<string, number>): Promise<Loaded | { key: string }> {
    if (known.has(entry)) return { key: entry };
    const before = loaded.get(entry);
    if (before) return before;
    const now = await load(entry);
    loaded.set(entry, now);
    return now;
  }

  return {
    async read(rows, header) {
      const cells = pictureCells(rows, header);
      const known = await findPictureIds(
        db,
        cells.flatMap(entriesOf).filter((entry) => keyForm.test(entry)),
      );
      const names = new Map<string, Reading>();
      for (const cell of cells) {
        const meanings = await Promise.all(entriesOf(cell).map((entry) => meaningOf(entry, known)));
        const fault = meanings.find((meaning) => 'problem' in meaning);
        names.set(cell, fault ?? { value: meanings.flatMap((meaning) => ('key' in meaning ? [meaning.key] : [])).join(' | ') });
      }
      return names;
    },
    async writeRows(transaction, keys) {
      const ids = await findPictureIds(transaction, keys);
      const wanted = new Set(keys);
      for (const picture of stored()) {
        if (wanted.has(picture.key) && !ids.has(picture.key)) ids.set(picture.key, await insertPicture<DB>(transaction, picture));
      }
      return ids;
    },
    close: () => (isDryRun ? Promise.resolve() : removeUnwritten({ db, media }, stored())),
  };
}

/** The different texts in the columns of pictures. */
function pictureCells(rows: readonly CsvRow[], header: Header): string[] {
  const places = header.columns.flatMap(({ column }, index) => (column.isPictures ? [index] : []));
  const cells = rows.flatMap(({ cells: all }) => places.map((place) => (all[place] ?? '').trim()));
  return [...new Set(cells)].filter((cell) => cell !== '' && cell.toLowerCase() !== '(none)');
}

function entriesOf(cell: string): string[] {
  const entries = cell.split(/[|\n]/).map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}
