import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { createVersions } from './content-versions.ts';
import { etagOf } from './ready-answer.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function usedBytes(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each([
  [
    'long answers',
    3000,
    (br: Buffer) => ({ packed: { br, length: 9 * br.length, etag: etagOf(br) } }),
    { vary: 'accept-language, accept-encoding, authorization' },
  ],
  ['short answers', 100, (br: Buffer) => ({ body: br.toString('base64') }), {}],
])('the tally of 10,000 %s is the memory that they occupy, and the budget holds', async (_, bytes, bodyOf, headers) => {
  const build = (capacity: number) => createAnswerCache({ versions: createVersions(async () => []), capacity, enabled: true });
  async function fillOne(cache: ReturnType<typeof build>, index: number): Promise<void> {
    const br = randomBytes(bytes);
    const key = `en /api/path-${index % 1000}?search=${index}`;
    await cache.answer(key, [], async () => ({ ...bodyOf(br), headers }));
    while (!cache.peek(key)) await setImmediate();
  }
  async function fill(cache: ReturnType<typeof build>, keys: number): Promise<void> {
    for (let start = 0; start < keys; start += 50) {
      await Promise.all(Array.from({ length: 50 }, (_each, offset) => fillOne(cache, start + offset)));
    }
  }
  await fill(build(1_000_000), 500);
  const before = usedBytes();
  const cache = build(200_000_000);
  await fill(cache, 10_000);
  const used = usedBytes() - before;
  const tally = cache.tally();
  expect(tally.entries).toBe(10_000);
  expect(used / tally.bytes).toBeGreaterThan(0.75);
  expect(used / tally.bytes).toBeLessThan(1.1);

  const small = build(5_000_000);
  await fill(small, 10_000);
  expect(small.tally().bytes).toBeLessThanOrEqual(5_000_000);
  expect(small.tally().entries + small.tally().evictions).toBe(10_000);
});
