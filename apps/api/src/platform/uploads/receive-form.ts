import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { type FileRule, type FileRules, megabytes, mostFiles } from '@souk/contract/files';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { telltaleBytes } from './file-kind.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';

/** A file as it came, on disk. */
export type ReceivedFile = { field: string; rule: FileRule; name: string; path: string; start: Buffer };

export type ReceivedForm = {
  /** Text by field; a list where a field came more than once, which no schema takes. */
  fields: Record<string, unknown>;
  files: ReceivedFile[];
  problems: FileProblem[];
};

const mebibyte = 1024 * 1024;

/**
 * How much more than the files may have is read on, to say what was too large: a browser hears no answer before it has sent
 * all of its form. Whoever sends still more is hung up on.
 */
const slack = 32 * mebibyte;
const largestField = 64 * 1024;
const most = { fields: 100, fileExtra: 20, headers: 40 };

/** Reads a form to its end, its files into `folder`; `paths` gets each as soon as it exists, so that whatever happens it can be removed. */
export async function receiveForm(request: FastifyRequest, rules: FileRules, folder: string, paths: string[]): Promise<ReceivedForm> {
  const allowed = Object.values(rules).reduce((sum, rule) => sum + rule.max_bytes * mostFiles(rule), 0);
  if (Number(request.headers['content-length'] ?? 0) > allowed + slack) throw tooLarge();
  await mkdir(folder, { recursive: true });
  const form: ReceivedForm = { fields: {}, files: [], problems: [] };
  const fields = new Map<string, unknown>();
  const counts = new Map<string, number>();
  const progress: Progress = { current: undefined };
  const uncount = countBytes(request, allowed + slack, progress);
  try {
    for await (const part of request.parts({ limits: limitsOf(rules) })) {
      if (part.type === 'field') takeField(part, { rules, fields, form });
      else {
        progress.current = part.file;
        await takeFile(part, { rules, counts, folder, paths, form });
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
  const files = Object.values(rules).reduce((sum, rule) => sum + mostFiles(rule), 0) + most.fileExtra;
  return {
    fieldNameSize: 200,
    fieldSize: largestField,
    fields: most.fields,
    // One byte more than may be, so that what is too large can be told from what just fits.
    fileSize: Math.max(0, ...Object.values(rules).map((rule) => rule.max_bytes)) + 1,
    files,
    parts: most.fields + files,
    headerPairs: most.headers,
  };
}

type TakingField = { rules: FileRules; fields: Map<string, unknown>; form: ReceivedForm };

function takeField(part: Extract<Multipart, { type: 'field' }>, { rules, fields, form }: TakingField): void {
  const { fieldname: field, value } = part;
  if (part.valueTruncated) form.problems.push(fileProblem(field, 413, 'The {field} field is too long'));
  if (Object.hasOwn(rules, field)) form.problems.push(fileProblem(field, 422, 'The {field} field must be a file'));
  const before = fields.get(field);
  fields.set(field, before === undefined ? value : [before, value].flat());
}

type TakingFile = { rules: FileRules; counts: Map<string, number>; folder: string; paths: string[]; form: ReceivedForm };

async function takeFile(part: MultipartFile, { rules, counts, folder, paths, form }: TakingFile): Promise<void> {
  const field = part.fieldname;
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  const name = cleanName(part.filename);
  const path = join(folder, randomUUID());
  const { bytes, start } = await write(part.file, rule?.max_bytes ?? 0, path, paths);
  // So a browser sends a field in which nothing was chosen.
  if (rule && bytes === 0 && name === '') return;
  const count = (counts.get(field) ?? 0) + 1;
  counts.set(field, count);
  const problem = rule ? fileFault(field, rule, { bytes, count }) : fileProblem(field, 422, 'The {field} field is not known');
  if (problem) form.problems.push(problem);
  else if (rule) form.files.push({ field, rule, name, path, start });
}

function fileFault(field: string, rule: FileRule, { bytes, count }: { bytes: number; count: number }): FileProblem | undefined {
  const most = mostFiles(rule);
  if (count > most) return fileProblem(field, 422, 'The {field} field may have at most {limit} files', { limit: most });
  if (bytes > rule.max_bytes)
    return fileProblem(field, 413, 'The {field} field takes files of at most {limit} MB', { limit: megabytes(rule) });
  return bytes === 0 ? fileProblem(field, 422, 'A file in the {field} field is empty') : undefined;
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

/** Removes what was received; a file that never came to be is no fault. */
export async function discard(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}

const longestName = 100;

/** A name is shown and given back with a download: no path, nothing that is not written (browsers send a quote as %22), its ending kept. */
function cleanName(given: string | undefined): string {
  const name = (given ?? '').replaceAll(/%(?:22|0A|0D)|[\p{C}/\\:*?"<>|]/gu, '').trim();
  return name.length <= longestName ? name : `${name.slice(0, longestName - 12)}${name.slice(-12)}`;
}

function tooLarge(): Problem {
  return new Problem(413, 'The request is too large');
}

/** What the disk says is ours to mend; what the parser says, or the line, is about the request. */
function isOurs(error: unknown): boolean {
  return error instanceof Problem || (error instanceof Error && 'syscall' in error && 'path' in error);
}

function unreadable(error: unknown): Problem {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 413 ? tooLarge() : new Problem(400, 'The form could not be read');
}
