import type { FileRule, FileRules, FilmKind, PictureKind } from '@souk/contract/files';
import sharp from 'sharp';
import { unavailable } from '../app-error.ts';

/** A few kilobytes can unpack to gigabytes: a picture of more pixels is not opened. */
const maxPixels = 25_000_000;

/** No screen is shown a larger one. */
const longestSide = 2400;
const maxSeconds = 15;
const previewWidth = 16;

/** Opening a large picture takes a core and up to 200 MB, so two at a time; a request beyond the queue gets a 503. */
const inTurn = limitConcurrency(2, 60);

export type CleanedPicture = Omit<PictureUpload, 'kind' | 'name'>;
export type PictureError = 'too-many-pixels' | 'unreadable';

/**
 * Re-encodes a picture from its pixels: upright, as WebP, without location, camera and other metadata.
 * A truncated or broken picture is an error; so is one that would take too much memory to open.
 */
export function cleanPicture(path: string): Promise<CleanedPicture | PictureError> {
  return inTurn(async () => {
    try {
      const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
      if (width * height > maxPixels) return 'too-many-pixels';
      const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 88 })
        .timeout({ seconds: maxSeconds })
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height, preview: await previewOf(data) };
    } catch {
      // sharp's messages come from many libraries; the sender can only send another file.
      return 'unreadable';
    }
  });
}

/** A few pixels as a data address, shown until the picture has loaded. */
async function previewOf(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture).resize({ width: previewWidth }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${pixels.toString('base64')}`;
}

/** An uploaded picture, re-encoded: WebP without metadata, upright, no larger than any screen shows it. */
export type PictureUpload = { kind: 'picture'; name: string; content: Buffer; width: number; height: number; preview: string };

/** An uploaded document. It is stored unchanged, so it is only ever sent as a download. */
export type DocumentUpload = { kind: 'pdf'; name: string; content: Buffer };

export type Upload = PictureUpload | DocumentUpload;

/** An uploaded film, unchanged. */
export type FilmUpload = { kind: FilmKind; name: string; content: Buffer };

type UploadOf<Rule extends FileRule> = Rule['kinds'][number] extends PictureKind
  ? PictureUpload
  : Rule['kinds'][number] extends FilmKind
    ? FilmUpload
    : Upload;

/** The uploads of a call, by the files that its endpoint declares. */
export type Uploads<Rules extends FileRules> = {
  [Field in keyof Rules]: Rules[Field] extends { max_count: number }
    ? UploadOf<Rules[Field]>[]
    : Rules[Field] extends { required: true }
      ? UploadOf<Rules[Field]>
      : UploadOf<Rules[Field]> | undefined;
};

/** Limits concurrent tasks; more wait in order, and beyond `maxWaiting` get a 503. */
export function limitConcurrency(atOnce: number, maxWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce && waiting.length >= maxWaiting) throw unavailable();
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A turn that is handed on is not given back.
      if (next) next();
      else running -= 1;
    }
  };
}
