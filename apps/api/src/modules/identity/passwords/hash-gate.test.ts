import { expect, test } from 'vitest';
import { createHashGate } from './hash-gate.ts';

test('two people at a time are served, one at a time each, and the others are refused at once', async () => {
  const gate = createHashGate();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = gate.run(1, () => promise);
  const second = gate.run(2, () => promise);
  await expect(gate.run(1, async () => 'never')).rejects.toMatchObject({ status: 429 });
  await expect(gate.run(3, async () => 'never')).rejects.toMatchObject({ status: 503 });
  resolve('done');
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  expect(await gate.run(1, async () => 'again')).toBe('again');
});

test('failed work frees its place', async () => {
  const gate = createHashGate();
  await expect(gate.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.run(1, async () => 'again')).toBe('again');
});
