import { beforeEach, expect, test } from 'vitest';
import { currentToasts, subscribeToasts, toast } from './toast.ts';

beforeEach(() => toast.clear());

test('[toast-03] a message lasts 3000 ms; an error longer, unless it says how long', () => {
  toast.success('has been added to cart');
  toast.error('Out of stock');
  toast.show({ kind: 'error', text: 'Short', durationMs: 3000 });
  expect(currentToasts().map((entry) => entry.durationMs)).toEqual([3000, 6000, 3000]);
});

test('the oldest gives way to a fourth', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast.success(text);
  expect(currentToasts().map((entry) => entry.text)).toEqual(['two', 'three', 'four']);
});

test('listeners hear of every change, and only until they leave', () => {
  let heard = 0;
  const leave = subscribeToasts(() => {
    heard += 1;
  });
  const id = toast.show({ text: 'Hello' });
  toast.dismiss(id);
  leave();
  toast.success('Unheard');
  expect(heard).toBe(2);
});
