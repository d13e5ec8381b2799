/** The files of `demo/pictures`: size, a blurred preview and a hash of the sources. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';

export type Entry = { width: number; height: number; preview: string; drawn_from: string; rendered_from?: string };

const file = new URL('../pictures/manifest.json', import.meta.url);

export async function readManifest(): Promise<Record<string, Entry>> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

export async function writeManifest(manifest: Record<string, Entry>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A dozen pixels as a data address: what is seen, blurred by being stretched, until the picture has come. */
export async function previewOf(image: Sharp): Promise<string> {
  const bytes = await image.clone().flatten({ background: '#fff' }).resize({ width: 12 }).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
