import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type ReturnedRows, recordRows } from './record-rows.ts';

// `npm test` sets it and compares the recordings after the run with check-row-types.ts.
const folder = process.env.SOUK_RECORD_ROWS;

if (folder) {
  const recorded = new Map<string, ReturnedRows>();
  const stop = recordRows((rows) => {
    const key = `${rows.file}:${rows.line}:${rows.column} ${rows.columns.map(({ name, typeId, hasNull }) => `${name} ${typeId} ${hasNull}`)}`;
    recorded.set(key, rows);
  });
  afterAll(() => {
    stop();
    const lines = [...recorded.values()].map((rows) => `${JSON.stringify(rows)}\n`);
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
  });
}
