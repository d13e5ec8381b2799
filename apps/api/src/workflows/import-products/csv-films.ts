import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { lockFilms } from '../../modules/media/queries/removed-films.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { FilmStore } from '../../platform/media/film-store.ts';
import { isStoredFilm } from '../manage-media/films.ts';

/** The films that a CSV file names. */
export type CsvFilms = {
  /** The addresses of which the media library has no film. */
  listMissing: (read: ReadDatabase<DB>, sources: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Nobody deletes a film until the end of the transaction, if the file names any. */
  lock: (transaction: Transaction<DB>) => Promise<void>;
};

export function openCsvFilms(films: FilmStore): CsvFilms {
  let isNamed = false;
  return {
    async listMissing(read, sources) {
      const missing = new Set<string>();
      for (const src of new Set(sources)) {
        if (!src.startsWith('/')) continue;
        isNamed = true;
        if (!(await isStoredFilm(read, films, src))) missing.add(src);
      }
      return missing;
    },
    async lock(transaction) {
      if (isNamed) await lockFilms(transaction);
    },
  };
}
