import type { Translate } from '../ui-context.tsx';

/** The allowed files: `accept` as an input has it, and the maximum size of one file. */
export type FileLimits = { accept: readonly string[]; maxBytes: number };

type FileError = 'kind' | 'size' | 'empty';

/** Why a file is refused; the server checks more closely. A file without a type is checked by its extension. */
export function checkFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileLimits,
): FileError | undefined {
  if (!accept.includes(type || (typesByExtension[extension(name)] ?? ''))) return 'kind';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : undefined;
}

const documentType = 'application/pdf';

const typesByExtension: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: documentType,
};

function extension(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

const mebibyte = 1024 * 1024;

const fileErrorTexts = {
  picture: 'Choose a JPEG, PNG or WebP image',
  document: 'Choose a JPEG, PNG or WebP image or a PDF',
  size: 'This file is too large. The limit is {limit} MB.',
  empty: 'This file is empty',
};

/** The text for a refused file, to be translated with its values. */
export function fileErrorText(error: FileError, { accept, maxBytes }: FileLimits): [string, Record<string, number>] {
  if (error === 'size') return [fileErrorTexts.size, { limit: maxBytes / mebibyte }];
  if (error === 'empty') return [fileErrorTexts.empty, {}];
  return [accept.includes(documentType) ? fileErrorTexts.document : fileErrorTexts.picture, {}];
}

export type AcceptedFiles = { files: File[]; problem: string | undefined };

/** The accepted files, with large pictures made smaller; `problem` describes the first refused one. */
export async function acceptFiles(files: readonly File[], limits: FileLimits, translate: Translate): Promise<AcceptedFiles> {
  const checked = await Promise.all(files.map(async (file) => ({ ...(await acceptFile(file, limits)) })));
  const error = checked.find((each) => each.error)?.error;
  const [text, values] = error ? fileErrorText(error, limits) : [];
  return { files: checked.flatMap(({ file }) => (file ? [file] : [])), problem: text && translate(text, values) };
}

async function acceptFile(file: File, limits: FileLimits): Promise<{ file?: File; error?: FileError }> {
  const unfixable = checkFile(file, limits);
  if (unfixable && unfixable !== 'size') return { error: unfixable };
  const { shrinkPicture } = await import('./shrink-picture.ts');
  const smaller = await shrinkPicture(file);
  const error = checkFile(smaller, limits);
  return error ? { error } : { file: smaller };
}
