import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawIcon, type IconName } from './icon-forms.ts';
import type { PictureFormat } from './picture-sizes.ts';
import { readIfThere } from './read-if-there.ts';

export type MediaStore = {
  /** Keeps an original; equal bytes have the same key. The caller has checked that they are a picture. */
  put: (original: Buffer) => Promise<string>;
  /** A picture's bytes in a size and format, made and kept on the first call; undefined where there is no such original. */
  size: (key: string, width: number, format: PictureFormat) => Promise<Buffer | undefined>;
  /** The same for a square that stands for an installed site. */
  icon: (key: string, name: IconName) => Promise<Buffer | undefined>;
  /** Removes an original and every size of it. */
  remove: (key: string) => Promise<void>;
};

const encode = {
  // Effort 3 takes a third of the time of the usual 4 for 3 % more bytes.
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 4 }),
  jpg: (picture: Sharp) => picture.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }),
};

/** Pictures on disk below `folder`: originals, and sizes made from them when first asked for. */
export function createMediaStore(folder: string): MediaStore {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const originalPath = (key: string) => join(folder, 'originals', key.slice(0, 2), key);
  const sizesFolder = (key: string) => join(folder, 'sizes', key.slice(0, 2), key);

  async function make(key: string, path: string, draw: (picture: Sharp) => Sharp): Promise<Buffer | undefined> {
    const original = await readIfThere(originalPath(key));
    if (!original) return undefined;
    const bytes = await draw(sharp(original, { limitInputPixels: 25_000_000 })).toBuffer();
    await writeWhole(path, bytes);
    return bytes;
  }

  /** The file as it was made before, or made now, once however many ask. */
  async function drawn(key: string, file: string, draw: (picture: Sharp) => Sharp): Promise<Buffer | undefined> {
    const path = join(sizesFolder(key), file);
    const made = await readIfThere(path);
    if (made) return made;
    const running = underWay.get(path);
    if (running) return running;
    const started = make(key, path, draw).finally(() => underWay.delete(path));
    underWay.set(path, started);
    return started;
  }

  return {
    async put(original) {
      const key = pictureKey(original);
      const path = originalPath(key);
      if (!(await readIfThere(path))) await writeWhole(path, original);
      return key;
    },
    size: (key, width, format) =>
      drawn(key, `${width}.${format}`, (picture) => encode[format](picture.resize({ width, withoutEnlargement: true }))),
    icon: (key, name) => drawn(key, `${name}.png`, (picture) => drawIcon(picture, name)),
    async remove(key) {
      await rm(originalPath(key), { force: true });
      await rm(sizesFolder(key), { recursive: true, force: true });
    },
  };
}

/** What a picture is called: equal bytes have the same name. */
export function pictureKey(original: Buffer): string {
  return createHash('sha256').update(original).digest('hex').slice(0, 32);
}

/** Another process never sees half a file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}
