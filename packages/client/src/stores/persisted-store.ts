import { replaceEqualDeep } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { restore, type Shapes } from './stored-shape.ts';

/** The part of the Storage interface that the stores use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** A store in the browser's storage. `restore` reads it, at the start and after a change in another tab. */
export type PersistedStore<State> = StoreApi<State> & {
  key: string;
  restore: () => void;
  /** The stored state, whichever tab wrote it. */
  read: () => State;
  /** Values from another tab to persist without applying them in this tab, until this tab changes them. */
  retain: (values: Partial<State>) => void;
  /** The state that this tab persists: its own, except for retained values. */
  persisted: () => State;
};

type PersistedStoreParts<State> = {
  key: string;
  version: number;
  initial: State;
  /** The restored fields, with a check for each. */
  shapes: Shapes<State>;
  storage: TextStorage;
};

/**
 * A store under a versioned key, in the format of zustand's persist, which is three times the size. Each stored field
 * is checked, so corrupt, older or newer state restores what fits. The initial state is the server's; call `restore`
 * after hydration.
 */
export function createPersistedStore<State extends object>({
  key,
  version,
  initial,
  shapes,
  storage,
}: PersistedStoreParts<State>): PersistedStore<State> {
  const store = createStore<State>()(() => initial);
  let retained: Partial<State> = {};
  const persisted = () => ({ ...store.getState(), ...retained });
  // Versions differ only in fields so far: valid fields are restored, others start with their default.
  // Unchanged values stay the same objects, so that nothing renders again because of them.
  const read = () => replaceEqualDeep(store.getState(), restore(store.getState(), readState(storage, key), shapes));
  store.subscribe((state, previous) => {
    for (const name in retained) if (state[name] !== previous[name]) delete retained[name];
    write(storage, key, { state: persisted(), version });
  });
  return Object.assign(store, {
    key,
    read,
    persisted,
    restore: () => store.setState(read()),
    retain(values: Partial<State>) {
      retained = { ...retained, ...values };
    },
  });
}

/** Content of another format is ignored. */
function readState(storage: TextStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')?.state;
  } catch {
    return undefined;
  }
}

/** Storage may be full or disabled: the state then lives in memory. */
function write(storage: TextStorage, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Storage that ends with the page: on the server, and in browsers that deny storage. */
export function createMemoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
