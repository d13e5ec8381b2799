import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Runs SQL in the database of the running marketplace, for changes that no call makes, and invalidates the cached catalogue. */
export function changeMarketplace(statements: string): void {
  const bump = `insert into content_versions (tag) values ('catalog')
    on conflict (tag) do update set version = content_versions.version + 1, changed_at = now();`;
  const output = execFileSync(process.execPath, ['apps/api/src/commands/db.ts', 'shell'], {
    cwd: root,
    input: `${statements}\n${bump}\n`,
    env: { ...process.env, SOUK_DATA: process.env.SOUK_E2E_DATA },
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // The shell continues after a mistake, as a person would.
  if (/error/i.test(output) || !output.includes('INSERT 0 1')) throw new Error(`The market was not changed: ${output}`);
}
