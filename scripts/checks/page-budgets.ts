import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { measurePages } from '../../bench/page-bytes.ts';
import { root } from './program.ts';

const kilobyte = 1000;
const budgets = { home: 136 * kilobyte, beyondHome: 40 * kilobyte, fonts: 50 * kilobyte, panel: 170 * kilobyte };

/** Pages of the current build that exceed their byte budget. */
export function overBudget(): string[] {
  const pages = measurePages();
  if (pages.length === 0) return ['No page was found in the build'];
  return [
    ...pages.flatMap(({ page, all, beyondHome }) => [
      ...over(`JavaScript of ${page}`, page === 'home' ? all : 0, budgets.home),
      ...over(`JavaScript of ${page} beyond the home page's`, beyondHome, budgets.beyondHome),
    ]),
    ...over('The admin panel up to its first list', panelBytes(adminPanel), budgets.panel),
    ...over('The seller panel up to its first list', panelBytes(sellerPanel), budgets.panel),
    ...Object.entries(fonts).flatMap(([language, files]) => over(`The fonts of a page in ${language}`, fontBytes(files), budgets.fonts)),
  ];
}

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);

type PanelBuild = { folder: string; names: readonly string[] };

const adminPanel: PanelBuild = {
  folder: 'apps/back-office/dist',
  names: [
    'index.html',
    'src/admin/orders-page.tsx',
    '../../packages/texts/src/panels/ar.json',
    '../../packages/texts/src/back-office/ar.json',
  ],
};
const sellerPanel: PanelBuild = {
  folder: 'apps/back-office/dist/seller',
  names: [
    'index.html',
    '../src/seller/pages/orders/orders-page.tsx',
    '../../../packages/texts/src/panels/ar.json',
    '../../../packages/texts/src/seller/ar.json',
  ],
};

/** The compressed scripts and styles of the shell and the list of orders, with the texts of the longest language. */
function panelBytes({ folder, names }: PanelBuild): number {
  const dist = join(root, folder);
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...chunk.css]) files.add(file);
    chunk.imports.forEach(add);
  };
  for (const name of names) {
    if (!manifest[name]) throw new Error(`The build in ${folder} has no ${name}`);
    add(name);
  }
  return [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
}

function over(what: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${what} is ${inKilobytes(bytes)} kB, at most ${inKilobytes(budget)} kB`] : [];
}

/** The fonts that a page shows; names with other Latin letters are rare and load another file. */
const fonts = {
  English: ['cairo-basic', 'fraunces-basic'],
  Arabic: ['cairo-basic', 'cairo-arabic', 'reem-kufi-arabic'],
  Persian: ['cairo-basic', 'vazirmatn-arabic'],
};

function fontBytes(names: readonly string[]): number {
  const files = globSync(`assets/{${names.join(',')}}-*.woff2`, { cwd: join(root, 'apps/storefront/dist/client') });
  if (files.length !== names.length) throw new Error(`The build has ${files.length} of the ${names.length} fonts ${names.join(', ')}`);
  return files.reduce((sum, file) => sum + statSync(join(root, 'apps/storefront/dist/client', file)).size, 0);
}

function inKilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
