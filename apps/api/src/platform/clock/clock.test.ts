import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabaseProxy } from '../../../test/fakes/database-proxy.ts';
import { useTestDatabase } from '../../../test/test-database.ts';
import { createPool } from '../database/pool.ts';
import { type DatabaseClock, openDatabaseClock } from './clock.ts';

const { pool, url } = await useTestDatabase();
const tenMinutes = 600_000;
const anHour = 3_600_000;

/** A machine whose wall clock is wrong by `ahead`, and whose monotonic clock pauses for `paused`. */
const machine = { ahead: 0, paused: 0 };
const clocks = { monotonic: () => performance.now() - machine.paused, wall: () => Date.now() + machine.ahead };
const log = { warn: vi.fn() };
let clock: DatabaseClock;

beforeEach(async () => {
  Object.assign(machine, { ahead: tenMinutes, paused: 0 });
  log.warn.mockClear();
  clock = await openDatabaseClock(pool, clocks);
  clock.start(log);
});
afterEach(() => clock.stop());

/** The tests share the database's machine, so its true time is known here. */
const error = () => Math.abs(clock.now().getTime() - Date.now());

test('a machine that is ten minutes fast gives the time of the database, and logs it once', async () => {
  expect(error()).toBeLessThan(250);
  await clock.measure();
  expect(log.warn.mock.calls).toEqual([
    [
      { difference_ms: expect.closeTo(tenMinutes, -3) },
      'the clock of this machine differs from the database; the time of the database is used',
    ],
  ]);
});

test('a wall clock that is set by an hour meanwhile changes nothing, and is logged when it is measured', async () => {
  machine.ahead += anHour;
  expect(error()).toBeLessThan(250);
  await vi.waitFor(
    () => {
      clock.now();
      expect(log.warn).toHaveBeenCalledTimes(2);
    },
    { timeout: 5000 },
  );
  machine.ahead -= 2 * anHour;
  expect(error()).toBeLessThan(250);
});

test('a machine that was suspended is measured again at the next question', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1100));
  machine.paused = anHour;
  await vi.waitFor(() => expect(error()).toBeLessThan(250), { timeout: 5000 });
});

test('a small difference is no warning, and time never runs backwards between two measurements', async () => {
  clock.stop();
  machine.ahead = 500;
  log.warn.mockClear();
  clock = await openDatabaseClock(pool, clocks);
  clock.start(log);
  let last = 0;
  for (let round = 0; round < 200; round++) {
    if (round % 20 === 0) await clock.measure();
    const now = clock.now().getTime();
    expect(now - last).toBeGreaterThan(-50);
    last = now;
  }
  expect(log.warn).not.toHaveBeenCalled();
});

test('while the database is away the clock continues, and it measures again on the first new connection', async () => {
  const proxy = await openDatabaseProxy(url);
  const cutPool = createPool({ url: proxy.url, size: 2 });
  const far = await openDatabaseClock(cutPool, clocks);
  far.start(log);
  await proxy.cut();
  await expect(far.measure()).rejects.toThrow();
  const before = far.now().getTime();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(far.now().getTime() - before).toBeGreaterThan(1000);
  machine.paused = anHour;
  await proxy.restore();
  await cutPool.query('select 1');
  await vi.waitFor(() => expect(Math.abs(far.now().getTime() - Date.now())).toBeLessThan(250), { timeout: 5000 });
  far.stop();
  await cutPool.end();
  await proxy.close();
});

test('a connection that is open but carries no bytes fails the measurement in time, and is destroyed', async () => {
  const proxy = await openDatabaseProxy(url);
  const frozenPool = createPool({ url: proxy.url, size: 1 });
  const far = await openDatabaseClock(frozenPool, clocks);
  proxy.freeze();
  const begun = performance.now();
  await expect(far.measure()).rejects.toThrow('Query read timeout');
  expect(performance.now() - begun).toBeLessThan(6_000);
  expect(frozenPool.totalCount).toBe(0);
  proxy.thaw();
  await far.measure();
  await frozenPool.end();
  await proxy.close();
});
