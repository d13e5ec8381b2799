import type { ReadContext, SignedIn } from '../../context.ts';
import { notFound } from '../../platform/app-error.ts';
import type { FileToSend } from '../../platform/http/send-file.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { findAnyPhoto, findOwnPhoto } from './queries/photos.ts';

/** Another person's photo is not found either. */
export async function readOwnPhoto({ read, actor }: SignedIn<ReadContext>, files: PrivateFiles, id: number): Promise<FileToSend> {
  return readPhoto(files, await findOwnPhoto(read, actor.person_id, id));
}

/** A photo of any return, or of a shop's. */
export async function readAnyPhoto(
  { read }: Pick<ReadContext, 'read'>,
  files: PrivateFiles,
  { id, shopId }: { id: number; shopId?: number },
): Promise<FileToSend> {
  return readPhoto(files, await findAnyPhoto(read, id, shopId));
}

async function readPhoto(files: PrivateFiles, row: { key: string; name: string; type: string } | undefined): Promise<FileToSend> {
  const content = row && (await files.read(row.key));
  if (!content) throw notFound('File not found');
  return { content, type: row.type, name: row.name };
}
