import { describe, expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { createVersions } from './content-versions.ts';

const tags = ['catalog', 'ratings'];

function build() {
  const state = { now: 0, period: 0, count: 0, isFailing: false };
  const versions = createVersions(async () => []);
  const cache = createAnswerCache({
    versions,
    capacity: 1_000_000,
    enabled: true,
    lenientTags: ['ratings'],
    period: () => state.period,
    now: () => state.now,
  });
  const produce = vi.fn(async (_isRefresh: boolean) => {
    if (state.isFailing) throw new Error('away');
    state.count += 1;
    return String(state.count);
  });
  const text = async (options: { mayBeStale: boolean }) => (await cache.answer('key', tags, produce, options)).body?.toString();
  return {
    state,
    versions,
    cache,
    produce,
    ask: () => text({ mayBeStale: true }),
    askExactly: () => text({ mayBeStale: false }),
    settle: () => new Promise((resolve) => setTimeout(resolve, 0)),
  };
}

describe('after a change by shoppers', () => {
  test('one more request gets the old answer, while it is made again once', async () => {
    const { ask, versions, produce, settle, cache } = build();
    expect(await ask()).toBe('1');
    versions.touch(['ratings']);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
    await settle();
    expect(await ask()).toBe('2');
    expect(produce.mock.calls).toEqual([[false], [true]]);
    expect(cache.tally()).toMatchObject({ hits: 1, stale: 3, misses: 1 });
  });

  test('peek finds the old answer only while it is being made again', async () => {
    const { ask, versions, cache, settle } = build();
    await ask();
    expect(cache.peek('key')).toBeDefined();
    versions.touch(['ratings']);
    expect(cache.peek('key')).toBeUndefined();
    expect(cache.isReady('key', tags)).toBe(true);
    void ask();
    expect(cache.peek('key')?.body?.toString()).toBe('1');
    expect(cache.peek('key', { mayBeStale: false })).toBeUndefined();
    await settle();
    expect(cache.peek('key', { mayBeStale: false })?.body?.toString()).toBe('2');
    expect(cache.peek('key')?.body?.toString()).toBe('2');
  });

  test('a request that may not be stale waits for the new answer', async () => {
    const { ask, askExactly, versions } = build();
    await ask();
    versions.touch(['ratings']);
    expect(await askExactly()).toBe('2');
    expect(await ask()).toBe('2');
  });

  test('nobody gets the old answer after ten seconds, counted from the first change that it lacks', async () => {
    const { ask, versions, state, produce } = build();
    await ask();
    versions.touch(['ratings']);
    state.now = 9_000;
    versions.touch(['ratings']);
    state.now = 10_000;
    expect(await ask()).toBe('2');
    expect(produce).toHaveBeenLastCalledWith(false);
  });

  test('a failed refresh is tried again each second, and the old answer ends with its ten seconds', async () => {
    const { ask, versions, state, produce, settle, cache } = build();
    await ask();
    versions.touch(['ratings']);
    state.isFailing = true;
    for (state.now = 0; state.now < 10_000; state.now += 250) {
      expect(await ask()).toBe('1');
      await settle();
    }
    expect(produce).toHaveBeenCalledTimes(11);
    expect(cache.peek('key')).toBeUndefined();
    await expect(ask()).rejects.toThrow('away');
    state.isFailing = false;
    expect(await ask()).toBe('2');
  });
});

describe('nobody gets an old answer after', () => {
  test('a change by an operator, whatever shoppers changed before or later', async () => {
    const { ask, versions } = build();
    await ask();
    versions.touch(['ratings']);
    versions.touch(['catalog']);
    expect(await ask()).toBe('2');
    versions.touch(['catalog']);
    versions.touch(['ratings']);
    expect(await ask()).toBe('3');
  });

  test('the start or end of a flash sale', async () => {
    const { ask, state, cache } = build();
    await ask();
    state.period = 1;
    expect(cache.peek('key')).toBeUndefined();
    expect(await ask()).toBe('2');
  });

  test('a change by an operator while the answer was made again', async () => {
    const { ask, versions, produce, settle } = build();
    await ask();
    versions.touch(['ratings']);
    const slow = Promise.withResolvers<string>();
    produce.mockImplementationOnce(() => slow.promise);
    expect(await ask()).toBe('1');
    versions.touch(['catalog']);
    slow.resolve('made before the change');
    await settle();
    expect(await ask()).toBe('2');
  });
});
