import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = await mkdtemp(join(tmpdir(), 'souk-install-'));
afterAll(() => rm(root, { recursive: true }));

/** Runs `npm run souk` in a copy of the scripts without packages. A fake npm prints a line and runs the given code. */
async function runWithFakeNpm(installs: string) {
  for (const part of ['souk.mjs', 'process', 'setup']) {
    await cp(join(import.meta.dirname, '..', part), join(root, 'scripts', part), { recursive: true });
  }
  await writeFile(join(root, 'package-lock.json'), '{}');
  await mkdir(join(root, 'apps/api/src/commands'), { recursive: true });
  await writeFile(join(root, 'apps/api/src/commands/souk.ts'), 'console.log(JSON.stringify({ is_sound: true }));');
  const npm = join(root, 'npm.js');
  await writeFile(npm, `console.log('added 700 packages'); ${installs}`);
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const env = { ...process.env, npm_execpath: npm };
    execFile(process.execPath, ['scripts/souk.mjs', 'souk', 'check', '--json'], { cwd: root, env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('an installation prints to standard error, and standard output is one JSON document', { timeout: 30_000 }, async () => {
  const { code, stdout, stderr } = await runWithFakeNpm('');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ is_sound: true });
  expect(stderr).toMatch(/Installing the packages[\s\S]*added 700 packages[\s\S]*Packages installed/);
});

test('a failed installation prints to standard error only', { timeout: 30_000 }, async () => {
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(await runWithFakeNpm('process.exit(1)')).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('npm ci failed') });
});
