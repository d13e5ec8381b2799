import { expect, test } from 'vitest';
import { createMemoryStorage } from './kept-store.ts';
import { createVisitorStore, dropJoined, noteView, toggleHeart } from './visitor-store.ts';

const state = { hearts: [2, 1], viewed: [8, 7] };

test('a heart is given in front and taken back', () => {
  expect(toggleHeart(state, 3)).toEqual({ ...state, hearts: [3, 2, 1] });
  expect(toggleHeart(state, 2)).toEqual({ ...state, hearts: [1] });
});

test('there is an end to hearts, and the oldest goes', () => {
  const full = { hearts: Array.from({ length: 100 }, (_, at) => at + 1), viewed: [] };
  expect(toggleHeart(full, 500).hearts).toHaveLength(100);
  expect(toggleHeart(full, 500).hearts.slice(0, 2)).toEqual([500, 1]);
});

test('what is looked at again moves to the front; twelve are remembered', () => {
  expect(noteView(state, 7).viewed).toEqual([7, 8]);
  const many = Array.from({ length: 20 }, (_, at) => at).reduce(noteView, state);
  expect(many.viewed).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
});

test('what has joined the account is dropped, what came meanwhile stays', () => {
  expect(dropJoined({ hearts: [5, 2, 1], viewed: [8] }, { hearts: [2, 1] })).toEqual({ hearts: [5], viewed: [8] });
  expect(dropJoined({ hearts: [5], viewed: [9, 8] }, { viewed: [8] })).toEqual({ hearts: [5], viewed: [9] });
});

test('[settings-12] what is kept is restored, and what is corrupt is not', () => {
  const storage = createMemoryStorage();
  createVisitorStore(storage).setState((kept) => toggleHeart(kept, 4));
  const store = createVisitorStore(storage);
  store.restore();
  expect(store.getState()).toEqual({ hearts: [4], viewed: [] });
  storage.setItem('souk.visitor', JSON.stringify({ state: { hearts: ['4'], viewed: [6] }, version: 1 }));
  const other = createVisitorStore(storage);
  other.restore();
  expect(other.getState()).toEqual({ hearts: [], viewed: [6] });
});
