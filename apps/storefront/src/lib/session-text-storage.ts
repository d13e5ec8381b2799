import { createMemoryStorage, type TextStorage } from './stores/kept-store.ts';

const memory = createMemoryStorage();

/** What this tab keeps until it is closed; where the browser has no room or denies it, until the page is left. */
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

/** Asking alone can throw. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
