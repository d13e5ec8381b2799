/** What a place takes: `accept` as an input has it, the most bytes of one file. */
export type FileLimits = { accept: readonly string[]; maxBytes: number };

export type FileFault = 'kind' | 'size' | 'empty';

/** What keeps a file from being taken; its sender looks closer. A file that the system gives no type is told by its name. */
export function checkFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileLimits,
): FileFault | undefined {
  if (!accept.includes(type || (typesByEnding[ending(name)] ?? ''))) return 'kind';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : undefined;
}

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const documentType = 'application/pdf';

const typesByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: documentType,
};

function ending(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

const mebibyte = 1024 * 1024;

const faultTexts = {
  picture: 'Choose a JPEG, PNG or WebP picture',
  document: 'Choose a JPEG, PNG or WebP picture or a PDF',
  size: 'This file is too large: {limit} MB at most',
  empty: 'This file is empty',
};

/** The words for a fault, to be translated with its values. */
export function faultWords(fault: FileFault, { accept, maxBytes }: FileLimits): [string, Record<string, number>] {
  if (fault === 'size') return [faultTexts.size, { limit: maxBytes / mebibyte }];
  if (fault === 'empty') return [faultTexts.empty, {}];
  return [accept.includes(documentType) ? faultTexts.document : faultTexts.picture, {}];
}
