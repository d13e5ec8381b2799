import { expect, test } from 'vitest';
import { evaluateCrowd } from './evaluate.ts';
import { holdCrowd } from './hold-crowd.ts';

test('twenty people shop for twenty seconds, three of them without a database: nothing is lost, and all is well again', {
  timeout: 180_000,
}, async () => {
  const crowd = await holdCrowd({ seconds: 20, people: 20, secondsAway: 3, dropsPerSecond: 0, pace: 8 }, () => undefined);
  expect(evaluateCrowd(crowd, { isMeasured: false }).failures).toEqual([]);
  expect(crowd.orders).toBeGreaterThan(10);
});

test('twenty people shop for twenty seconds while connections to the database end at random: the process lives and nothing is lost', {
  timeout: 180_000,
}, async () => {
  const crowd = await holdCrowd({ seconds: 20, people: 20, secondsAway: 0, dropsPerSecond: 3, pace: 8 }, () => undefined);
  expect(evaluateCrowd(crowd, { isMeasured: false }).failures).toEqual([]);
  expect(crowd.drops).toBeGreaterThan(10);
  expect(crowd.orders).toBeGreaterThan(5);
});
