import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { type FileKind, type FileRule, type FileRules, maxFiles, megabytes } from '@souk/contract/files';
import type { FastifyRequest } from 'fastify';
import { AppError, type Message } from '../app-error.ts';

/** A file as it came, on disk. */
export type ReceivedFile = { field: string; rule: FileRule; name: string; path: string; start: Buffer };

export type ReceivedForm = {
  /** Text by field; a list where a field came more than once, which no schema takes. */
  fields: Record<string, unknown>;
  files: ReceivedFile[];
  problems: FileError[];
};

const mebibyte = 1024 * 1024;

/**
 * Bytes beyond the files' limits that are still read, to answer which was too large: a browser reads no answer before it
 * has sent all of its form. If even more arrives, the connection is closed.
 */
const slack = 32 * mebibyte;
const largestField = 64 * 1024;
const limits = { fields: 100, fileExtra: 20, headers: 40 };

/** Reads a form to its end, its files into `folder`; `paths` gets each as soon as it exists, so that whatever happens it can be removed. */
export async function receiveForm(request: FastifyRequest, rules: FileRules, folder: string, paths: string[]): Promise<ReceivedForm> {
  const allowed = Object.values(rules).reduce((sum, rule) => sum + rule.max_bytes * maxFiles(rule), 0);
  if (Number(request.headers['content-length'] ?? 0) > allowed + slack) throw tooLarge();
  await mkdir(folder, { recursive: true });
  const form: ReceivedForm = { fields: {}, files: [], problems: [] };
  const fields = new Map<string, unknown>();
  const counts = new Map<string, number>();
  const progress: Progress = { current: undefined };
  const uncount = countBytes(request, allowed + slack, progress);
  try {
    for await (const part of request.parts({ limits: limitsOf(rules) })) {
      if (part.type === 'field') receiveField(part, { rules, fields, form });
      else {
        progress.current = part.file;
        await receiveFile(part, { rules, counts, folder, paths, form });
        progress.current = undefined;
      }
    }
  } catch (error) {
    throw isOurs(error) ? error : unreadable(error);
  } finally {
    uncount();
  }
  form.fields = Object.fromEntries(fields);
  return form;
}

type Progress = { current: MultipartFile['file'] | undefined };

/** The parser goes through what is too large without an end; this is its end. */
function countBytes({ raw }: FastifyRequest, limit: number, progress: Progress): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= limit) return;
    if (progress.current) progress.current.destroy(tooLarge());
    else raw.destroy();
  };
  raw.on('data', count);
  return () => raw.off('data', count);
}

function limitsOf(rules: FileRules) {
  const files = Object.values(rules).reduce((sum, rule) => sum + maxFiles(rule), 0) + limits.fileExtra;
  return {
    fieldNameSize: 200,
    fieldSize: largestField,
    fields: limits.fields,
    // One byte more than allowed, to distinguish a file that is too large from one that just fits.
    fileSize: Math.max(0, ...Object.values(rules).map((rule) => rule.max_bytes)) + 1,
    files,
    parts: limits.fields + files,
    headerPairs: limits.headers,
  };
}

type TakingField = { rules: FileRules; fields: Map<string, unknown>; form: ReceivedForm };

function receiveField(part: Extract<Multipart, { type: 'field' }>, { rules, fields, form }: TakingField): void {
  const { fieldname: field, value } = part;
  if (part.valueTruncated) form.problems.push(fileError(field, 413, 'The {field} field is too long'));
  if (Object.hasOwn(rules, field)) form.problems.push(fileError(field, 422, 'The {field} field must be a file'));
  const before = fields.get(field);
  fields.set(field, before === undefined ? value : [before, value].flat());
}

type TakingFile = { rules: FileRules; counts: Map<string, number>; folder: string; paths: string[]; form: ReceivedForm };

async function receiveFile(part: MultipartFile, { rules, counts, folder, paths, form }: TakingFile): Promise<void> {
  const field = part.fieldname;
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  const name = cleanName(part.filename);
  const path = join(folder, randomUUID());
  const { bytes, start } = await write(part.file, rule?.max_bytes ?? 0, path, paths);
  // So a browser sends a field in which nothing was chosen.
  if (rule && bytes === 0 && name === '') return;
  const count = (counts.get(field) ?? 0) + 1;
  counts.set(field, count);
  const problem = rule ? checkFile(field, rule, { bytes, count }) : fileError(field, 422, 'The {field} field is not recognized');
  if (problem) form.problems.push(problem);
  else if (rule) form.files.push({ field, rule, name, path, start });
}

function checkFile(field: string, rule: FileRule, { bytes, count }: { bytes: number; count: number }): FileError | undefined {
  const max = maxFiles(rule);
  if (count > max) return fileError(field, 422, 'The {field} field may have at most {limit} files', { limit: max });
  if (bytes > rule.max_bytes) return fileError(field, 413, 'The {field} field accepts files up to {limit} MB', { limit: megabytes(rule) });
  return bytes === 0 ? fileError(field, 422, 'A file in the {field} field is empty') : undefined;
}

/** Writes no more than fits; the rest is only counted. */
async function write(file: AsyncIterable<Buffer>, limit: number, path: string, paths: string[]): Promise<{ bytes: number; start: Buffer }> {
  const target = limit > 0 ? await open(path, 'wx', 0o600) : undefined;
  if (target) paths.push(path);
  let bytes = 0;
  let start = Buffer.alloc(0);
  try {
    for await (const chunk of file) {
      if (start.length < telltaleBytes) start = Buffer.concat([start, chunk.subarray(0, telltaleBytes)]);
      bytes += chunk.length;
      if (bytes <= limit) await target?.writeFile(chunk);
    }
  } finally {
    await target?.close();
  }
  return { bytes, start };
}

/** Removes received files; one that was never created is no error. */
export async function discard(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}

const longestName = 100;

/** Cleans a file's name for display and download: no path, no control characters (browsers send a quote as %22), same ending. */
function cleanName(given: string | undefined): string {
  const name = (given ?? '').replaceAll(/%(?:22|0A|0D)|[\p{C}/\\:*?"<>|]/gu, '').trim();
  return name.length <= longestName ? name : `${name.slice(0, longestName - 12)}${name.slice(-12)}`;
}

function tooLarge(): AppError {
  return new AppError('too-large', 'The request is too large');
}

/** An error of the disk is ours; an error of the parser or the connection is about the request. */
function isOurs(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'syscall' in error && 'path' in error);
}

function unreadable(error: unknown): AppError {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 413 ? tooLarge() : new AppError('bad-request', 'The form could not be read. Please try again.');
}

/** An error of a form's field: too large, or anything else. */
export type FileError = { field: string; status: 413 | 422; text: Message };

const maxFieldLength = 80;

export function fileError(field: string, status: FileError['status'], text: string, more: Record<string, number> = {}): FileError {
  const name = field.slice(0, maxFieldLength);
  return { field: name, status, text: { text, with: { field: name.replaceAll('_', ' '), ...more } } };
}

/** The number of first bytes that show a file's kind. */
export const telltaleBytes = 16;

const marks: Record<FileKind, (start: Buffer) => boolean> = {
  jpeg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  mp4: (start) => start.toString('latin1', 4, 8) === 'ftyp',
  webm: (start) => start.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])),
  pdf: (start) => start.toString('latin1', 0, 5) === '%PDF-',
};

/** A file's kind by its first bytes, whatever its name or sender claims; undefined for any other kind. */
export function fileKind(start: Buffer, kinds: readonly FileKind[]): FileKind | undefined {
  return kinds.find((kind) => marks[kind](start));
}
