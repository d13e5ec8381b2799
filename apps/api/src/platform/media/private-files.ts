import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readIfExists } from './media-store.ts';

/** Private files, stored on disk. The caller has checked that the request may read the file. */
export type PrivateFiles = {
  /** Stores a file under a new random key, or under one of `createFileKey` that is recorded already. */
  put: (content: Buffer, key?: string) => Promise<string>;
  /** Undefined where there is none under that key. */
  read: (key: string) => Promise<Buffer | undefined>;
  remove: (key: string) => Promise<void>;
};

const keyForm = /^[0-9a-f]{32}$/;

export function createFileKey(): string {
  return randomBytes(16).toString('hex');
}

/** Where they are in the data folder of a marketplace. */
export function privateFolder(dataFolder: string): string {
  return join(dataFolder, 'private');
}

export function createPrivateFiles(folder: string): PrivateFiles {
  const pathOf = (key: string) => (keyForm.test(key) ? join(folder, key.slice(0, 2), key) : undefined);
  return {
    async put(content, key = createFileKey()) {
      const path = join(folder, key.slice(0, 2), key);
      await mkdir(dirname(path), { recursive: true });
      // Under its name there is always a whole file.
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return key;
    },
    async read(key) {
      const path = pathOf(key);
      return path === undefined ? undefined : readIfExists(path);
    },
    async remove(key) {
      const path = pathOf(key);
      if (path !== undefined) await rm(path, { force: true });
    },
  };
}
