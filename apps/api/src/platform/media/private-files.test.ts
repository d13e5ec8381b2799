import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPrivateFiles } from './private-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-private-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a stored file is read back under a random key', async () => {
  const files = createPrivateFiles(folder);
  const content = Buffer.from('the bill');
  const [one, other] = [await files.put(content), await files.put(content)];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
  expect(await files.read(one)).toEqual(content);
  await files.remove(one);
  await files.remove(one);
  expect([await files.read(one), await files.read(other)]).toEqual([undefined, content]);
  expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toHaveLength(1);
});

test.each(['', '../../etc/passwd', '0'.repeat(31), 'A'.repeat(32)])('%j is no key', async (key) => {
  const files = createPrivateFiles(folder);
  expect(await files.read(key)).toBeUndefined();
  await files.remove(key);
});
