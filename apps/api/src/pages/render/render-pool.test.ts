import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildFakeStorefront } from '../../../test/fakes/fake-storefront.ts';
import type { PageCall, PageCallAnswer, RenderedPage } from './render-messages.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

const open: RenderPool[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

const noAnswer = async (_asked: PageCall): Promise<PageCallAnswer> => ({ kind: 'failed' });

async function openPool({ size = 1, answer = noAnswer, render = 10_000 } = {}) {
  const log = { error: vi.fn() };
  const times = { render, ping: 100, backoff: 10 };
  const folder = await buildFakeStorefront();
  const pool = createRenderPool({ folder, origin: 'https://souk.example', size, log, answer, times });
  open.push(pool);
  const ask = (url: string, signal = new AbortController().signal) => pool.render({ url, cookie: '' }, signal);
  return { pool, log, ask };
}

const htmlOf = ({ br }: RenderedPage) => brotliDecompressSync(new Uint8Array(br)).toString();
const statusOf = (promise: Promise<unknown>) => promise.then(() => 200).catch((error: { status?: number; name: string }) => error.status);

describe('a rendered page', () => {
  test('is packed, with its length and etag', async () => {
    const { ask, pool } = await openPool();
    const page = await ask('/rose');
    expect(htmlOf(page)).toContain('/rose');
    expect([page.status, page.length]).toEqual([200, htmlOf(page).length]);
    expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(pool.tally().renders).toMatchObject({ done: 1, failed: 0 });
  });

  test('that fails is an error of the page, and its worker continues', async () => {
    const { ask, pool } = await openPool();
    await expect(ask('/failing')).rejects.toThrow('a planted error');
    expect((await ask('/rose')).status).toBe(200);
    expect(pool.tally()).toMatchObject({ ends: { crash: 0 }, renders: { done: 1, failed: 1 } });
  });

  test('asks the main thread for answers, and for the bytes of each version once', async () => {
    let version = 'one';
    const asked: (string | undefined)[] = [];
    const answer = async ({ known }: PageCall): Promise<PageCallAnswer> => {
      asked.push(known);
      if (known === version) return { kind: 'current' };
      return { kind: 'answer', status: 200, type: 'text/plain', etag: version, body: Buffer.from(`text of ${version}`), isPacked: false };
    };
    const { ask } = await openPool({ answer });
    expect(htmlOf(await ask('/asking'))).toContain('text of one');
    expect(htmlOf(await ask('/asking'))).toContain('text of one');
    version = 'two';
    expect(htmlOf(await ask('/asking'))).toContain('text of two');
    expect(asked).toEqual([undefined, 'one', 'one']);
  });
});

describe('a worker that ends', () => {
  test('is replaced, and all pages that it had in hand are rendered', async () => {
    const { ask, pool, log } = await openPool();
    const pages = await Promise.all([ask('/waiting/1'), ask('/ending-once'), ask('/waiting/2')]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pool.tally()).toMatchObject({ workers: { ready: 1 }, ends: { crash: 1 }, renders: { done: 3, lost: 0 } });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('twice with the same page is a 503 for that page', async () => {
    const { ask, pool } = await openPool();
    expect(await statusOf(ask('/ending'))).toBe(503);
    expect((await ask('/rose')).status).toBe(200);
    expect(pool.tally()).toMatchObject({ ends: { crash: 2 }, renders: { done: 1, lost: 1 } });
  });

  test('for want of memory takes nothing else with it', async () => {
    const { ask, pool } = await openPool();
    expect(await statusOf(ask('/growing'))).toBe(503);
    expect((await ask('/rose')).status).toBe(200);
    expect(pool.tally().ends).toEqual({ crash: 0, hang: 0, memory: 2 });
  }, 30_000);

  test('at its start refuses pages at once', async () => {
    const log = { error: vi.fn() };
    const times = { backoff: 10_000 };
    const pool = createRenderPool({ folder: '/missing', origin: 'https://souk.example', size: 1, log, answer: noAnswer, times });
    open.push(pool);
    const ask = () => statusOf(pool.render({ url: '/', cookie: '' }, new AbortController().signal));
    expect(await ask()).toBe(503);
    const startedAt = performance.now();
    expect(await ask()).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

test('a page without an end is a 503, its worker is replaced, and the others are rendered', async () => {
  const { ask, pool } = await openPool({ render: 500 });
  await ask('/rose');
  const hanging = statusOf(ask('/hanging'));
  await delay(300);
  const behind = ask('/tulip');
  expect([await hanging, (await behind).status]).toEqual([503, 200]);
  expect(pool.tally()).toMatchObject({ workers: { ready: 1 }, ends: { hang: 1 }, renders: { done: 2, late: 1 } });
});

test('a page that only waits for an answer too long is a 503, and its worker continues', async () => {
  const { ask, pool } = await openPool({ render: 200, answer: () => new Promise<PageCallAnswer>(() => undefined) });
  await statusOf(ask('/rose'));
  expect(await statusOf(ask('/slow'))).toBe(503);
  await delay(200);
  expect((await ask('/rose')).status).toBe(200);
  expect(pool.tally().ends.hang).toBe(0);
});

test('a page that nobody waits for any more ends at once', async () => {
  const { ask, pool } = await openPool();
  await ask('/rose');
  const leaving = new AbortController();
  const left = ask('/waiting', leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(pool.tally().renders).toMatchObject({ done: 1, abandoned: 1 });
});

test.runIf(process.platform === 'linux')('pages are spread over the workers, and closing ends all of them', async () => {
  // Pools of other test files of this process may still be closing.
  const others = new Set(listThreads());
  const own = () => listThreads().filter((thread) => !others.has(thread));
  const { ask, pool } = await openPool({ size: 3 });
  pool.start();
  await vi.waitFor(() => expect(pool.tally().workers).toEqual({ ready: 3, starting: 0 }), 10_000);
  const pages = await Promise.all(['/busy/1', '/busy/2', '/busy/3'].map((url) => ask(url)));
  expect(new Set(pages.map((page) => /render (\d+)/.exec(htmlOf(page))?.[1]))).toEqual(new Set(['1']));
  await vi.waitFor(() => expect(own()).toHaveLength(3), 10_000);
  await pool.close();
  await vi.waitFor(() => expect(own()).toEqual([]), 10_000);
  expect(await statusOf(ask('/rose'))).toBe(503);
});

/** Render workers of this process, by the name of their thread. */
function listThreads(): string[] {
  return readdirSync('/proc/self/task').filter((task) => {
    try {
      return readFileSync(`/proc/self/task/${task}/comm`, 'utf8').trim() === 'souk-render';
    } catch {
      return false; // it has just ended
    }
  });
}
