import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './outcome.ts';
import { packageProgram, root, runAsOneTest } from './program.ts';

/** What is checked without running the product: each of them counts as one test. */
export function staticChecks(): Part[] {
  return [
    check('Format and lint', 'biome', ['check', '--error-on-warnings', '.'], '`npm run format` mends what can be mended'),
    ...typedFolders().map((folder) => check(`Types of ${folder}`, 'tsc', ['-p', folder], `\`npx tsc -p ${folder}\` repeats it`)),
    check('Database types', 'node', ['apps/api/src/commands/db.ts', 'types', '--check'], '`npm run db -- types` writes them anew'),
    check('Import rules', 'node', ['scripts/rules/check-imports.ts'], 'docs/architecture.md draws the arrows'),
    check('Dead code', 'knip', ['--no-config-hints'], '`npx knip` repeats it'),
  ];
}

function check(title: string, program: string, args: readonly string[], advice: string): Part {
  const file = program === 'node' ? process.execPath : packageProgram(program);
  return { title, run: () => runAsOneTest(title, file, args, advice) };
}

function typedFolders(): string[] {
  return globSync(
    ['packages/*/tsconfig.json', 'apps/*/tsconfig.json', 'apps/storefront/worker/tsconfig.json', '{e2e,bench,scripts,demo}/tsconfig.json'],
    { cwd: root },
  )
    .map(dirname)
    .toSorted();
}
