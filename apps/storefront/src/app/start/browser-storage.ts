import { createMemoryStorage, type TextStorage } from '../../lib/stores/kept-store.ts';

/** Local storage, or memory where the browser denies it (asking alone can throw). */
export function browserStorage(): TextStorage {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    return createMemoryStorage();
  }
}
