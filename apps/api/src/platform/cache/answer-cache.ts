import { hash } from 'node:crypto';
import type { Versions } from './content-versions.ts';

export type Encoding = 'br' | 'gzip';

/** Ready bytes: sent as they are. `packed` is filled when a first client asks for it: the promise while they are made, then the bytes. */
export type Ready = {
  body: Buffer;
  etag: string;
  packed: Map<Encoding, Promise<Buffer> | Buffer>;
  headers: Record<string, string>;
  status: number;
};

/** What is kept besides the body. */
type Extras = { headers?: Record<string, string>; status?: number };
type Produced = string | ({ body: string } & Extras);

type Kept = { ready: Ready; tags: readonly string[]; stamp: string; bytes: number };

export type AnswerCache = {
  /** The bytes under the key, made by `produce` if there are none or their content has changed. Equal requests at once make them once. */
  answer: (key: string, tags: readonly string[], produce: () => Promise<Produced>) => Promise<Ready>;
  /** The bytes under the key, if they are there and still good. */
  peek: (key: string) => Ready | undefined;
  clear: () => void;
  /** How often an answer was ready since the start, how often it had to be made, and how much is kept. */
  tally: () => CacheTally;
};

export type CacheTally = { hits: number; misses: number; bytes: number };

type CacheOptions = {
  versions: Pick<Versions, 'stamp'>;
  /** Bytes of bodies kept; the longest unused go first. */
  capacity: number;
  enabled: boolean;
};

/** Keeps answers as ready bytes, least recently used dropped first, each good while the versions of its tags stand. */
export function createAnswerCache({ versions, capacity, enabled }: CacheOptions): AnswerCache {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Ready>>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  function drop(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    kept.delete(key);
  }

  function use(key: string, entry: Kept): Ready {
    hits += 1;
    kept.delete(key);
    kept.set(key, entry);
    return entry.ready;
  }

  function keep(key: string, ready: Ready, made: Pick<Kept, 'tags' | 'stamp'>): void {
    drop(key);
    // Packed copies come later; each takes about a quarter of the body. Keys are two bytes a letter, and in two places.
    const size = Math.ceil(ready.body.length * 1.5) + key.length * 4 + 400;
    if (size > capacity) return;
    kept.set(key, { ready, ...made, bytes: size });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= capacity) break;
      drop(oldest);
    }
  }

  async function make(key: string, tags: readonly string[], stamp: string, produce: () => Promise<Produced>): Promise<Ready> {
    const ready = readyBytes(await produce());
    // What became old while it was made is good for who asked, but must not replace what a later one has made.
    if (enabled && versions.stamp(tags) === stamp) keep(key, ready, { tags, stamp });
    return ready;
  }

  return {
    answer(key, tags, produce) {
      const stamp = versions.stamp(tags);
      const entry = kept.get(key);
      if (entry?.stamp === stamp) return Promise.resolve(use(key, entry));
      const flight = `${stamp} ${key}`;
      const running = enabled ? underWay.get(flight) : undefined;
      if (running) return running;
      misses += 1;
      const started = make(key, tags, stamp, produce).finally(() => underWay.delete(flight));
      if (enabled) underWay.set(flight, started);
      return started;
    },
    peek(key) {
      const entry = kept.get(key);
      return entry && versions.stamp(entry.tags) === entry.stamp ? use(key, entry) : undefined;
    },
    clear() {
      kept.clear();
      bytes = 0;
    },
    tally: () => ({ hits, misses, bytes }),
  };
}

function readyBytes(produced: Produced): Ready {
  const { body: text, headers = {}, status = 200 } = typeof produced === 'string' ? { body: produced } : produced;
  const body = Buffer.from(text);
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return { body, etag, packed: new Map(), headers, status };
}
