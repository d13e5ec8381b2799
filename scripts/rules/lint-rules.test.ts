import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { packageProgram, root } from '../checks/program.ts';

/** The folder of the planted files. It is inside the project, because rules depend on paths. */
const plant = `planted-${randomUUID()}`;
const api = `apps/api/src/${plant}`;
const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** A violation of each important rule: [description, rule, path, code]. */
const planted = [
  ['a cast', 'plugin', `${api}/cast.ts`, 'export const cast = (value: unknown) => value as string;'],
  ['a cast in angle brackets', 'plugin', `${api}/angle.ts`, 'export const cast = (value: unknown) => <string>value;'],
  ['toFixed', 'plugin', `${api}/to-fixed.ts`, 'export const shown = (1.5).toFixed(2);'],
  ['parseFloat', 'plugin', `${api}/parse-float.ts`, "export const read = parseFloat('1.5');"],
  ['Number.parseFloat', 'plugin', `${api}/number-parse-float.ts`, "export const read = Number.parseFloat('1.5');"],
  ['Intl.NumberFormat', 'plugin', `${api}/number-format.ts`, "export const format = new Intl.NumberFormat('en');"],
  ['a query outside queries', 'plugin', `${api}/select.ts`, "export const list = (db: Db) => db.selectFrom('orders').selectAll();"],
  ['an insert outside queries', 'plugin', `${api}/insert.ts`, "export const add = (db: Db) => db.insertInto('orders').values({});"],
  ['an update outside queries', 'plugin', `${api}/update.ts`, "export const change = (db: Db) => db.updateTable('orders').set({});"],
  ['a delete outside queries', 'plugin', `${api}/delete.ts`, "export const remove = (db: Db) => db.deleteFrom('orders');"],
  ['process.env', 'lint/style/noProcessEnv', `${api}/env.ts`, 'export const home = process.env.HOME;'],
  ['any', 'lint/suspicious/noExplicitAny', `${api}/any.ts`, 'export const anything = (value: any) => String(value);'],
  ['a non-null assertion', 'lint/style/noNonNullAssertion', `${api}/bang.ts`, 'export const first = (list: string[]) => list[0]!;'],
  ['a barrel', 'lint/performance/noBarrelFile', `${api}/barrel.ts`, "export { anything } from './any.ts';"],
  ['an enum', 'lint/style/noEnum', `${api}/enum.ts`, 'export enum Colour { Red }'],
  ['an interface', 'lint/style/useConsistentTypeDefinitions', `${api}/interface.ts`, 'export interface Shop { name: string }'],
  [
    'an empty catch',
    'lint/suspicious/noEmptyBlockStatements',
    `${api}/catch.ts`,
    'export function swallow(act: () => void) { try { act(); } catch {} }',
  ],
  ['a floating promise', 'lint/nursery/noFloatingPromises', `${api}/floating.ts`, 'async function act() { return 1; }\nact();'],
  ['console', 'lint/suspicious/noConsole', `${api}/console.ts`, "console.log('here');"],
  ['a file name that is not kebab-case', 'lint/style/useFilenamingConvention', `${api}/camelCase.ts`, 'export const name = 1;'],
  [
    'an import without its ending',
    'lint/correctness/useImportExtensions',
    `${api}/ending.ts`,
    "import { anything } from './any';\nexport const found = anything;",
  ],
  ['a default export', 'lint/style/noDefaultExport', `${api}/default.ts`, 'export default 1;'],
  [
    'a file over 400 lines',
    'lint/style/noExcessiveLinesPerFile',
    `${api}/long-file.ts`,
    lines(401, (index) => `export const line${index} = ${index};`),
  ],
  [
    'a function over 60 lines',
    'lint/complexity/noExcessiveLinesPerFunction',
    `${api}/long-function.ts`,
    `export function long(act: () => void) {\n${lines(61, () => '  act();')}\n}`,
  ],
  [
    'an import cycle',
    'lint/suspicious/noImportCycles',
    `${api}/turn.ts`,
    "import { back } from './turn-back.ts';\nexport const turn = () => back;",
  ],
] as const;

/** Code that resembles a violation but is allowed. */
const allowed: Record<string, string> = {
  [`${api}/turn-back.ts`]: "import { turn } from './turn.ts';\nexport const back = () => turn;",
  [`${api}/as-const.ts`]: "import { back as turnBack } from './turn-back.ts';\nexport const both = [turnBack] as const;",
  [`${api}/queries.ts`]: "export const list = (db: Db) => db.selectFrom('orders').selectAll();",
  [`packages/money/src/${plant}/format.ts`]: "export const format = [new Intl.NumberFormat('en'), (1.5).toFixed(2), parseFloat('1.5')];",
};

const Report = z.object({ diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })) });
let found: { rule: string; file: string }[] = [];

beforeAll(async () => {
  for (const [, , file, code] of planted) write(file, code);
  for (const [file, code] of Object.entries(allowed)) write(file, code);
  const report = Report.parse(JSON.parse(await lint([api, `packages/money/src/${plant}`])));
  found = report.diagnostics.map(({ category, location }) => ({ rule: category, file: location.path }));
}, 60_000);

afterAll(() => {
  for (const folder of [api, `packages/money/src/${plant}`]) rmSync(join(root, folder), { recursive: true, force: true });
});

test.each(planted)('%s is refused', (_what, rule, file) => {
  expect(found).toContainEqual({ rule, file });
});

test('as const, renamed imports, the money package and queries.ts pass the rules on casts, formatting and SQL', () => {
  expect(found.filter(({ rule, file }) => rule === 'plugin' && file in allowed)).toEqual([]);
});

function write(file: string, code: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${code}\n`);
}

function lint(folders: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    // The exit code is 1, because the files are full of violations.
    execFile(
      packageProgram('biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', ...folders],
      { cwd: root, maxBuffer: 2 ** 26 },
      (_error, stdout) => {
        resolve(stdout);
      },
    );
  });
}
