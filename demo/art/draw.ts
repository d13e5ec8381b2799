/**
 * Draws every picture of the demo marketplace into `demo/pictures`. `node demo/art/draw.ts` draws what has changed since the
 * last run (each picture's drawing is hashed in the manifest); `node demo/art/draw.ts --all` draws everything again. What
 * `render.ts` has rendered is left as it is.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Entry, previewOf, readManifest, writeManifest } from './manifest.ts';
import { wantedPictures } from './scenes/catalogue.ts';
import { avatar, brandMark, brandMarks, footerQr, logo, logoMark } from './scenes/marks.ts';
import { productPicture } from './scenes/product.ts';
import { renderJobs } from './scenes/render-jobs.ts';

type Picture = { file: string; svg: () => string | Promise<string>; quality?: number };

const folder = new URL('../pictures/', import.meta.url);
const workers = 2;

await mkdir(folder, { recursive: true });
const before = await readManifest();
const redrawAll = process.argv.includes('--all');
const manifest: Record<string, Entry> = {};
let redrawn = 0;
const queue = await allPictures();
await Promise.all(Array.from({ length: workers }, work));
await addRendered();
const files = Object.keys(manifest);
await removeStrangers();
await writeManifest(manifest);
process.stdout.write(`${files.length} pictures in demo/pictures, ${redrawn} drawn now\n`);

async function allPictures(): Promise<Picture[]> {
  const ready = (list: readonly (readonly [string, string])[]) =>
    list.map(([file, svg]): Picture => ({ file: `${file}.webp`, svg: () => svg, quality: 84 }));
  const products = wantedPictures().map(
    ({ kind, color, view }): Picture => ({ file: `${kind}-${color}-${view}.webp`, svg: () => productPicture(kind, color, view) }),
  );
  const brands = Object.entries(brandMarks).map(([slug, mark]): Picture => ({ file: `brand-${slug}.webp`, svg: () => brandMark(mark) }));
  const svgs = [
    ['logo.svg', logo('#33150A')],
    ['logo-dark.svg', logo('#FDF6F0')],
    ['logo-mark.svg', logoMark()],
    ['footer-qr.svg', footerQr()],
  ] as const;
  return [
    ...products,
    ...brands,
    ...ready([['avatar', avatar()]]),
    ...svgs.map(([file, svg]): Picture => ({ file, svg: () => svg })),
    { file: 'footer-qr.png', svg: () => footerQr().replace('width="33" height="33" viewBox', 'width="528" height="528" viewBox') },
  ];
}

async function work(): Promise<void> {
  for (let picture = queue.shift(); picture; picture = queue.shift()) manifest[picture.file] = await draw(picture);
}

async function draw({ file, svg, quality = 74 }: Picture): Promise<Entry> {
  const target = new URL(file, folder);
  const known = before[file];
  // A picture that Blender has rendered (see render.ts) is not replaced.
  if (known?.rendered_from && existsSync(target)) return known;
  const drawing = await svg();
  const drawnFrom = createHash('sha256').update(`${quality}${drawing}`).digest('hex').slice(0, 12);
  if (!redrawAll && known?.drawn_from === drawnFrom && existsSync(target)) return known;
  redrawn += 1;
  const image = sharp(Buffer.from(drawing));
  const { width, height } = await image.metadata();
  if (file.endsWith('.svg')) await writeFile(target, `${drawing}\n`);
  else if (file.endsWith('.png')) await image.png({ palette: true }).toFile(fileName(target));
  else await image.flatten().webp({ quality, effort: 5, smartSubsample: true }).toFile(fileName(target));
  return { width, height, preview: await previewOf(sharp(Buffer.from(drawing))), drawn_from: drawnFrom };
}

/** Adds the pictures that only Blender makes: banners, covers and signs. */
async function addRendered(): Promise<void> {
  for (const { name } of (await renderJobs()).flatMap((job) => job.outputs)) {
    const known = before[name];
    if (known && !manifest[name]) manifest[name] = known;
  }
}

/** Pictures of an earlier run that nothing asks for any more. */
async function removeStrangers(): Promise<void> {
  const wanted = new Set([...Object.keys(manifest), 'manifest.json']);
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(new URL(file, folder));
}

function fileName(url: URL): string {
  return decodeURIComponent(url.pathname);
}
