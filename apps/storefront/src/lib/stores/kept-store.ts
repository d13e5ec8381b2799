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
 * A store kept under a versioned key, as zustand's own persist writes it; that one is three times the size, for what only
 * other stores need. What is stored is checked field by field, so that corrupt, older or newer state gives back what still
 * fits and never breaks the page. The first state is the server's; `restore` comes after it.
 */
export function createKeptStore<State extends object>({ key, version, initial, shapes, storage }: KeptStoreParts<State>): KeptStore<State> {
  const store = createStore<State>()(() => initial);
  store.subscribe((state) => write(storage, key, { state, version }));
  return Object.assign(store, {
    key,
    // Versions differ only in fields so far: whatever fits is taken, the rest starts afresh.
    restore: () => store.setState((current) => restore(current, readState(storage, key), shapes)),
  });
}

/** What somebody else wrote there counts as nothing. */
function readState(storage: TextStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')?.state;
  } catch {
    return undefined;
  }
}

/** Storage may be full or switched off: the visit goes on with what is in memory. */
function write(storage: TextStorage, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
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
