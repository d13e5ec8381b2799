import type { Versions } from '../../platform/cache/content-versions.ts';

/** Values kept while the content that they were made from stands. */
export type Memo<Value> = (key: string, produce: () => Promise<Value>) => Promise<Value>;

type MemoOptions = { versions: Pick<Versions, 'stamp'>; tags: readonly string[]; capacity?: number };

/** A memo that forgets everything once a tag is bumped, and the longest unused beyond its capacity. Equal questions at once are asked once. */
export function createMemo<Value>({ versions, tags, capacity = 500 }: MemoOptions): Memo<Value> {
  const kept = new Map<string, Promise<Value>>();
  let stamp = '';
  return (key, produce) => {
    const now = versions.stamp(tags);
    if (now !== stamp) kept.clear();
    stamp = now;
    const known = kept.get(key);
    const value = known ?? produce();
    kept.delete(key);
    kept.set(key, value);
    if (!known) {
      // A failure is not an answer: the next one asks again.
      value.catch(() => {
        if (kept.get(key) === value) kept.delete(key);
      });
      for (const oldest of kept.keys()) {
        if (kept.size <= capacity) break;
        kept.delete(oldest);
      }
    }
    return value;
  };
}
