import type { FileKind } from '@souk/contract/files';

/** How many of a file's first bytes tell its kind. */
export const telltaleBytes = 16;

const marks: Record<FileKind, (start: Buffer) => boolean> = {
  jpeg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  pdf: (start) => start.toString('latin1', 0, 5) === '%PDF-',
};

/** Which of the kinds a file is by its first bytes; undefined for any other. What its name or sender says is no matter. */
export function fileKind(start: Buffer, kinds: readonly FileKind[]): FileKind | undefined {
  return kinds.find((kind) => marks[kind](start));
}
