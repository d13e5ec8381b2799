import { beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, subscribeToasts, toast } from './toast.ts';

beforeEach(() => toast.clear());

test('[toast-03] a message lasts 3000 ms; an error longer, unless it has its own duration', () => {
  vi.useFakeTimers({ now: 0 });
  toast.success('has been added to cart');
  toast.error('Out of stock');
  toast.show({ kind: 'error', text: 'Short', durationMs: 3000 });
  expect(currentToasts().map((entry) => entry.endsAt)).toEqual([3000, 6000, 3000]);
  vi.useRealTimers();
});

test('a fourth message replaces the oldest', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast.success(text);
  expect(currentToasts().map((entry) => entry.text)).toEqual(['two', 'three', 'four']);
});

test('listeners are called for every change until they unsubscribe', () => {
  let calls = 0;
  const leave = subscribeToasts(() => {
    calls += 1;
  });
  const id = toast.show({ text: 'Hello' });
  toast.dismiss(id);
  leave();
  toast.success('Unheard');
  expect(calls).toBe(2);
});

test('errors of an action are removed once it has succeeded, other messages stay', () => {
  toast.error('The OTP is wrong', 'sign-in');
  toast.error('Out of stock', 'cart');
  toast.success('Saved');
  toast.withdraw('sign-in');
  expect(currentToasts().map((entry) => entry.text)).toEqual(['Out of stock', 'Saved']);
});
