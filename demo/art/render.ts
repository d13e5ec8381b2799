/**
 * Renders the demo marketplace's products with Blender into `demo/pictures`: `node demo/art/render.ts [kind…]`. What has not
 * changed since it was rendered (the hash of its model's file, the library and its colours is in the manifest) is left
 * alone, so the command may be stopped at any time and continues where it was. `--try=300` makes small pictures in
 * `.cache/render` instead, `--view=front` only the first ones (or `detail`, `scene`). It waits while the file that
 * `--pause` names exists.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { labelPictures } from './labels.ts';
import { type Entry, previewOf, readManifest, writeManifest } from './manifest.ts';
import { type Job, type Output, renderJobs } from './scenes/render-jobs.ts';
import { markDrawings } from './scenes/shop-signs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { try: { type: 'string' }, all: { type: 'boolean' }, pause: { type: 'string' }, view: { type: 'string' } },
});
const share = values.try ? Number(values.try) / 1000 : 1;
const pictures = new URL('../pictures/', import.meta.url);
const cache = new URL('../../.cache/render/', import.meta.url);
const labels = new URL('labels/', cache);
const marks = new URL('marks/', cache);

await mkdir(labels, { recursive: true });
await mkdir(marks, { recursive: true });
await Promise.all(markDrawings().map(([name, svg]) => writeFile(new URL(`${name}.svg`, marks), svg)));
await Promise.all(
  labelPictures().map(([name, svg]) =>
    sharp(Buffer.from(svg))
      .png()
      .toFile(new URL(`${name}.png`, labels).pathname),
  ),
);
const wanted = (await renderJobs())
  .filter((job) => positionals.length === 0 || positionals.includes(job.model))
  .filter((job) => !values.view || job.view === values.view);
const known = await readManifest();
const jobs =
  values.all || values.try ? wanted : wanted.filter((job) => job.outputs.some((output) => !isRendered(known[output.name], output)));
process.stdout.write(`${jobs.length} of ${wanted.length} renderings to make\n`);
await render(jobs);

/** A job renders a model in all its colours; a stored picture is not written again. */
function isStored(output: Output): boolean {
  return !values.all && !values.try && isRendered(known[output.name], output);
}

function isRendered(entry: Entry | undefined, output: Output): boolean {
  return entry?.rendered_from === output.hash && existsSync(new URL(output.name, pictures));
}

async function render(list: readonly Job[]): Promise<void> {
  if (list.length === 0) return;
  const file = new URL(`jobs-${process.pid}.txt`, cache).pathname;
  const raw = ({ name }: Output) => new URL(`${name}.rgb`, cache).pathname;
  const lines = list.map((job) => ({
    ...job,
    ...sizeOf(job),
    labels: labels.pathname,
    ...(job.stage && { stage: { ...job.stage, labels: labels.pathname } }),
    ...(job.sign && { sign: { ...job.sign, marks: marks.pathname } }),
    outputs: job.outputs.map((output) => ({ ...output, file: raw(output) })),
  }));
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const script = new URL('blender/render.py', import.meta.url).pathname;
  const blender = spawn('nice', ['-n', '6', 'blender', '-b', '--factory-startup', '--python', script, '--', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const watch = pauseOnRequest(blender);
  for await (const line of createInterface({ input: blender.stdout })) {
    if (!line.startsWith('DONE ')) continue;
    const answer: unknown = JSON.parse(line.slice(5));
    process.stdout.write(`${line.slice(5)}\n`);
    const job = list.find(({ key }) => isAbout(answer, key));
    if (!job || isFailed(answer)) continue;
    for (const output of job.outputs) {
      if (isStored(output)) await rm(raw(output));
      else await saveOutput(output, raw(output), sizeOf(job));
    }
  }
  clearInterval(watch);
}

type Size = { width: number; height: number };

function sizeOf({ width, height }: Size): Size {
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

function isAbout(answer: unknown, key: string): boolean {
  return typeof answer === 'object' && answer !== null && 'key' in answer && answer.key === key;
}

function isFailed(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'failed' in answer;
}

/** From raw pixels to a WebP file below 60 kB (below 260 kB for banners and covers) and its entry in the manifest. */
async function saveOutput({ name, hash, cut, shrink = 1 }: Output, file: string, whole: Size): Promise<void> {
  const pixels = await readFile(file);
  await rm(file);
  const image = sharp(pixels, { raw: { ...whole, channels: 3 } });
  const px = (length: number) => Math.round(length * shrink * share);
  if (cut) image.extract({ left: px(cut.left), top: 0, width: px(cut.width), height: whole.height });
  const width = Math.round(cut ? cut.width * share : whole.width / shrink);
  const height = Math.round(whole.height / shrink);
  image.resize({ width, height });
  if (values.try) {
    await image.png().toFile(new URL(name.replace('.webp', '.png'), cache).pathname);
    return;
  }
  // Banners and covers are stored larger and finer than any page shows them; the media store makes the files of pages.
  const maxBytes = cut ? 260_000 : 60_000;
  for (const quality of cut ? [93, 90, 86, 80] : [78, 70, 62, 54]) {
    const bytes = await image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length > maxBytes && quality > (cut ? 80 : 54)) continue;
    await writeFile(new URL(name, pictures), bytes);
    break;
  }
  const manifest = await readManifest();
  manifest[name] = { width, height, preview: await previewOf(image), drawn_from: hash, rendered_from: hash };
  await writeManifest(manifest);
}

/** Stops the renderer while the named file exists, for machines that have something better to do now and then. */
function pauseOnRequest(blender: ChildProcess): NodeJS.Timeout {
  const file = values.pause;
  return setInterval(() => blender.kill(file && existsSync(file) ? 'SIGSTOP' : 'SIGCONT'), 1000);
}
