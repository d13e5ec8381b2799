import { stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Header } from '../../modules/catalog/csv/columns.ts';
import { type ParsedCell, shorten } from '../../modules/catalog/csv/parse-cell.ts';
import type { ParsedPictures } from '../../modules/catalog/csv/parse-row.ts';
import { listPictureIds } from '../../modules/catalog/queries/csv/csv-products.ts';
import { listShopPictureIds } from '../../modules/catalog/queries/shop-products.ts';
import type { Message } from '../../platform/app-error.ts';
import type { CsvRow } from '../../platform/csv/read-csv.ts';
import { type MediaStore, pictureKey } from '../../platform/media/media-store.ts';
import { insertPicture, removeUnwritten, type StoredPicture, storePicture } from '../../platform/media/store-picture.ts';
import { cleanPicture } from '../../platform/uploads/clean-picture.ts';

/** The pictures that a CSV file names: stored ones by key, others by their paths in a folder. */
export type CsvPictures = {
  /** Parses the picture cells of some rows. */
  parse: (rows: readonly CsvRow[], header: Header) => Promise<ParsedPictures>;
  /** Returns the ids of pictures by key; inserts rows for those that came from files. */
  insertRows: (transaction: Transaction<DB>, keys: readonly string[]) => Promise<Map<string, number>>;
  /** Removes stored files without a row. */
  close: () => Promise<void>;
};

type PictureParts = {
  db: Kysely<DB>;
  media: MediaStore;
  folder: string | undefined;
  /** Nothing may be stored. */
  isDryRun: boolean;
  /** Limits the stored pictures to those that products of this shop may show. */
  shopId: number | undefined;
};
type Loaded = StoredPicture | { problem: Message };

const keyForm = /^[0-9a-f]{32}$/;

export function openCsvPictures({ db, media, folder, isDryRun, shopId }: PictureParts): CsvPictures {
  const root = folder === undefined ? undefined : resolve(folder);
  const loaded = new Map<string, Loaded>();
  const stored = () => [...loaded.values()].filter((each) => 'key' in each);

  async function load(path: string): Promise<Loaded> {
    if (root === undefined)
      return {
        problem: { text: 'there is no picture "{path}" in the marketplace: add it in the panel first', with: { path: shorten(path) } },
      };
    const file = resolve(root, path);
    if (!file.startsWith(`${root}${sep}`))
      return { problem: { text: '"{path}" is outside of the folder of the pictures, {root}', with: { path: shorten(path), root } } };
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile())
      return {
        problem: {
          text: 'there is no picture "{path}" in the marketplace, and no such file in {root}',
          with: { path: shorten(path), root },
        },
      };
    const picture = await cleanPicture(file);
    if (picture === 'too-many-pixels')
      return { problem: { text: '"{path}" has more than 25 million pixels', with: { path: shorten(path) } } };
    if (picture === 'unreadable') return { problem: { text: '"{path}" is not a picture that can be read', with: { path: shorten(path) } } };
    const name = basename(path);
    if (!isDryRun) return storePicture(media, { ...picture, name });
    const { content, ...about } = picture;
    return { key: pictureKey(content), ...about, bytes: content.length, name };
  }

  async function listKnown(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const ids = await listPictureIds(db, keys);
    if (shopId === undefined) return ids;
    const own = await listShopPictureIds(shopId, db, [...ids.values()]);
    return new Map([...ids].filter(([, id]) => own.has(id)));
  }

  async function resolveEntry(entry: string, known: ReadonlyMap<string, number>): Promise<Loaded | { key: string }> {
    if (known.has(entry)) return { key: entry };
    const cached = loaded.get(entry);
    if (cached) return cached;
    const picture = await load(entry);
    loaded.set(entry, picture);
    return picture;
  }

  return {
    async parse(rows, header) {
      const cells = pictureCells(rows, header);
      const keys = cells.flatMap(entriesOf).filter((entry) => keyForm.test(entry));
      const known = await listKnown(keys);
      const names = new Map<string, ParsedCell>();
      for (const cell of cells) {
        const entries = await Promise.all(entriesOf(cell).map((entry) => resolveEntry(entry, known)));
        const failed = entries.find((entry) => 'problem' in entry);
        names.set(cell, failed ?? { value: entries.flatMap((entry) => ('key' in entry ? [entry.key] : [])).join(' | ') });
      }
      return names;
    },
    async insertRows(transaction, keys) {
      const ids = await listPictureIds(transaction, keys);
      const wanted = new Set(keys);
      for (const picture of stored()) {
        if (wanted.has(picture.key) && !ids.has(picture.key)) ids.set(picture.key, await insertPicture<DB>(transaction, picture));
      }
      return ids;
    },
    close: () => (isDryRun ? Promise.resolve() : removeUnwritten({ db, media }, stored())),
  };
}

/** Distinct non-empty cells of the picture columns. */
function pictureCells(rows: readonly CsvRow[], header: Header): string[] {
  const places = header.columns.flatMap(({ column }, index) => (column.isPictures ? [index] : []));
  const cells = rows.flatMap(({ cells: all }) => places.map((place) => (all[place] ?? '').trim()));
  return [...new Set(cells)].filter((cell) => cell !== '' && cell.toLowerCase() !== '(none)');
}

function entriesOf(cell: string): string[] {
  const entries = cell.split(/[|\n]/).map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}
