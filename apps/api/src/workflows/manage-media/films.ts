import { type LibraryFilm, largeFilmBytes } from '@souk/contract/back-office/media';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { filmFolder } from '@souk/contract/files';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { isFilmUsed, listFilmsByWords, listFilmUses, listUsedFilms, replaceFilmAddress } from '../../modules/media/queries/films.ts';
import {
  deleteRemovedFilm,
  insertRemovedFilm,
  isFilmRemoved,
  listRemovedFilms,
  lockFilms,
} from '../../modules/media/queries/removed-films.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type FilmStore, filmFile } from '../../platform/media/film-store.ts';
import { prefixQuery, queryWords } from '../../platform/text/search-text.ts';
import { pickText } from '../../platform/text/texts.ts';
import type { FilmUpload } from '../../platform/uploads/clean-picture.ts';

const maxUses = 3;

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

type Film = { src: string; file: string | null; isUsed: boolean };

/** The films of products, newest product first, then the stored ones that no product shows. */
export async function readFilms(
  context: Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>,
  films: FilmStore,
  { search, filter, page, per_page }: CallQuery<'GET /admin/media/films'>,
): Promise<CallAnswer<'GET /admin/media/films'>> {
  const { read } = context;
  const [used, removed, files] = await Promise.all([listUsedFilms(read), listRemovedFilms(read), films.list()]);
  const elsewhere = new Set([...used, ...removed.map((file) => filmFolder + file)]);
  const all: Film[] = [
    ...used.map((src) => ({ src, file: storedFile(src), isUsed: true })),
    ...files.filter((file) => !elsewhere.has(filmFolder + file)).map((file) => ({ src: filmFolder + file, file, isUsed: false })),
  ];
  const query = search ? prefixQuery(queryWords(search)) : null;
  const found = query === null ? [] : await listFilmsByWords(read, query);
  const named = search ? all.filter(({ src }) => found.includes(src) || src.toLowerCase().includes(search.toLowerCase())) : all;
  const matching = await only(films, filter === 'unused' ? named.filter(({ isUsed }) => !isUsed) : named, filter);
  const rows = matching.slice((page - 1) * per_page, page * per_page);
  const sources = rows.map(({ src }) => src);
  const uses = await listFilmUses(read, sources, maxUses + 1);
  return { total: matching.length, films: await Promise.all(rows.map((row) => present(row))) };

  async function present({ src, file }: Film): Promise<LibraryFilm> {
    const about = file === null ? undefined : await films.describe(file);
    const products = uses
      .filter((use) => use.src === src)
      .map(({ id, name }) => ({ kind: 'product' as const, id, name: pickText(name, context) }));
    return {
      ...{ src, file, bytes: about?.bytes ?? null, stored_at: about?.stored_at.toISOString() ?? null },
      uses: products.slice(0, maxUses),
      has_more_uses: products.length > maxUses,
    };
  }
}

async function only(
  films: FilmStore,
  given: readonly Film[],
  filter: CallQuery<'GET /admin/media/films'>['filter'],
): Promise<readonly Film[]> {
  if (filter !== 'large') return given;
  const large: Film[] = [];
  for (const film of given) {
    const about = film.file === null ? undefined : await films.describe(film.file);
    if (about && about.bytes > largeFilmBytes) large.push(film);
  }
  return large;
}

/** Deletes a stored film that no product shows. A job deletes its file once nobody takes it back any more. */
export async function removeFilm(context: Acting, films: FilmStore, file: string): Promise<number | null> {
  const about = await films.describe(file);
  if (!about) throw noSuchFilm();
  return inTransaction(context.db, async (transaction) => {
    await lockFilms(transaction);
    if (await isFilmUsed(transaction, filmFolder + file))
      throw operatorError('conflict', 'A product shows the film, so it cannot be deleted.');
    if (!(await insertRemovedFilm(transaction, file, context.clock.now()))) throw noSuchFilm();
    const before = { name: file, bytes: about.bytes };
    return recordAudit(transaction, context, { action: 'film.remove', subject: { kind: 'film', id: file }, before });
  });
}

function noSuchFilm() {
  return operatorError('not-found', 'There is no such film.');
}

/** Puts a deleted film back into the library. */
export async function restoreRemovedFilm(
  context: Acting,
  films: FilmStore,
  { subject_id: file }: { subject_id: string },
): Promise<number | null> {
  const about = await films.describe(file);
  if (!about) throw operatorError('conflict', 'The file of the film is deleted by now.');
  return inTransaction(context.db, async (transaction) => {
    await lockFilms(transaction);
    if (!(await deleteRemovedFilm(transaction, file))) throw operatorError('conflict', 'The library has the film already.');
    return recordAudit(transaction, context, { action: 'film.add', subject: { kind: 'film', id: file }, after: { name: file } });
  });
}

/** Stores a film that products can show. The same film sent twice is one. */
export async function addFilm(context: Acting, films: FilmStore, upload: FilmUpload): Promise<{ src: string }> {
  const file = filmFile(upload);
  return inTransaction(context.db, async (transaction) => {
    await lockFilms(transaction);
    await deleteRemovedFilm(transaction, file);
    await films.put(upload);
    const after = { name: file, bytes: upload.content.length };
    await recordAudit(transaction, context, { action: 'film.add', subject: { kind: 'film', id: file }, after });
    return { src: filmFolder + file };
  });
}

/** The name of the file of a stored film; null for a film of another site. */
function storedFile(src: string): string | null {
  return src.startsWith(filmFolder) ? src.slice(filmFolder.length) : null;
}

/** Whether the library has a film of this address, or it is of another site. Nobody deletes the film until the end of the transaction. */
export async function hasFilm(transaction: Transaction<DB>, films: FilmStore, src: string): Promise<boolean> {
  if (storedFile(src) === null) return true;
  await lockFilms(transaction);
  return isStoredFilm(transaction, films, src);
}

/** Whether the library has a film of this address. */
export async function isStoredFilm(read: ReadDatabase<DB>, films: FilmStore, src: string): Promise<boolean> {
  const file = storedFile(src);
  return file !== null && !(await isFilmRemoved(read, file)) && (await films.describe(file)) !== undefined;
}

/** Stores a film and shows it on every product that showed the film of that address. The former file remains for an undo. */
export async function replaceFilm(
  context: Acting,
  films: FilmStore,
  { src, upload }: { src: string; upload: FilmUpload },
): Promise<{ src: string; entry_id: number | null }> {
  const file = filmFile(upload);
  const to = filmFolder + file;
  if (to === src) throw operatorError('conflict', 'The film has this file already.');
  // A refused replacement stores nothing.
  return { src: to, entry_id: await showInstead(context, file, { from: src, to, prepare: () => films.put(upload) }) };
}

const RecordedSource = z.object({ src: z.string() });
const RecordedProducts = RecordedSource.extend({ product_ids: z.array(z.int()) });

/** Shows the former film of an entry again on the products that showed it. */
export async function restoreFilm(
  context: Acting,
  films: FilmStore,
  { subject_id, before, after }: { subject_id: string; before: unknown; after: unknown },
): Promise<number | null> {
  const [{ src: to }, { src: from, product_ids }] = [RecordedSource.parse(before), RecordedProducts.parse(after)];
  return showInstead(context, subject_id, {
    ...{ from, to, ids: product_ids },
    async prepare() {
      const file = storedFile(to);
      if (file !== null && !(await films.describe(file))) throw operatorError('conflict', 'The former film is deleted by now.');
    },
  });
}

/** `prepare` runs before products show the new film to others. */
type Replacement = { from: string; to: string; ids?: readonly number[]; prepare: () => Promise<void> };

function showInstead(context: Acting, subject: string, change: Replacement): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    await lockFilms(transaction);
    const product_ids = await replaceFilmAddress(transaction, change);
    if (product_ids.length === 0) throw operatorError('conflict', 'No product shows this film any more.');
    await change.prepare();
    const file = storedFile(change.to);
    if (file !== null) await deleteRemovedFilm(transaction, file);
    await bumpTags(transaction, ['catalog']);
    return recordAudit(transaction, context, {
      action: 'film.replace',
      subject: { kind: 'film', id: subject },
      before: { src: change.from },
      after: { src: change.to, product_ids },
    });
  });
}
