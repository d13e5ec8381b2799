/**
 * Second pictures for products whose first is rendered and whose second is not yet: `node demo/art/near.ts` cuts them from the
 * first ones, where there is best to see. `render.ts` replaces them when it comes to them.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { previewOf, readManifest, writeManifest } from './manifest.ts';
import { wantedPictures } from './scenes/catalogue.ts';

const pictures = new URL('../pictures/', import.meta.url);
const side = 560;
/** The map of what there is to see has cells of so many pixels. */
const cell = 20;
const cut = 'cut';

const manifest = await readManifest();
let made = 0;
for (const { kind, color, view } of wantedPictures()) {
  const [near, front] = [`${kind}-${color}-detail.webp`, `${kind}-${color}-front.webp`];
  const source = manifest[front]?.rendered_from;
  const known = manifest[near]?.rendered_from;
  if (view !== 'detail' || !source || (known && !known.startsWith(cut)) || known === `${cut}-${source}`) continue;
  const file = new URL(front, pictures).pathname;
  const { left, top } = await busiest(file);
  const image = sharp(file).extract({ left, top, width: side, height: side });
  const bytes = await image.webp({ quality: 84, effort: 4, smartSubsample: true }).toBuffer();
  await writeFile(new URL(near, pictures), bytes);
  const from = `${cut}-${source}`;
  manifest[near] = { width: side, height: side, preview: await previewOf(sharp(bytes)), drawn_from: from, rendered_from: from };
  made += 1;
}
await writeManifest(manifest);
process.stdout.write(`${made} second pictures cut from first ones\n`);

/** Where a square of the picture holds the best edges, a little drawn to its middle. */
async function busiest(file: string): Promise<{ left: number; top: number }> {
  const { width = 0 } = await sharp(file).metadata();
  const cells = Math.floor(width / cell);
  const edges = { width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] };
  const seen = await sharp(file).greyscale().resize(cells, cells).convolve(edges).toColourspace('b-w').raw().toBuffer();
  const span = Math.floor(side / cell);
  const best = { score: -1, left: 0, top: 0 };
  for (let y = 0; y <= cells - span; y++) {
    for (let x = 0; x <= cells - span; x++) {
      const off = Math.hypot(x - (cells - span) / 2, y - (cells - span) / 2) / cells;
      const score = sum(seen, cells, { x, y, span }) * (1 - 0.9 * off);
      if (score > best.score) Object.assign(best, { score, left: x * cell, top: y * cell });
    }
  }
  return { left: best.left, top: best.top };
}

function sum(map: Buffer, cells: number, { x, y, span }: { x: number; y: number; span: number }): number {
  let total = 0;
  for (let row = y; row < y + span; row++) for (let column = x; column < x + span; column++) total += map[row * cells + column] ?? 0;
  return total;
}
