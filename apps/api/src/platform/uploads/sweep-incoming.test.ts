import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepIncoming } from './sweep-incoming.ts';

test('what a killed process has left is removed at the next start, what is under way is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-sweep-'));
  const [old, young] = [join(folder, 'old'), join(folder, 'young')];
  await writeFile(old, 'x');
  await writeFile(young, 'x');
  await utimes(old, new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000));
  await sweepIncoming(folder);
  expect(await readdir(folder)).toEqual(['young']);
  await rm(folder, { recursive: true });
});
