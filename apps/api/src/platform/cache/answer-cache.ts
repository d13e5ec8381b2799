import { createAnswerStore } from './answer-store.ts';
import type { Versions } from './content-versions.ts';
import { type Revision, watchFreshness } from './freshness.ts';
import { buildReady, type Produced, type Ready, reduceToPacked } from './ready-answer.ts';

type Entry = {
  ready: Ready;
  revision: Revision;
  bytes: number;
  isRefreshing: boolean;
  /** After a refresh that failed; the next one waits until then. */
  refreshAfter: number;
};

/** Makes an answer. `isRefresh`: nobody waits for it, because a stale answer was sent. */
export type Produce = (isRefresh: boolean) => Promise<Produced>;

export type AnswerCache = {
  /**
   * The answer under the key, made by `produce` if there is none or its content has changed. Equal requests at once make it once.
   * With `mayBeStale` an answer that only shoppers have outdated is sent for ten more seconds, while it is made again.
   */
  answer: (key: string, tags: readonly string[], produce: Produce, options?: { mayBeStale?: boolean }) => Promise<Ready>;
  /** The answer under the key if it can be sent without anything to do. */
  peek: (key: string, options?: { mayBeStale?: boolean }) => Ready | undefined;
  /** Whether `answer` with `mayBeStale` would make nothing that nobody makes already, but for a refresh. */
  isReady: (key: string, tags: readonly string[]) => boolean;
  clear: () => void;
  tally: () => CacheTally;
};

/** Since the start: answers that were current, stale or had to be made, and those that were evicted. The bytes and entries of now. */
export type CacheTally = { hits: number; stale: number; misses: number; evictions: number; entries: number; bytes: number };

type CacheOptions = {
  versions: Pick<Versions, 'stamp' | 'onChange'>;
  /** Maximum bytes; answers that were used once and least recently are evicted first. */
  capacity: number;
  enabled: boolean;
  /** Tags after whose change an answer may be sent for ten seconds more. */
  lenientTags?: readonly string[];
  /** The period in which now is; answers are valid within one. */
  period?: () => number;
  now?: () => number;
};

const retryMilliseconds = 1000;

/** A cache of ready bytes. An answer is valid while the versions of its tags stay the same. */
export function createAnswerCache({
  versions,
  capacity,
  enabled,
  lenientTags = [],
  period = () => 0,
  now = () => performance.now(),
}: CacheOptions): AnswerCache {
  const freshness = watchFreshness({ versions, lenientTags, period, now });
  const store = createAnswerStore<Entry>(capacity);
  const underWay = new Map<string, Promise<Ready>>();
  const counts = { hits: 0, stale: 0, misses: 0 };

  /** Makes an answer and stores it; requests in between share it. */
  function make(key: string, revision: Revision, produce: () => Promise<Produced>): Promise<Ready> {
    const flight = flightOf(key, revision);
    const running = enabled ? underWay.get(flight) : undefined;
    if (running) return running;
    const end = () => underWay.delete(flight);
    const made = produceReady(produce).catch((error: unknown) => {
      end();
      throw error;
    });
    if (!enabled) return made;
    underWay.set(flight, made);
    made.then((ready) => storeReady(key, ready, revision)).then(end, end);
    return made;
  }

  async function storeReady(key: string, ready: Ready, revision: Revision): Promise<void> {
    await reduceToPacked(ready);
    // An answer that became outdated while it was made may be sent, but must not replace a newer one.
    if (freshness.check(revision) === 'outdated') return;
    const existing = store.peek(key);
    if (existing && freshness.check(existing.revision) === 'current' && freshness.check(revision) === 'stale') return;
    store.set(key, { ready, revision, bytes: countBytes(key, ready), isRefreshing: false, refreshAfter: 0 });
  }

  function refresh(key: string, entry: Entry, tags: readonly string[], produce: Produce): void {
    if (entry.isRefreshing || now() < entry.refreshAfter) return;
    entry.isRefreshing = true;
    make(key, freshness.read(tags), () => produce(true))
      .catch(() => {
        entry.refreshAfter = now() + retryMilliseconds;
      })
      .finally(() => {
        entry.isRefreshing = false;
      });
  }

  return {
    answer(key, tags, produce, { mayBeStale = false } = {}) {
      const entry = store.peek(key);
      const state = entry && freshness.check(entry.revision);
      if (entry && (state === 'current' || (state === 'stale' && mayBeStale))) {
        store.use(key);
        counts[state === 'current' ? 'hits' : 'stale'] += 1;
        if (state === 'stale') refresh(key, entry, tags, produce);
        return Promise.resolve(entry.ready);
      }
      const revision = freshness.read(tags);
      if (!underWay.has(flightOf(key, revision))) counts.misses += 1;
      return make(key, revision, () => produce(false));
    },
    peek(key, { mayBeStale = true } = {}) {
      const entry = store.use(key);
      const state = entry && freshness.check(entry.revision);
      if (!entry || state === 'outdated') return undefined;
      if (state === 'stale' && (!mayBeStale || (!entry.isRefreshing && now() >= entry.refreshAfter))) return undefined;
      counts[state === 'current' ? 'hits' : 'stale'] += 1;
      return entry.ready;
    },
    isReady(key, tags) {
      const entry = store.peek(key);
      if (entry && freshness.check(entry.revision) !== 'outdated') return true;
      return underWay.has(flightOf(key, freshness.read(tags)));
    },
    clear: store.clear,
    tally: () => ({ ...counts, ...store.size() }),
  };
}

/** Requests share an answer only where no change came between them. */
function flightOf(key: string, { period, strict, lenient }: Revision): string {
  return `${period} ${strict} ${lenient} ${key}`;
}

async function produceReady(produce: () => Promise<Produced>): Promise<Ready> {
  return buildReady(await produce());
}

/** Objects of an entry, its places in the maps, and the block of memory of its bytes; measured by `cache-memory.test.ts`. */
const entryOverhead = 800;

function countBytes(key: string, { body, br, headers, etag }: Ready): number {
  const held = Buffer.isBuffer(br) ? br : body;
  const headerBytes = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return (held?.length ?? 0) + key.length + etag.length + headerBytes + entryOverhead;
}
