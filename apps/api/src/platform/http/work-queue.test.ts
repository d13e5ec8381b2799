import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue, NotAdmitted, type WorkQueueOptions } from './work-queue.ts';

const wanted = () => true;
const open = (options: Partial<WorkQueueOptions> = {}) =>
  createWorkQueue({ concurrency: 1, maxWaiting: 10, maxWait: 1000, typicalDuration: 1, ...options });
const reasonOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => (error instanceof NotAdmitted ? error.reason : error));

test('work beyond the slots waits for a release', async () => {
  const queue = open();
  const first = await queue.acquire(wanted);
  let isSecondRunning = false;
  const second = queue.acquire(wanted).then((release) => {
    isSecondRunning = true;
    return release;
  });
  await delay(20);
  expect([isSecondRunning, queue.running(), queue.waiting()]).toEqual([false, 1, 1]);
  first();
  first();
  (await second)();
  expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
});

test('a full queue refuses at once', async () => {
  const queue = open({ maxWaiting: 1 });
  const release = await queue.acquire(wanted);
  const waiting = queue.acquire(wanted);
  const startedAt = performance.now();
  expect(await reasonOf(queue.acquire(wanted))).toBe('full');
  expect(performance.now() - startedAt).toBeLessThan(50);
  release();
  (await waiting)();
});

test('work whose expected wait is too long is refused at once', async () => {
  const queue = open({ typicalDuration: 400, maxWait: 1000 });
  const release = await queue.acquire(wanted);
  const waiting = [queue.acquire(wanted), queue.acquire(wanted)];
  expect(await reasonOf(queue.acquire(wanted))).toBe('full');
  release();
  for (const each of waiting) (await each)();
});

test('work that nobody wants any more does not start', async () => {
  const queue = open();
  const release = await queue.acquire(wanted);
  const abandoned = reasonOf(queue.acquire(() => false));
  const next = queue.acquire(wanted);
  release();
  expect(await abandoned).toBe('gone');
  (await next)();
});

test('work that waits for a slot that is never released is refused in the end', async () => {
  const queue = open({ maxWait: 20 });
  await queue.acquire(wanted);
  expect(await reasonOf(queue.acquire(wanted))).toBe('late');
});

test('more important work defers a start, but not for ever', async () => {
  let isHeld = true;
  const queue = open({ isHeld: () => isHeld, maxHold: 60 });
  const startedAt = performance.now();
  (await queue.acquire(wanted))();
  expect(performance.now() - startedAt).toBeGreaterThan(30);
  isHeld = false;
  const again = performance.now();
  (await queue.acquire(wanted))();
  expect(performance.now() - again).toBeLessThan(30);
});
