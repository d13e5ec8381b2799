import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { ColorSlug, PictureKind } from '../../content-schema.ts';
import { demoContent } from '../../read-content.ts';
import type { View } from '../drawings/drawing.ts';
import { mix } from '../tools/color.ts';
import { wantedPictures, wantedScenes } from './catalogue.ts';
import { placeHashes } from './place-hashes.ts';
import type { Stage } from './set.ts';
import { type Sign, shopSigns } from './shop-signs.ts';
import { stagedPictures } from './staged.ts';

/** The material of a thing in a colour. Each material needs its own rendering; colours of one finish share it. */
type Finish = 'plain' | 'metal' | 'wood';
/** A picture to store: all of a rendering or a part of it, `left` from its edge, made `shrink` times smaller. */
export type Output = { name: string; tint: string; set: string; hash: string; cut?: { left: number; width: number }; shrink?: number };
export type Job = {
  key: string;
  model: string;
  view: View | 'scene';
  finish: Finish;
  width: number;
  height: number;
  samples: number;
  /** Samples for shapes and colours at the full size: more of them make smoother edges. */
  edge_samples: number;
  stage?: Stage;
  sign?: Sign;
  outputs: Output[];
};

const blender = new URL('../blender/', import.meta.url);
const samples = 12;
const edge_samples = 4;
/** Banners and covers are shown large, so their light and edges are rendered with more samples. */
const fine = { samples: 40, edge_samples: 16 };
/** The side of a product's picture in pixels. */
const side = 1200;
/** Staged pictures have their colours already. */
const plain = { tint: '#ffffff', set: '#ffffff' };
/** Raised when the set, the light or a material changes so much that everything has to be rendered again. */
const look = 1;
const stageLook = 3;
const signLook = 3;

/** Kinds that are brass in the colour brass, and kinds that are wood in oak or walnut. */
const metals: readonly PictureKind[] = [
  'teapot',
  'jug',
  'pan',
  'table-lamp',
  'pendant-lamp',
  'side-table',
  'pen',
  'diffuser',
  'matches',
  'watch',
  'earbuds',
  'microphone',
  'pot',
  'watering-can',
  'candle-jar',
  'goblet-candle',
  'flask-diffuser',
  'ribbon-microphone',
  'gourd-lamp',
];
const woods: readonly PictureKind[] = [
  'table-lamp',
  'pendant-lamp',
  'speaker',
  'keyboard',
  'turntable',
  'mouse',
  'headphones',
  'diffuser',
  'pen',
  'pen-stand',
  'stand-headphones',
  'deep-speakers',
];

/** The renderings that the products need: one for each view and finish of a model, with all its colours as outputs. */
export async function renderJobs(): Promise<Job[]> {
  const models = await modelHashes();
  const tints = shopTints();
  const jobs = new Map<string, Job>();
  const places = await placeHashes(models);
  const sold = popularity();
  const wanted = [...wantedPictures(), ...wantedScenes()].sort((a, b) => (sold.get(b.kind) ?? 0) - (sold.get(a.kind) ?? 0));
  for (const { kind, color, view } of wanted) {
    const model = models.get(kind);
    if (!model) continue;
    const finish = finishOf(kind, color);
    const key = `${kind}-${finish}-${view}`;
    const job = jobs.get(key) ?? { key, model: kind, view, finish, width: side, height: side, samples, edge_samples, outputs: [] };
    const tint = demoContent.colors[color].hex;
    const set = groundOf(tints.get(kind) ?? '#F1DDD0', color, view);
    const place = view === 'scene' ? [places.get(kind)] : [];
    const hash = hashOf([look, model, key, samples, side, tint, set, ...place.map((part) => part ?? '')]);
    job.outputs.push({ name: `${kind}-${color}-${view}.webp`, tint, set, hash });
    jobs.set(key, job);
  }
  return [...jobs.values(), ...stagedJobs(models), ...signJobs()];
}

/** Banners, shop fronts and covers. */
function stagedJobs(models: ReadonlyMap<string, string>): Job[] {
  return stagedPictures().map(({ name, finer, stage, cuts, ...size }) => {
    const [width, height] = [size.width * finer, size.height * finer];
    const parts = [
      look,
      stageLook,
      fine.samples,
      fine.edge_samples,
      width,
      height,
      JSON.stringify(stage),
      ...stage.actors.map(({ kind }) => models.get(kind) ?? ''),
    ];
    const outputs = cuts.map(({ name: file, ...cut }) => ({
      ...plain,
      name: `${file}.webp`,
      hash: hashOf([...parts, cut.left]),
      cut,
      shrink: finer,
    }));
    return { key: name, model: name, view: 'front', finish: 'plain', width, height, ...fine, stage, outputs };
  });
}

/** Signs are small, so they are rendered larger. */
function signJobs(): Job[] {
  return Object.entries(shopSigns).map(([slug, sign]) => {
    const name = `shop-${slug}-logo`;
    const output: Output = { ...plain, name: `${name}.webp`, hash: hashOf([look, signLook, samples, JSON.stringify(sign)]), shrink: 1.5 };
    return {
      key: name,
      model: name,
      view: 'front',
      finish: 'plain',
      width: 600,
      height: 600,
      samples,
      edge_samples,
      sign,
      outputs: [output],
    };
  });
}

function hashOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 12);
}

function finishOf(kind: PictureKind, color: ColorSlug): Finish {
  if (color === 'brass' && metals.includes(kind)) return 'metal';
  return (color === 'oak' || color === 'walnut') && woods.includes(kind) ? 'wood' : 'plain';
}

/** The shop's tint behind the first picture; a shade of the product behind the second. */
function groundOf(tint: string, color: ColorSlug, view: Job['view']): string {
  return view !== 'detail' ? tint : mix(demoContent.colors[color].hex, tint, 0.72);
}

/** How well the best product of a kind sells: what is seen first is rendered first. */
function popularity(): Map<PictureKind, number> {
  const products = demoContent.categories.flatMap(({ products }) => products).sort((a, b) => a.popularity - b.popularity);
  return new Map(products.map(({ picture, popularity: sold }) => [picture, sold]));
}

function shopTints(): Map<PictureKind, string> {
  const products = demoContent.categories.flatMap(({ products }) => products).sort((a, b) => a.popularity - b.popularity);
  return new Map(
    products.flatMap(({ picture, shop }) =>
      demoContent.shops.filter(({ slug }) => slug === shop).map(({ tint }) => [picture, tint] as const),
    ),
  );
}

/** The hash of the function that builds a model, by kind: from its `@model` line to the next one. */
async function modelHashes(): Promise<Map<string, string>> {
  const folder = new URL('models/', blender);
  const found = new Map<string, string>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.py')).sort()) {
    const [, ...parts] = (await readFile(new URL(file, folder), 'utf8')).split(/^@model\(/m);
    for (const part of parts) {
      const kind = /^'([a-z-]+)'/.exec(part)?.[1];
      if (kind) found.set(kind, createHash('sha256').update(part).digest('hex').slice(0, 12));
    }
  }
  return found;
}
