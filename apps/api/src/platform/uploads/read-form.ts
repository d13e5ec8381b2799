import { readFile } from 'node:fs/promises';
import { type FileKind, type FileRules, filmKinds, isRequired } from '@souk/contract/files';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, type Message, operatorError } from '../app-error.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { cleanPicture, type FilmUpload, type PictureError, type Upload } from './clean-picture.ts';
import { discard, type FileError, fileError, fileKind, type ReceivedFile, type ReceivedForm, receiveForm } from './receive-form.ts';

type AnyUpload = Upload | FilmUpload;
export type Form = { body: unknown; files: Record<string, AnyUpload | AnyUpload[] | undefined> };

type Expected = {
  body: z.ZodType;
  files: FileRules;
  /** Throws where the sender may not do what the form asks. No picture is decoded before. */
  admit?: (body: unknown) => Promise<void>;
};

/**
 * Reads a form with files: fields by their schema, files by their rules and content. All errors are answered at
 * once, by field. No file remains on disk, however it ends.
 */
export async function readForm(request: FastifyRequest, { body, files: rules, admit }: Expected, folder: string): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('unsupported-type', 'The request must be a multipart form');
  const paths: string[] = [];
  try {
    const received = await receiveForm(request, rules, folder, paths);
    const parsed = body.safeParse(received.fields);
    const about = parsed.success ? {} : fieldErrors(parsed.error, received.fields);
    refuse({ ...about, ...byField([...received.problems, ...missing(received, rules), ...ofAnotherKind(received)]) }, received.problems);
    await admit?.(parsed.data);
    const uploads = await Promise.all(received.files.map(async (file) => [file.field, await readUpload(file)] as const));
    const failures = uploads.flatMap(([field, upload]) =>
      typeof upload === 'string' ? [fileError(field, 422, failureTexts[upload])] : [],
    );
    refuse(byField(failures), failures);
    return { body: parsed.data, files: sorted(rules, uploads) };
  } finally {
    await discard(paths);
  }
}

function refuse(errors: Record<string, Message>, problems: readonly FileError[]): void {
  const [first] = Object.values(errors);
  if (!first) return;
  throw new AppError(problems.some(({ status }) => status === 413) ? 'too-large' : 'invalid', first, { errors });
}

/** The first problem of each field. */
function byField(problems: readonly FileError[]): Record<string, Message> {
  return Object.fromEntries(problems.toReversed().map(({ field, text }) => [field, text]));
}

function missing({ files, problems }: ReceivedForm, rules: FileRules): FileError[] {
  const there = new Set([...files, ...problems].map(({ field }) => field));
  return Object.entries(rules)
    .filter(([field, rule]) => isRequired(rule) && !there.has(field))
    .map(([field]) => fileError(field, 422, 'The {field} field is required'));
}

function ofAnotherKind({ files }: ReceivedForm): FileError[] {
  return files
    .filter(({ start, rule }) => fileKind(start, rule.kinds) === undefined)
    .map(({ field, rule: { kinds } }): FileError => {
      // Only panels take films.
      if (kinds.some(isFilm)) return { field, status: 422, text: filmReason(field) };
      return fileError(field, 422, kinds.includes('pdf') ? kindTexts.document : kindTexts.picture);
    });
}

function filmReason(field: string): Message {
  return operatorError('invalid', { text: 'accepts only films: {kinds}', with: { kinds: 'MP4, WebM' } }, field).reason;
}

function isFilm(kind: FileKind | undefined): kind is FilmUpload['kind'] {
  return filmKinds.some((each) => each === kind);
}

async function readUpload({ path, name, start, rule }: ReceivedFile): Promise<AnyUpload | PictureError> {
  const kind = fileKind(start, rule.kinds);
  if (kind === 'pdf' || isFilm(kind)) return { kind, name, content: await readFile(path) };
  const picture = await cleanPicture(path);
  return typeof picture === 'string' ? picture : { kind: 'picture', name, ...picture };
}

const kindTexts = {
  picture: 'The {field} field accepts only images (JPEG, PNG or WebP)',
  document: 'The {field} field accepts only images (JPEG, PNG or WebP) and PDFs',
};

const failureTexts: Record<PictureError, string> = {
  unreadable: 'A file in the {field} field is damaged and cannot be opened',
  'too-many-pixels': 'An image in the {field} field has too many pixels',
};

function sorted(rules: FileRules, uploads: readonly (readonly [string, AnyUpload | PictureError])[]): Form['files'] {
  const of = (field: string) => uploads.flatMap(([name, upload]) => (name === field && typeof upload !== 'string' ? [upload] : []));
  return Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, rule.max_count === undefined ? of(field)[0] : of(field)]));
}
