import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { createVersions } from './content-versions.ts';

function build({ capacity = 1_000_000, enabled = true } = {}) {
  const versions = createVersions(async () => []);
  return { versions, cache: createAnswerCache({ versions, capacity, enabled }) };
}

const text = (ready: { body: Buffer | undefined }) => ready.body?.toString();

describe('a cached answer', () => {
  test('an answer is made once and then sent as the same bytes', async () => {
    const { cache } = build();
    const produce = vi.fn(async () => 'body');
    const first = await cache.answer('key', ['catalog'], produce);
    expect(await cache.answer('key', ['catalog'], produce)).toBe(first);
    expect(produce).toHaveBeenCalledTimes(1);
  });

  test('another key is another answer, and clear forgets them all', async () => {
    const { cache } = build();
    await cache.answer('a', [], async () => 'a');
    expect(text(await cache.answer('b', [], async () => 'b'))).toBe('b');
    cache.clear();
    expect(text(await cache.answer('a', [], async () => 'new'))).toBe('new');
  });

  test('it is made again once one of its tags was touched, and only then', async () => {
    const { cache, versions } = build();
    let count = 0;
    const ask = () => cache.answer('key', ['catalog', 'settings'], async () => String(++count)).then(text);
    expect(await ask()).toBe('1');
    versions.touch(['content']);
    expect(await ask()).toBe('1');
    versions.touch(['settings']);
    expect(await ask()).toBe('2');
    versions.touch(['catalog']);
    expect(await ask()).toBe('3');
  });

  test('the etag is that of the bytes; status and headers come along', async () => {
    const { cache } = build();
    const page = await cache.answer('a', [], async () => ({ body: 'x', status: 404, headers: { 'content-type': 'text/html' } }));
    expect([page.status, page.headers]).toEqual([404, { 'content-type': 'text/html' }]);
    const same = await cache.answer('b', [], async () => 'x');
    const other = await cache.answer('c', [], async () => 'y');
    expect([same.etag === page.etag, other.etag === page.etag]).toEqual([true, false]);
    expect(same.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  test('with the cache off everything is made each time, with the same bytes and etag', async () => {
    const off = build({ enabled: false }).cache;
    const on = build().cache;
    const produce = vi.fn(async () => 'body');
    const [first, second, cached] = [
      await off.answer('k', [], produce),
      await off.answer('k', [], produce),
      await on.answer('k', [], produce),
    ];
    expect(produce).toHaveBeenCalledTimes(3);
    expect(first).not.toBe(second);
    expect([text(first), first.etag]).toEqual([text(cached), cached.etag]);
  });
});

describe('several at once', () => {
  test('equal requests make it once', async () => {
    const { cache } = build();
    const { promise, resolve } = Promise.withResolvers<string>();
    const produce = vi.fn(() => promise);
    const waiting = Array.from({ length: 50 }, () => cache.answer('key', [], produce));
    resolve('body');
    expect(new Set(await Promise.all(waiting)).size).toBe(1);
    expect(produce).toHaveBeenCalledTimes(1);
  });

  test('a request after a change does not get an answer that was begun before it, nor is that one cached', async () => {
    const { cache, versions } = build();
    const old = Promise.withResolvers<string>();
    const early = cache.answer('key', ['catalog'], () => old.promise);
    versions.touch(['catalog']);
    expect(text(await cache.answer('key', ['catalog'], async () => 'new'))).toBe('new');
    old.resolve('old');
    expect(text(await early)).toBe('old');
    const unneeded = vi.fn(async () => 'made again');
    expect(text(await cache.answer('key', ['catalog'], unneeded))).toBe('new');
    expect(unneeded).not.toHaveBeenCalled();
  });

  test('an error reaches everyone who waits and is not cached', async () => {
    const { cache } = build();
    const { promise, reject } = Promise.withResolvers<string>();
    const waiting = [cache.answer('key', [], () => promise), cache.answer('key', [], () => promise)];
    reject(new Error('away'));
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(text(await cache.answer('key', [], async () => 'back'))).toBe('back');
  });

  test('a failure that is thrown at once is one too', async () => {
    const { cache } = build();
    const fail = () => {
      throw new Error('at once');
    };
    await expect(cache.answer('key', [], fail)).rejects.toThrow('at once');
    expect(text(await cache.answer('key', [], async () => 'fine'))).toBe('fine');
  });
});

describe('capacity', () => {
  // Each occupies about 2,000 bytes: three fit.
  const body = 'x'.repeat(1000);
  const capacity = 6500;

  test('the least recently used answer is evicted first', async () => {
    const { cache } = build({ capacity });
    for (const key of ['a', 'b', 'c']) await cache.answer(key, [], async () => body);
    for (const key of ['c', 'a']) await cache.answer(key, [], async () => 'unused');
    await cache.answer('d', [], async () => body);
    await setImmediate();
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.isReady(key, []))).toEqual(['a', 'c', 'd']);
    expect(cache.tally()).toMatchObject({ entries: 3, evictions: 1 });
  });

  test('old versions are replaced', async () => {
    const { cache, versions } = build({ capacity });
    for (let round = 0; round < 20; round++) {
      versions.touch(['t']);
      await cache.answer('same', ['t'], async () => body);
      await setImmediate();
    }
    expect(cache.tally()).toMatchObject({ entries: 1, evictions: 0 });
  });

  test('an answer larger than its share is sent and not cached', async () => {
    const { cache } = build({ capacity });
    await cache.answer('small', [], async () => body);
    const noise = randomBytes(5000).toString('base64');
    expect(text(await cache.answer('huge', [], async () => noise))).toBe(noise);
    await expect.poll(() => cache.isReady('huge', [])).toBe(false);
    expect(cache.isReady('small', [])).toBe(true);
  });
});
