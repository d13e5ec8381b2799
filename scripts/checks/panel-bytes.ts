import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listChunks } from '../../bench/page-bytes.ts';
import { root } from './program.ts';

/** Compressed bytes of a panel's scripts and styles. */
export type PanelBytes = {
  panel: string;
  /** The shell and the list of orders, with the texts of the longest language. */
  firstList: number;
  /** Those that each page loads beyond them. */
  beyondFirstList: { page: string; bytes: number }[];
};

const panels = [
  {
    panel: 'admin',
    folder: 'apps/back-office/dist',
    names: [
      'index.html',
      'src/admin/orders-page.tsx',
      '../../packages/texts/src/panels/ar.json',
      '../../packages/texts/src/back-office/ar.json',
    ],
  },
  {
    panel: 'seller',
    folder: 'apps/back-office/dist/seller',
    names: [
      'index.html',
      '../src/seller/pages/orders/orders-page.tsx',
      '../../../packages/texts/src/panels/ar.json',
      '../../../packages/texts/src/seller/ar.json',
    ],
  },
];

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** Both panels of the current build. */
export function measurePanels(): PanelBytes[] {
  return panels.map(({ panel, folder, names }) => {
    const dist = join(root, folder);
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
    const missing = names.find((name) => !manifest[name]);
    if (missing) throw new Error(`The build in ${folder} has no ${missing}`);
    const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
    const first = filesOf(manifest, names);
    const pages = Object.keys(manifest).filter((name) => name.endsWith('-page.tsx') && manifest[name]?.isDynamicEntry);
    if (pages.length === 0) throw new Error(`The build in ${folder} has no pages`);
    return {
      panel,
      firstList: sizeOf(first),
      beyondFirstList: pages.map((page) => ({ page, bytes: sizeOf(filesOf(manifest, [page]).filter((file) => !first.includes(file))) })),
    };
  });
}

/** Chunks with all that they import at once, and their styles. */
function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const files = listChunks(manifest, names).flatMap((name) => [manifest[name]?.file ?? [], manifest[name]?.css ?? []].flat());
  return [...new Set(files)];
}
