import sharp from 'sharp';
import { takeTurns } from './take-turns.ts';
import type { PictureUpload } from './upload.ts';

/** A few kilobytes can unpack to gigabytes: a picture of more pixels is not opened. */
const maxPixels = 25_000_000;

/** No screen is shown a larger one. */
const longestSide = 2400;
const mostSeconds = 15;
const previewWidth = 16;

/** Opening a large picture takes a core and up to 200 MB, so two at once; whoever would wait for more than some seconds is told so. */
const inTurn = takeTurns(2, 60);

export type CleanedPicture = Omit<PictureUpload, 'kind' | 'name'>;
export type PictureFault = 'too-many-pixels' | 'unreadable';

/**
 * Makes a picture anew from its pixels: turned upright, as WebP, without place, camera and whatever else was in the file.
 * One that is cut off or broken is a fault; so is one that would take too much to open.
 */
export function cleanPicture(path: string): Promise<CleanedPicture | PictureFault> {
  return inTurn(async () => {
    try {
      const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
      if (width * height > maxPixels) return 'too-many-pixels';
      const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 88 })
        .timeout({ seconds: mostSeconds })
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height, preview: await previewOf(data) };
    } catch {
      // What sharp cannot open, it says in words of many libraries; the sender can do nothing but send another.
      return 'unreadable';
    }
  });
}

/** A few pixels as a data address, shown until the picture has loaded. */
async function previewOf(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture).resize({ width: previewWidth }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${pixels.toString('base64')}`;
}
