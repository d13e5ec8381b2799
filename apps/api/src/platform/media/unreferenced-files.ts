import type { Stats } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './media-store.ts';

export type StoredFiles = {
  /** Searched with all folders in it. */
  folder: string;
  /** Those of the keys that rows of the database refer to. */
  listReferenced: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  remove: (key: string) => Promise<void>;
};

type FoundFile = { name: string; path: string };

export type Sweep = {
  removed: number;
  referenced: number;
  /** Files without a row that remain, because they are too many. */
  refused: number;
};

const keyForm = /^[0-9a-f]{32}$/;
/** A file that was being written when its process was killed. */
const unfinishedForm = /\.(part|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const keysAtOnce = 5000;
/** So many files without a row are removed even if hardly any other has one. */
const fewFiles = 100;

/**
 * Removes the files that no row refers to: those of a process that was killed between a file and the commit of its row. A file that
 * was written after `before` may belong to a transaction that is still open. If most of the files have no row, the database is not the
 * one of this folder, and nothing is removed.
 */
export async function removeUnreferencedFiles({ folder, listReferenced, remove }: StoredFiles, before: Date): Promise<Sweep> {
  const unreferenced: FoundFile[] = [];
  let batch: FoundFile[] = [];
  let referenced = 0;
  async function finishBatch(): Promise<void> {
    const known = await listReferenced(batch.map(({ name }) => name));
    referenced += known.size;
    unreferenced.push(...batch.filter(({ name }) => !known.has(name)));
    batch = [];
  }
  for await (const file of listFiles(folder)) {
    if (unfinishedForm.test(file.name)) await removeOld(file.path, before, () => rm(file.path, { force: true }));
    else if (keyForm.test(file.name) && (await isOlder(file.path, before))) batch.push(file);
    if (batch.length >= keysAtOnce) await finishBatch();
  }
  if (batch.length > 0) await finishBatch();
  if (unreferenced.length > Math.max(fewFiles, referenced)) return { removed: 0, referenced, refused: unreferenced.length };
  let removed = 0;
  // The same picture may have been sent again meanwhile, which makes its file young.
  for (const { name, path } of unreferenced) if (await removeOld(path, before, () => remove(name))) removed += 1;
  return { removed, referenced, refused: 0 };
}

async function* listFiles(folder: string): AsyncGenerator<FoundFile> {
  const entries = await opendir(folder, { recursive: true }).catch(unlessMissing);
  if (!entries) return;
  for await (const entry of entries) if (entry.isFile()) yield { name: entry.name, path: join(entry.parentPath, entry.name) };
}

async function removeOld(path: string, before: Date, remove: () => Promise<void>): Promise<boolean> {
  if (!(await isOlder(path, before))) return false;
  await remove();
  return true;
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  const about: Stats | undefined = await stat(path).catch(unlessMissing);
  return about !== undefined && about.mtimeMs < before.getTime();
}
