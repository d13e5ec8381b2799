import type { ReadContext, SignedIn } from '../../context.ts';
import { notFound } from '../../platform/app-error.ts';
import type { FileToSend } from '../../platform/http/send-file.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Upload } from '../../platform/uploads/clean-picture.ts';
import { findAnyAttachment } from './queries/inbox.ts';
import { findAttachment, type StoredAttachment } from './queries/messages.ts';

/** Stores the files of attachments before `work` inserts their rows in a transaction; removes the files if it fails. */
export async function withStoredAttachments<Result>(
  files: PrivateFiles,
  uploads: readonly Upload[],
  work: (stored: StoredAttachment[]) => Promise<Result>,
): Promise<Result> {
  const stored = await Promise.all(uploads.map((upload) => storeFile(files, upload)));
  try {
    return await work(stored);
  } catch (error) {
    for (const { key } of stored) await files.remove(key);
    throw error;
  }
}

async function storeFile(files: PrivateFiles, upload: Upload): Promise<StoredAttachment> {
  return { key: await files.put(upload.content), ...describeUpload(upload) };
}

/** The file of an upload as its row has it. */
export function describeUpload({ kind, name, content }: Upload): Omit<StoredAttachment, 'key'> {
  const type = kind === 'pdf' ? 'application/pdf' : 'image/webp';
  // Every uploaded picture was re-encoded as WebP.
  const fileName = kind === 'pdf' ? name : `${name.replace(/\.[a-z]{1,5}$/i, '')}.webp`;
  return { name: fileName.slice(0, 200), type, bytes: content.length };
}

/** Another person's file is not found either. */
export async function readAttachment({ read, actor }: SignedIn<ReadContext>, files: PrivateFiles, id: number): Promise<FileToSend> {
  return readPrivateFile(files, await findAttachment(read, actor.person_id, id));
}

/** A file of any ticket, for operators. */
export async function readAnyAttachment({ read }: Pick<ReadContext, 'read'>, files: PrivateFiles, id: number): Promise<FileToSend> {
  return readPrivateFile(files, await findAnyAttachment(read, id));
}

/** Throws 404 without a row, or without its file. */
export async function readPrivateFile(
  files: PrivateFiles,
  row: { key: string; type: string; name: string } | undefined,
): Promise<FileToSend> {
  const content = row && (await files.read(row.key));
  if (!content) throw notFound('File not found');
  return { content, type: row.type, name: row.name };
}

export async function deleteFiles(files: PrivateFiles, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key);
}
