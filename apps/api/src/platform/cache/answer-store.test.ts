import { expect, test } from 'vitest';
import { createAnswerStore } from './answer-store.ts';

const entry = (bytes = 10) => ({ bytes });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('entries that were requested once do not evict those that were requested again', () => {
  const store = createAnswerStore(1000);
  const popular = numbers(50).map((index) => `en /page/${index}`);
  for (const key of popular) {
    store.set(key, entry());
    store.use(key);
  }
  for (const index of numbers(10_000)) store.set(`en /other/${index}`, entry());
  expect(popular.every((key) => store.peek(key))).toBe(true);
  expect(store.size()).toMatchObject({ bytes: 1000, entries: 100, evictions: 9950 });
});

test('new entries may use all memory that is free', () => {
  const store = createAnswerStore(1000);
  for (const index of numbers(100)) store.set(`en /page/${index}`, entry());
  expect(store.size()).toMatchObject({ entries: 100, evictions: 0 });
});

test('entries of a full cache are evicted once others have been requested more recently', () => {
  const store = createAnswerStore(1000);
  for (const index of numbers(300)) {
    store.set(`en /page/${index}`, entry());
    store.use(`en /page/${index}`);
  }
  expect(store.peek('en /page/0')).toBeUndefined();
  expect(store.peek('en /page/299')).toBeDefined();
  expect(store.size().bytes).toBeLessThanOrEqual(1000);
});

test('the variants of a path occupy half of the memory at most, in all languages together, even if each is requested twice', () => {
  const store = createAnswerStore(1000);
  const others = numbers(40).map((index) => `en /api/shops/${index}`);
  for (const key of others) store.set(key, entry());
  store.set('en /api/products?page=2', entry());
  for (const index of numbers(1000)) {
    const key = `${['en', 'ar', 'ir'][index % 3]} /api/products?search=${index}`;
    store.set(key, entry());
    store.use(key);
    store.use('en /api/products?page=2');
  }
  expect(others.every((key) => store.peek(key))).toBe(true);
  expect(store.peek('en /api/products?page=2')).toBeDefined();
  expect(store.size()).toMatchObject({ bytes: 900, entries: 90 });
});

test('a replaced entry counts once, and one that is too large removes the old one', () => {
  const store = createAnswerStore(1000);
  store.set('en /a', entry(100));
  store.set('en /a', entry(200));
  expect(store.size()).toMatchObject({ bytes: 200, entries: 1 });
  store.set('en /a', entry(600));
  expect(store.size()).toMatchObject({ bytes: 0, entries: 0 });
  store.clear();
  expect(store.use('en /a')).toBeUndefined();
});
