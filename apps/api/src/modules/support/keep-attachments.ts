import type { Insertable } from 'kysely';
import type { TicketAttachments } from '../../../db/schema.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Upload } from '../../platform/uploads/upload.ts';

export type KeptAttachment = Omit<Insertable<TicketAttachments>, 'message_id'> & { key: string };

/** Keeps the bytes of attachments while the work, which is a transaction, writes their rows; where it fails, their bytes go again. */
export async function withAttachments<Result>(
  files: PrivateFiles,
  uploads: readonly Upload[],
  work: (kept: KeptAttachment[]) => Promise<Result>,
): Promise<Result> {
  const kept = await Promise.all(uploads.map((upload) => keep(files, upload)));
  try {
    return await work(kept);
  } catch (error) {
    for (const { key } of kept) await files.remove(key);
    throw error;
  }
}

async function keep(files: PrivateFiles, { kind, name, content }: Upload): Promise<KeptAttachment> {
  const type = kind === 'pdf' ? 'application/pdf' : 'image/webp';
  // A picture was made anew as WebP, whatever it was.
  const shown = kind === 'pdf' ? name : `${name.replace(/\.[a-z]{1,5}$/i, '')}.webp`;
  return { key: await files.put(content), name: shown.slice(0, 200), type, bytes: content.length };
}
