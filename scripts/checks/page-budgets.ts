import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { measurePages } from '../../bench/page-bytes.ts';
import { measurePanels } from './panel-bytes.ts';
import { root } from './program.ts';

const kilobyte = 1000;
const budgets = {
  home: 136 * kilobyte,
  beyondHome: 40 * kilobyte,
  fonts: 50 * kilobyte,
  panel: 170 * kilobyte,
  beyondFirstList: 40 * kilobyte,
};

/** Pages of the current build that exceed their byte budget. */
export function overBudget(): string[] {
  const pages = measurePages();
  const panels = measurePanels();
  if (pages.length === 0) return ['No page was found in the build'];
  return [
    ...pages.flatMap(({ page, all, beyondHome }) => [
      ...over(`JavaScript of ${page}`, page === 'home' ? all : 0, budgets.home),
      ...over(`JavaScript of ${page} beyond the home page's`, beyondHome, budgets.beyondHome),
    ]),
    ...panels.flatMap(({ panel, firstList, beyondFirstList }) => [
      ...over(`The ${panel} panel up to its first list`, firstList, budgets.panel),
      ...beyondFirstList.flatMap(({ page, bytes }) =>
        over(`${page} of the ${panel} panel beyond its first list`, bytes, budgets.beyondFirstList),
      ),
    ]),
    ...Object.entries(fonts).flatMap(([language, files]) => over(`The fonts of a page in ${language}`, fontBytes(files), budgets.fonts)),
  ];
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
