import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmUpload } from '../uploads/clean-picture.ts';
import { pictureKey, writeWhole } from './media-store.ts';

/** The films on disk, which are served below `filmFolder`. */
export type FilmStore = {
  list: () => Promise<string[]>;
  /** Undefined where there is no such film. */
  describe: (file: string) => Promise<{ bytes: number; stored_at: Date } | undefined>;
  /** Stores a film under its name. */
  put: (film: StoredFilm) => Promise<void>;
  remove: (file: string) => Promise<void>;
};

type StoredFilm = Pick<FilmUpload, 'kind' | 'content'>;

/** The name of the file of a film; equal bytes have the same one. */
export function filmFile({ kind, content }: StoredFilm): string {
  return `${pictureKey(content)}.${kind}`;
}

const filmName = /^[\w-]{1,64}\.[a-z0-9]{2,5}$/;

/** The films in the data folder of a marketplace. */
export function createFilmStore(dataFolder: string): FilmStore {
  const folder = join(dataFolder, 'media', 'films');
  const pathOf = (file: string) => (filmName.test(file) ? join(folder, file) : undefined);
  return {
    async list() {
      const files = await readdir(folder).catch(() => []);
      return files.filter((file) => filmName.test(file)).sort();
    },
    async describe(file) {
      const path = pathOf(file);
      const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
      return found?.isFile() ? { bytes: found.size, stored_at: found.mtime } : undefined;
    },
    put: (film) => writeWhole(join(folder, filmFile(film)), film.content),
    async remove(file) {
      const path = pathOf(file);
      if (path !== undefined) await rm(path, { force: true });
    },
  };
}
