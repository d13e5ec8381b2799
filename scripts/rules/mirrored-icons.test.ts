import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Signs that point along the line or drive along it. */
const pointing =
  /<((?:Arrow|Chevron|Chevrons|Move|Circle(?:Arrow|Chevron)|Square(?:Arrow|Chevron))(?:Left|Right)|Log(?:In|Out)|Truck|Reply|Undo2?|Redo2?)\b[^>]*>/g;

test('[settings-06] a sign that points along the line turns with it', () => {
  const files = globSync(['apps/storefront/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: root });
  const signs = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(pointing)].map(([sign]) => ({ file, sign })),
  );
  expect(signs.length).toBeGreaterThan(10);
  expect(signs.filter(({ sign }) => !/\bmirror\b/.test(sign))).toEqual([]);
});
