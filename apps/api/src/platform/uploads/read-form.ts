import { readFile } from 'node:fs/promises';
import { type FileRules, isRequired } from '@souk/contract/files';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldProblems } from '../http/field-problems.ts';
import { type Message, Problem } from '../http/problem.ts';
import { cleanPicture, type PictureFault } from './clean-picture.ts';
import { fileKind } from './file-kind.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';
import { discard, type ReceivedFile, type ReceivedForm, receiveForm } from './receive-form.ts';
import type { Upload } from './upload.ts';

export type Form = { body: unknown; files: Record<string, Upload | Upload[] | undefined> };

type Expected = {
  body: z.ZodType;
  files: FileRules;
  /** Throws where the sender may not do what the form asks. No picture is decoded before. */
  admit?: (body: unknown) => Promise<void>;
};

/**
 * Reads a form with files: fields by their schema, files by their rules and by what they hold. All that is wrong is said at
 * once, by field. Nothing of it stays on disk, however it ends.
 */
export async function readForm(request: FastifyRequest, { body, files: rules, admit }: Expected, folder: string): Promise<Form> {
  if (!request.isMultipart()) throw new Problem(415, 'The request must be a form with files');
  const paths: string[] = [];
  try {
    const received = await receiveForm(request, rules, folder, paths);
    const parsed = body.safeParse(received.fields);
    const about = parsed.success ? {} : fieldProblems(parsed.error, received.fields);
    refuse({ ...about, ...byField([...received.problems, ...missing(received, rules), ...ofAnotherKind(received)]) }, received.problems);
    await admit?.(parsed.data);
    const uploads = await Promise.all(received.files.map(async (file) => [file.field, await take(file)] as const));
    const faults = uploads.flatMap(([field, upload]) => (typeof upload === 'string' ? [fileProblem(field, 422, faultTexts[upload])] : []));
    refuse(byField(faults), faults);
    return { body: parsed.data, files: sorted(rules, uploads) };
  } finally {
    await discard(paths);
  }
}

function refuse(errors: Record<string, Message>, problems: readonly FileProblem[]): void {
  const [first] = Object.values(errors);
  if (!first) return;
  throw new Problem(problems.some(({ status }) => status === 413) ? 413 : 422, first, { errors });
}

/** The first problem of each field. */
function byField(problems: readonly FileProblem[]): Record<string, Message> {
  return Object.fromEntries(problems.toReversed().map(({ field, text }) => [field, text]));
}

function missing({ files, problems }: ReceivedForm, rules: FileRules): FileProblem[] {
  const there = new Set([...files, ...problems].map(({ field }) => field));
  return Object.entries(rules)
    .filter(([field, rule]) => isRequired(rule) && !there.has(field))
    .map(([field]) => fileProblem(field, 422, 'The {field} field is required'));
}

function ofAnotherKind({ files }: ReceivedForm): FileProblem[] {
  return files
    .filter(({ start, rule }) => fileKind(start, rule.kinds) === undefined)
    .map(({ field, rule }) => fileProblem(field, 422, rule.kinds.includes('pdf') ? kindTexts.document : kindTexts.picture));
}

async function take({ path, name, start, rule }: ReceivedFile): Promise<Upload | PictureFault> {
  if (fileKind(start, rule.kinds) === 'pdf') return { kind: 'pdf', name, content: await readFile(path) };
  const picture = await cleanPicture(path);
  return typeof picture === 'string' ? picture : { kind: 'picture', name, ...picture };
}

const kindTexts = {
  picture: 'The {field} field takes pictures only (JPEG, PNG or WebP)',
  document: 'The {field} field takes pictures (JPEG, PNG or WebP) and PDFs only',
};

const faultTexts: Record<PictureFault, string> = {
  unreadable: 'A file in the {field} field is damaged and cannot be opened',
  'too-many-pixels': 'A picture in the {field} field has too many pixels',
};

function sorted(rules: FileRules, uploads: readonly (readonly [string, Upload | PictureFault])[]): Form['files'] {
  const of = (field: string) => uploads.flatMap(([name, upload]) => (name === field && typeof upload !== 'string' ? [upload] : []));
  return Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, rule.max_count === undefined ? of(field)[0] : of(field)]));
}
