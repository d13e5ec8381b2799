import { createMemoryStorage, type TextStorage } from './persisted-store.ts';

const memory = createMemoryStorage();

/** Storage for this tab until it closes; if the browser denies it or is full, until the page is left. */
export const sessionTextStorage: TextStorage = {
  getItem: (name) => memory.getItem(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
  setItem(name, value) {
    memory.setItem(name, value);
    attempt((storage) => storage.setItem(name, value));
  },
  removeItem(name) {
    memory.removeItem(name);
    attempt((storage) => storage.removeItem(name));
  },
};

/** Reading `sessionStorage` can throw. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
