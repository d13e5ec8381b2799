import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { attachment, megabytes } from '@souk/contract/files';
import { CommandError } from '../../commands/command-error.ts';
import { hasCode } from '../../platform/database/error-code.ts';
import { cleanPicture } from '../../platform/uploads/clean-picture.ts';
import { fileKind, telltaleBytes } from '../../platform/uploads/file-kind.ts';
import type { Upload } from '../../platform/uploads/upload.ts';

const most = 5;

/** Files of this machine, held to the rules for those that come by the network. */
export function readAttachments(paths: readonly string[]): Promise<Upload[]> {
  if (paths.length > most) throw new CommandError(`A message takes at most ${most} files.`);
  return Promise.all(paths.map(readAttachment));
}

async function readAttachment(path: string): Promise<Upload> {
  const content = await readSmall(path);
  const kind = fileKind(content.subarray(0, telltaleBytes), attachment.kinds);
  const name = basename(path);
  if (kind === undefined) throw new CommandError(`${path} is no picture (JPEG, PNG or WebP) and no PDF.`);
  if (kind === 'pdf') return { kind: 'pdf', name, content };
  const picture = await cleanPicture(path);
  if (picture === 'too-many-pixels') throw new CommandError(`${path} has too many pixels.`);
  if (picture === 'unreadable') throw new CommandError(`${path} is damaged and cannot be opened.`);
  return { kind: 'picture', name, ...picture };
}

async function readSmall(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > attachment.max_bytes) throw new CommandError(`${path} is larger than ${megabytes(attachment)} MB.`);
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'EACCES')) throw new CommandError(`${path} cannot be read.`);
    throw error;
  }
}
