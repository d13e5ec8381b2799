import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { attachment, megabytes } from '@souk/contract/files';
import { operatorError } from '../../platform/app-error.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { cleanPicture, type PictureUpload, type Upload } from '../../platform/uploads/clean-picture.ts';
import { fileKind, telltaleBytes } from '../../platform/uploads/receive-form.ts';

const maxAttachments = 5;

/** Pictures on this machine, decoded and without metadata. An undefined path gives an undefined picture. */
export function readPictures(paths: readonly (string | undefined)[]): Promise<(PictureUpload | undefined)[]> {
  return Promise.all(paths.map((path) => (path === undefined ? undefined : readPicture(path))));
}

async function readPicture(file: string): Promise<PictureUpload> {
  const picture = await cleanPicture(resolve(file));
  if (picture === 'too-many-pixels') throw operatorError('invalid', 'has more than 25 million pixels', '--picture');
  if (picture === 'unreadable') throw operatorError('invalid', `: ${resolve(file)} is not a picture or cannot be read`, '--picture');
  return { kind: 'picture', name: file, ...picture };
}

/** Attachments on this machine, with the same limits as uploaded ones. */
export function readAttachments(paths: readonly string[]): Promise<Upload[]> {
  if (paths.length > maxAttachments) throw operatorError('invalid', `A message can have at most ${maxAttachments} files.`);
  return Promise.all(paths.map(readAttachmentFile));
}

async function readAttachmentFile(path: string): Promise<Upload> {
  const content = await readSmallFile(path);
  const kind = fileKind(content.subarray(0, telltaleBytes), attachment.kinds);
  const name = basename(path);
  if (kind === undefined) throw operatorError('invalid', `${path} is neither a picture (JPEG, PNG or WebP) nor a PDF.`);
  if (kind === 'pdf') return { kind: 'pdf', name, content };
  const picture = await cleanPicture(path);
  if (picture === 'too-many-pixels') throw operatorError('invalid', `${path} has too many pixels.`);
  if (picture === 'unreadable') throw operatorError('invalid', `${path} is damaged and cannot be opened.`);
  return { kind: 'picture', name, ...picture };
}

async function readSmallFile(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > attachment.max_bytes) throw operatorError('invalid', `${path} is larger than ${megabytes(attachment)} MB.`);
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'EACCES')) throw operatorError('invalid', `${path} cannot be read.`);
    throw error;
  }
}
