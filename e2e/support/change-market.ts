import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Changes what no call changes, in the database of the running market; what is kept of the catalogue is made anew. */
export function changeMarket(statements: string): void {
  const bump = `insert into content_versions (tag) values ('catalog')
    on conflict (tag) do update set version = content_versions.version + 1, changed_at = now();`;
  const told = execFileSync(process.execPath, ['apps/api/src/commands/db.ts', 'shell'], {
    cwd: root,
    input: `${statements}\n${bump}\n`,
    env: { ...process.env, SOUK_DATA: process.env.SOUK_E2E_DATA },
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // The shell goes on after a mistake, as a person would.
  if (/error/i.test(told) || !told.includes('INSERT 0 1')) throw new Error(`The market was not changed: ${told}`);
}
