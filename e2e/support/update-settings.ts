import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { apiAddress } from './environment.ts';

/**
 * Changes settings in the database. All journeys share them, so that only changes that others do not notice are allowed.
 * Returns when the server answers with them.
 */
export async function updateSettings(request: APIRequestContext, settings: Record<string, unknown>): Promise<void> {
  const columns = Object.entries(settings).map(([name, value]) => `${name} = ${literal(value)}`);
  const sql = `update settings set ${columns.join(', ')};
    insert into content_versions (tag) values ('settings') on conflict (tag) do update set version = content_versions.version + 1;`;
  const shell = resolve(import.meta.dirname, '../../apps/api/src/commands/db.ts');
  const env = { ...process.env, SOUK_DATA: process.env.SOUK_E2E_DATA };
  const { stdout, stderr } = spawnSync(process.execPath, [shell, 'shell'], { input: `${sql}\n`, env, encoding: 'utf8' });
  expect(`${stdout}`, stderr).toContain('UPDATE 1');
  await expect(async () => {
    const { data } = await (await request.get(`${apiAddress()}/api/master`)).json();
    expect(data).toMatchObject(settings);
  }).toPass();
}

function literal(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : `'${JSON.stringify(value).replaceAll("'", "''")}'`;
}
