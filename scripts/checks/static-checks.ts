import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './outcome.ts';
import { packageProgram, root, runAsOneTest } from './program.ts';

/** Checks that do not run the product. Each counts as one test. */
export function staticChecks(): Part[] {
  return [
    check('Format and lint', 'biome', ['check', '--error-on-warnings', '.'], '`npm run format` fixes what can be fixed automatically'),
    ...typedFolders().map((folder) => check(`Types of ${folder}`, 'tsc', ['-p', folder], `\`npx tsc -p ${folder}\` repeats it`)),
    check('Database types', 'node', ['apps/api/src/commands/db.ts', 'types', '--check'], '`npm run db -- types` writes them'),
    check('Import rules', 'node', ['scripts/rules/check-imports.ts'], 'docs/architecture.md explains the import rules'),
    check('Words', 'node', ['scripts/rules/check-words.ts'], 'docs/words.md lists the banned words and their replacements'),
    sizeOfFiles(),
    check('Dead code', 'knip', ['--no-config-hints'], '`npx knip` repeats it'),
  ];
}

function check(title: string, program: string, args: readonly string[], advice: string): Part {
  const file = program === 'node' ? process.execPath : packageProgram(program);
  return { title, run: () => runAsOneTest(title, [file, ...args], { advice }) };
}

/** Prints the figures on every run. */
function sizeOfFiles(): Part {
  const title = 'Size of files';
  const command = [process.execPath, 'scripts/rules/check-grain.ts'] as const;
  return { title, run: () => runAsOneTest(title, command, { advice: 'CONTRIBUTING.md names the limits', isReport: true }) };
}

function typedFolders(): string[] {
  return globSync(
    ['packages/*/tsconfig.json', 'apps/*/tsconfig.json', 'apps/storefront/worker/tsconfig.json', '{e2e,bench,scripts,demo}/tsconfig.json'],
    { cwd: root },
  )
    .map(dirname)
    .toSorted();
}
