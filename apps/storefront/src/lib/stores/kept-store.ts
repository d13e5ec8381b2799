import { type PersistStorage, persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { restore, type Shapes } from './stored-shape.ts';

/** The part of the browser's storage that the stores use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** A store that the browser keeps. `restore` reads what is kept, at the start and when another tab changed it. */
export type KeptStore<State> = StoreApi<State> & { key: string; restore: () => void };

type KeptStoreParts<State> = {
  key: string;
  version: number;
  initial: State;
  /** The fields that are restored, with what must be true of them. */
  shapes: Shapes<State>;
  storage: TextStorage;
};

/**
 * A store kept under a versioned key. What is stored is checked field by field, so that corrupt, older or newer state
 * gives back what still fits and never breaks the page. The first state is the server's; `restore` comes after it.
 */
export function createKeptStore<State extends object>({ key, version, initial, shapes, storage }: KeptStoreParts<State>): KeptStore<State> {
  const store = createStore<State>()(
    persist(() => initial, {
      name: key,
      version,
      storage: jsonStorage<State>(storage),
      skipHydration: true,
      // Versions differ only in fields so far: whatever fits is taken, the rest starts afresh.
      migrate: (stored) => restore(initial, stored, shapes),
      merge: (stored, current) => restore(current, stored, shapes),
    }),
  );
  return Object.assign(store, { key, restore: () => void store.persist.rehydrate() });
}

/** Storage may be full, switched off, or hold what somebody else wrote; none of it may break the page. */
function jsonStorage<State>(storage: TextStorage): PersistStorage<State> {
  return {
    getItem(name) {
      try {
        return JSON.parse(storage.getItem(name) ?? 'null');
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        storage.setItem(name, JSON.stringify(value));
      } catch {
        // The visit goes on with what is in memory.
        return;
      }
    },
    removeItem(name) {
      storage.removeItem(name);
    },
  };
}

/** Storage that ends with the page: on the server, and where the browser has none. */
export function createMemoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
