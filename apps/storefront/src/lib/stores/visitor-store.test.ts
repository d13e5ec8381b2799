import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { expect, test } from 'vitest';
import { createVisitorStore, recordView, removeJoined, toggleHeart } from './visitor-store.ts';

const noCart = { compared: [], items: [], itemsKey: '', direct: null };
const state = { hearts: [2, 1], viewed: [8, 7], ...noCart };

test('a heart is added in front and removed again', () => {
  expect(toggleHeart(state, 3)).toEqual({ ...state, hearts: [3, 2, 1] });
  expect(toggleHeart(state, 2)).toEqual({ ...state, hearts: [1] });
});

test('the number of hearts is limited, and the oldest is removed', () => {
  const full = { hearts: Array.from({ length: 100 }, (_, at) => at + 1), viewed: [], ...noCart };
  expect(toggleHeart(full, 500).hearts).toHaveLength(100);
  expect(toggleHeart(full, 500).hearts.slice(0, 2)).toEqual([500, 1]);
});

test('a product viewed again moves to the front; twelve are stored', () => {
  expect(recordView(state, 7).viewed).toEqual([7, 8]);
  const many = Array.from({ length: 20 }, (_, at) => at).reduce(recordView, state);
  expect(many.viewed).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
});

test('ids that joined the account are removed, ids added meanwhile stay', () => {
  expect(removeJoined({ hearts: [5, 2, 1], viewed: [8], ...noCart }, { hearts: [2, 1] })).toEqual({ hearts: [5], viewed: [8], ...noCart });
  expect(removeJoined({ hearts: [5], viewed: [9, 8], ...noCart }, { viewed: [8] })).toEqual({ hearts: [5], viewed: [9], ...noCart });
});

test('[settings-12] valid stored values are restored, and corrupt ones are not', () => {
  const storage = createMemoryStorage();
  createVisitorStore(storage).setState((state) => toggleHeart(state, 4));
  const store = createVisitorStore(storage);
  store.restore();
  expect(store.getState()).toEqual({ hearts: [4], viewed: [], ...noCart });
  storage.setItem('souk.visitor', JSON.stringify({ state: { hearts: ['4'], viewed: [6] }, version: 1 }));
  const other = createVisitorStore(storage);
  other.restore();
  expect(other.getState()).toEqual({ hearts: [], viewed: [6], ...noCart });
});
