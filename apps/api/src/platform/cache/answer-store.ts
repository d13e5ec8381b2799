import { LRUCache } from 'lru-cache';

/** The share of a full cache for answers that were requested once; the rest is for those that were requested again. */
const newShare = 0.25;
/** The share of the memory that the variants of one path may occupy. */
const maxPathShare = 0.5;

type Sized = { bytes: number };

export type AnswerStore<Entry extends Sized> = {
  /** The entry, which counts as used now. */
  use: (key: string) => Entry | undefined;
  peek: (key: string) => Entry | undefined;
  set: (key: string, entry: Entry) => void;
  clear: () => void;
  size: () => { bytes: number; entries: number; evictions: number };
};

/**
 * A segmented LRU with a budget of bytes. In a full cache a new entry replaces only entries that were requested once, so that a
 * crawler or a loop of random queries does not evict what others use. The variants of a path (its queries) have a budget of their own.
 */
export function createAnswerStore<Entry extends Sized>(capacity: number): AnswerStore<Entry> {
  const paths = createPathSizes();
  const maxPathBytes = capacity * maxPathShare;
  let evictions = 0;

  const options = {
    maxSize: capacity,
    sizeCalculation: ({ bytes }: Entry) => bytes,
    dispose({ bytes }: Entry, key: string, reason: string) {
      if (reason !== 'evict') return;
      evictions += 1;
      paths.remove(key, bytes);
    },
  };
  const newEntries = new LRUCache<string, Entry>(options);
  const usedEntries = new LRUCache<string, Entry>(options);

  function evictOverCapacity(): void {
    while (newEntries.calculatedSize + usedEntries.calculatedSize > capacity) {
      const isNewFull = newEntries.calculatedSize > capacity * newShare || usedEntries.size === 0;
      (isNewFull ? newEntries : usedEntries).pop();
    }
  }

  function remove(key: string): void {
    const entry = usedEntries.peek(key) ?? newEntries.peek(key);
    if (!entry) return;
    paths.remove(key, entry.bytes);
    usedEntries.delete(key);
    newEntries.delete(key);
  }

  return {
    use(key) {
      const used = usedEntries.get(key);
      const entry = used ?? newEntries.peek(key);
      if (!entry) return undefined;
      paths.markUsed(key);
      if (used) return used;
      newEntries.delete(key);
      usedEntries.set(key, entry);
      return entry;
    },
    peek: (key) => usedEntries.peek(key) ?? newEntries.peek(key),
    set(key, entry) {
      const segment = usedEntries.peek(key) ? usedEntries : newEntries;
      remove(key);
      if (entry.bytes > maxPathBytes) return;
      segment.set(key, entry);
      for (const oldest of paths.add(key, entry.bytes, maxPathBytes)) {
        evictions += 1;
        remove(oldest);
      }
      evictOverCapacity();
    },
    clear() {
      newEntries.clear();
      usedEntries.clear();
      paths.clear();
    },
    size: () => ({
      bytes: newEntries.calculatedSize + usedEntries.calculatedSize,
      entries: newEntries.size + usedEntries.size,
      evictions,
    }),
  };
}

/** The bytes of each path, and its keys: the least recently used is the first. */
function createPathSizes() {
  const paths = new Map<string, { bytes: number; keys: Set<string> }>();
  return {
    /** Yields the keys to remove until the path has at most `maxBytes`. */
    *add(key: string, bytes: number, maxBytes: number): Generator<string> {
      const name = pathOf(key);
      const path = paths.get(name) ?? { bytes: 0, keys: new Set() };
      paths.set(name, path);
      path.keys.add(key);
      path.bytes += bytes;
      for (const oldest of path.keys) {
        if (path.bytes <= maxBytes || oldest === key) return;
        yield oldest;
      }
    },
    remove(key: string, bytes: number): void {
      const name = pathOf(key);
      const path = paths.get(name);
      if (!path?.keys.delete(key)) return;
      path.bytes -= bytes;
      if (path.keys.size === 0) paths.delete(name);
    },
    markUsed(key: string): void {
      const keys = paths.get(pathOf(key))?.keys;
      if (!keys || keys.size === 1) return;
      keys.delete(key);
      keys.add(key);
    },
    clear: () => paths.clear(),
  };
}

/** Keys end with an address, which has no spaces: its path is the same in every language and colour scheme. */
function pathOf(key: string): string {
  const start = key.lastIndexOf(' ') + 1;
  const end = key.indexOf('?', start);
  return end < 0 ? key.slice(start) : key.slice(start, end);
}
