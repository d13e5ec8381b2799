import { expect, test } from 'vitest';
import { limitConcurrency } from './clean-picture.ts';

test('so many run at once, the others in order, also after one has failed', async () => {
  const inTurn = limitConcurrency(2, 5);
  const begun: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const works = ends.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index);
      await promise;
    }).catch(() => undefined),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('it failed'));
  await works[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.all(works);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('tasks beyond the queue get a 503', async () => {
  const inTurn = limitConcurrency(1, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const [first, second] = [inTurn(() => promise), inTurn(async () => 'done')];
  await expect(inTurn(async () => undefined)).rejects.toMatchObject({ status: 503, details: { retryAfter: 2 } });
  resolve();
  expect(await second).toBe('done');
  await first;
  expect(await inTurn(async () => 'again')).toBe('again');
});
