import { createStore, type StoreApi } from 'zustand/vanilla';
import { restore, type Shapes } from './stored-shape.ts';

/** The part of the browser's storage that the stores use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** A store that the browser keeps. `restore` reads what is kept, at the start and when another tab changed it. */
export type KeptStore<State> = StoreApi<State> & {
  key: string;
  restore: () => void;
  /** What is kept now, by whichever tab. */
  read: () => State;
  /** Another tab's choice, which this one goes on without: these are kept instead of its own until it changes them itself. */
  yieldTo: (values: Partial<State>) => void;
  /** What this tab keeps: its state, but for what it yielded. */
  kept: () => State;
};

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
  let yielded: Partial<State> = {};
  const kept = () => ({ ...store.getState(), ...yielded });
  // Versions differ only in fields so far: whatever fits is taken, the rest starts afresh.
  const read = () => restore(store.getState(), readState(storage, key), shapes);
  store.subscribe((state, former) => {
    for (const name in yielded) if (state[name] !== former[name]) delete yielded[name];
    write(storage, key, { state: kept(), version });
  });
  return Object.assign(store, {
    key,
    read,
    kept,
    restore: () => store.setState(read()),
    yieldTo(values: Partial<State>) {
      yielded = { ...yielded, ...values };
    },
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
