import { readdir } from 'node:fs/promises';
import { type ColorSlug, colors, type PictureKind, pictureKinds } from '../../../apps/api/db/seed/content/shape.ts';
import type { View } from '../drawings/drawing.ts';

export type WantedPicture = { kind: PictureKind; color: ColorSlug; view: View };
/** The third picture: a product in the place where it is used. It is rendered only; drawings have none. */
export type WantedScene = { kind: PictureKind; color: ColorSlug; view: 'scene' };
type Shown = { picture: PictureKind; colors: readonly ColorSlug[] };

const content = new URL('../../../apps/api/db/seed/content/', import.meta.url);

/** What the demo's products show: the front in each of their colours and a second picture in their first. */
export async function wantedPictures(): Promise<WantedPicture[]> {
  const wanted = new Map<string, WantedPicture>();
  const want = (kind: PictureKind, color: ColorSlug, view: View) => wanted.set(`${kind}-${color}-${view}`, { kind, color, view });
  for (const { picture, colors: shown } of await products()) {
    for (const color of shown) want(picture, color, 'front');
    const [first] = shown;
    if (first) want(picture, first, 'detail');
  }
  return [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, picture]) => picture);
}

/** A product in its place, in its first colour. */
export async function wantedScenes(): Promise<WantedScene[]> {
  const wanted = new Map<string, WantedScene>();
  for (const { picture: kind, colors: shown } of await products()) {
    const [color] = shown;
    if (color) wanted.set(`${kind}-${color}`, { kind, color, view: 'scene' });
  }
  return [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, picture]) => picture);
}

async function products(): Promise<Shown[]> {
  const found: Shown[] = [];
  for (const file of (await readdir(content)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
    const module: Record<string, unknown> = await import(new URL(file, content).href);
    for (const value of Object.values(module)) collect(value, found);
  }
  return found;
}

/** Products stand in a category or in a list of their own, depending on the file's length. */
function collect(value: unknown, found: Shown[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (typeof value === 'object' && value !== null && 'products' in value) collect(value.products, found);
  else if (isShown(value)) found.push(value);
}

function isShown(value: unknown): value is Shown {
  return (
    typeof value === 'object' &&
    value !== null &&
    'picture' in value &&
    pictureKinds.some((kind) => kind === value.picture) &&
    'colors' in value &&
    Array.isArray(value.colors) &&
    value.colors.every((color) => typeof color === 'string' && color in colors)
  );
}
