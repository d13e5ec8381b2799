import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = await mkdtemp(join(tmpdir(), 'souk-door-'));
afterAll(() => rm(root, { recursive: true }));

/** `npm run souk` in a copy of the door in which nothing is installed yet; npm is one that has a lot to say and makes only what is given. */
async function openDoor(installs: string) {
  for (const part of ['souk.mjs', 'process', 'setup']) {
    await cp(join(import.meta.dirname, '..', part), join(root, 'scripts', part), { recursive: true });
  }
  await writeFile(join(root, 'package-lock.json'), '{}');
  await mkdir(join(root, 'apps/api/src/commands'), { recursive: true });
  await writeFile(join(root, 'apps/api/src/commands/souk.ts'), 'console.log(JSON.stringify({ is_sound: true }));');
  const npm = join(root, 'npm.js');
  await writeFile(npm, `console.log('added 700 packages'); ${installs}`);
  return new Promise<{ code: unknown; said: string; aside: string }>((done) => {
    const env = { ...process.env, npm_execpath: npm };
    execFile(process.execPath, ['scripts/souk.mjs', 'souk', 'check', '--json'], { cwd: root, env }, (error, said, aside) =>
      done({ code: error?.code ?? 0, said, aside }),
    );
  });
}

test('what is installed on the way is said beside the answer, which stays one JSON document', { timeout: 30_000 }, async () => {
  const { code, said, aside } = await openDoor('');
  expect(code).toBe(0);
  expect(JSON.parse(said)).toEqual({ is_sound: true });
  expect(aside).toMatch(/Installing the packages[\s\S]*added 700 packages[\s\S]*Packages installed/);
});

test('an installation that fails says so beside an answer that is none', { timeout: 30_000 }, async () => {
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(await openDoor('process.exit(1)')).toMatchObject({ code: 1, said: '', aside: expect.stringContaining('npm ci failed') });
});
