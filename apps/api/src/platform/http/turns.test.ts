import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('tasks start at once while the turn has room, the others in later turns and in order', async () => {
  const turns = createTurns(2);
  const started: number[] = [];
  for (let task = 1; task <= 5; task++) turns.enter(() => started.push(task));
  expect(started).toEqual([1, 2]);
  await nextTurn();
  expect(started).toEqual([1, 2, 3, 4]);
  await nextTurn();
  expect(started).toEqual([1, 2, 3, 4, 5]);
});

test('a task that comes while others wait is started after them', async () => {
  const turns = createTurns(1);
  const started: string[] = [];
  turns.enter(() => started.push('first'));
  turns.enter(() => {
    started.push('second');
    turns.enter(() => started.push('fourth'));
  });
  turns.enter(() => started.push('third'));
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  expect(started).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a new turn has room again', async () => {
  const turns = createTurns(1);
  const started: number[] = [];
  turns.enter(() => started.push(1));
  for (let turn = 0; turn < 2; turn++) await nextTurn();
  turns.enter(() => started.push(2));
  expect(started).toEqual([1, 2]);
});
