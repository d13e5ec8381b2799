import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { type LibraryRow, lockPicture, updatePictureFile, updatePictureTexts } from '../../modules/media/queries/library.ts';
import { deleteUnusedPicture, insertRemovedPicture } from '../../modules/media/queries/removed-pictures.ts';
import { operatorError } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkVersion } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { type StoredPicture, withStoredPictures } from '../../platform/media/store-picture.ts';
import { mergeTexts, type Texts } from '../../platform/text/texts.ts';
import type { PictureUpload } from '../../platform/uploads/clean-picture.ts';
import { getLibraryPicture, stateOf } from './read-library.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Seen = { id: number; version?: string | undefined };
type PictureTexts = { name: string; alt: Texts };

/** Answers with pictures are cached under these. */
const tags = ['catalog', 'content', 'settings', 'reviews'];

/** Changes the name and the alternative texts of a picture. Returns the entry of the audit log. */
export function changePicture(context: Acting, { name, alt, ...seen }: Seen & PictureTexts): Promise<number | null> {
  return changing(context, seen, async (transaction, former) => {
    const after = { name, alt: mergeTexts({}, alt) };
    await updatePictureTexts(transaction, seen.id, after);
    return { action: 'picture.change', ...changedFields({ name: former.name, alt: former.alt }, after) };
  });
}

/** Replaces the file of a picture, everywhere it is used. */
export function replacePicture(
  context: Acting,
  media: MediaStore,
  { upload, ...seen }: Seen & { upload: PictureUpload },
): Promise<number | null> {
  return withStoredPictures({ db: context.db, media }, [upload], ([file]) => {
    if (!file) throw new Error('The picture was not stored');
    return replaceFile(context, { file, ...seen });
  });
}

function replaceFile(context: Acting, { file, ...seen }: Seen & { file: StoredPicture }): Promise<number | null> {
  return changing(context, seen, async (transaction, former) => {
    if (file.key === former.key) throw operatorError('conflict', 'The picture has this file already.');
    await updatePictureFile(transaction, { former, file });
    return { action: 'picture.replace', before: fileOf(former), after: fileOf(file) };
  });
}

type Changed = { action: string; before: Record<string, unknown>; after: Record<string, unknown> };

function changing(
  context: Acting,
  { id, version }: Seen,
  change: (transaction: Transaction<DB>, former: LibraryRow) => Promise<Changed>,
): Promise<number | null> {
  return withUnderstoodErrors(() =>
    inTransaction(context.db, async (transaction) => {
      await lockPicture(transaction, id);
      const former = await getLibraryPicture(transaction, id);
      checkVersion(stateOf(former), version);
      const entry = await change(transaction, former);
      await bumpTags(transaction, tags);
      return recordAudit(transaction, context, { ...entry, subject: { kind: 'picture', id } });
    }),
  );
}

function fileOf({ key, width, height, preview, bytes, name }: Omit<StoredPicture, 'bytes'> & { bytes: number | null }) {
  return { key, width, height, preview, bytes: bytes ?? 0, name };
}

/** Deletes a picture that nothing uses. A job deletes its files once nobody takes it back any more. */
export function removePicture(context: Acting, id: number): Promise<number | null> {
  return withUnderstoodErrors(() =>
    inTransaction(context.db, async (transaction) => {
      await lockPicture(transaction, id);
      const picture = await getLibraryPicture(transaction, id);
      const belongings = await deleteUnusedPicture(transaction, picture, context.clock.now());
      if (!belongings) throw operatorError('conflict', 'Something uses the picture, so it cannot be deleted.');
      const { id: _, ...fields } = picture;
      const before = { ...fields, created_at: picture.created_at.toISOString(), ...belongings };
      return recordAudit(transaction, context, { action: 'picture.remove', subject: { kind: 'picture', id }, before });
    }),
  );
}

const RecordedPicture = z.object({
  ...{ key: z.string(), name: z.string(), width: z.int(), height: z.int(), preview: z.string(), bytes: z.int().nullable() },
  ...{ alt: z.record(z.string(), z.string()), created_at: z.string() },
  ...{ shop_ids: z.array(z.int()), former_keys: z.array(z.string()) },
});

/** Puts a deleted picture back into the library. */
export function restoreRemovedPicture(
  context: Acting,
  { subject_id, before }: { subject_id: string; before: unknown },
): Promise<number | null> {
  const id = Number(subject_id);
  const { data } = RecordedPicture.safeParse(before);
  if (!data) throw operatorError('conflict', 'This entry does not have what is needed to reverse it.');
  return withUnderstoodErrors(() =>
    inTransaction(context.db, async (transaction) => {
      if (!(await insertRemovedPicture(transaction, { id, ...data })))
        throw operatorError('conflict', 'The file of the picture is deleted by now.');
      return recordAudit(transaction, context, { action: 'picture.add', subject: { kind: 'picture', id }, after: { name: data.name } });
    }),
  );
}

const RecordedTexts = z.object({ name: z.string(), alt: z.record(z.string(), z.string()) }).partial();
const RecordedFile = z.object({ key: z.string(), width: z.int(), height: z.int(), preview: z.string(), bytes: z.int(), name: z.string() });

/** Writes the former texts of an entry again. */
export function restorePictureTexts(
  context: Acting,
  { subject_id, before }: { subject_id: string; before: unknown },
): Promise<number | null> {
  const seen = { id: Number(subject_id) };
  const texts = RecordedTexts.parse(before);
  return changing(context, seen, async (transaction, former) => {
    const stored = { name: former.name, alt: former.alt };
    const after = { name: texts.name ?? stored.name, alt: texts.alt ?? stored.alt };
    await updatePictureTexts(transaction, seen.id, after);
    return { action: 'picture.change', ...changedFields(stored, after) };
  });
}

/** Shows the former file of an entry again. */
export function restorePictureFile(
  context: Acting,
  { subject_id, before }: { subject_id: string; before: unknown },
): Promise<number | null> {
  return replaceFile(context, { id: Number(subject_id), file: RecordedFile.parse(before) });
}

const [uniqueViolation, foreignKeyViolation] = ['23505', '23503'];

async function withUnderstoodErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, uniqueViolation)) throw operatorError('conflict', 'The library has this file already, as another picture.');
    if (hasCode(error, foreignKeyViolation)) throw operatorError('conflict', 'Something uses the picture, so it cannot be deleted.');
    throw error;
  }
}
