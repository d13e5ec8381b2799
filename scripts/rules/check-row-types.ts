import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { compareRows } from '../../apps/api/test/row-types/compare-rows.ts';
import { createApiProgram } from '../../apps/api/test/row-types/create-api-program.ts';
import { root } from '../checks/program.ts';

// Compares the row types of all queries with the rows that the API tests received:
// SOUK_RECORD_ROWS=<folder> npx vitest run --project @souk/api; node scripts/rules/check-row-types.ts <folder>

const Rows = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  columns: z.array(z.object({ name: z.string(), typeId: z.number(), hasNull: z.boolean() })),
});
const TypeNames = z.record(z.string(), z.string());

const {
  positionals: [folder = ''],
} = parseArgs({ allowPositionals: true });
const typeNames = TypeNames.parse(JSON.parse(readFileSync(join(folder, 'types.json'), 'utf8')));

const { compared, differences, unexecuted } = compareRows(createApiProgram(), readRecordings(), {
  typeName: (typeId) => typeNames[typeId],
  mustExecute: isProduct,
});
for (const difference of differences) console.log(relative(root, difference));
for (const place of unexecuted) console.log(`${relative(root, place)} no test executes this query, so its row type is unchecked`);
console.log(`${compared} queries compared, ${differences.length} differences, ${unexecuted.length} not executed`);
process.exitCode = compared === 0 || differences.length > 0 || unexecuted.length > 0 ? 1 : 0;

function readRecordings() {
  const recordings = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const lines = recordings.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  const rows = lines.filter((line) => line !== '').map((line) => Rows.parse(JSON.parse(line)));
  return rows.filter(({ file }) => isProduct(file));
}

function isProduct(file: string): boolean {
  return /\/apps\/api\/src\/.*(?<!\.test)\.ts$/.test(file);
}
