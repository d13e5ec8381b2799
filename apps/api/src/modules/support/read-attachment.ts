import type { ReadContext, SignedIn } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { FileToSend } from '../../platform/http/send-file.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { findAttachment } from './repository.ts';

/** A file of a ticket of one's own; somebody else's is as unknown as none. */
export async function readAttachment({ read, actor }: SignedIn<ReadContext>, files: PrivateFiles, id: number): Promise<FileToSend> {
  const row = await findAttachment(read, actor.person_id, id);
  const content = row && (await files.read(row.key));
  if (!content) throw notFound('There is no such file');
  return { content, type: row.type, name: row.name };
}
