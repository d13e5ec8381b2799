import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { measurePages } from '../../bench/page-bytes.ts';
import { root } from './program.ts';

const kilobyte = 1000;
const budgets = { home: 136 * kilobyte, beyondHome: 40 * kilobyte, fonts: 50 * kilobyte };

/** Pages of the current build that exceed their byte budget. */
export function overBudget(): string[] {
  const pages = measurePages();
  if (pages.length === 0) return ['No page was found in the build'];
  return [
    ...pages.flatMap(({ page, all, beyondHome }) => [
      ...over(`JavaScript of ${page}`, page === 'home' ? all : 0, budgets.home),
      ...over(`JavaScript of ${page} beyond the home page's`, beyondHome, budgets.beyondHome),
    ]),
    ...over('The fonts that an Arabic page shows', fontBytes(), budgets.fonts),
  ];
}

function over(what: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${what} is ${inKilobytes(bytes)} kB, at most ${inKilobytes(budget)} kB`] : [];
}

/** Both scripts; names with other Latin letters are rare and load a third file. */
function fontBytes(): number {
  const files = globSync('assets/cairo-{latin,arabic}-*.woff2', { cwd: join(root, 'apps/storefront/dist/client') });
  return files.reduce((sum, file) => sum + statSync(join(root, 'apps/storefront/dist/client', file)).size, 0);
}

function inKilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
