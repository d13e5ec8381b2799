import type { Versions } from './content-versions.ts';

/** `stale`: only shoppers have changed the content since, less than ten seconds ago. `outdated`: it must not be sent. */
export type Freshness = 'current' | 'stale' | 'outdated';

/** The state of some tags at one moment. */
export type Revision = { readonly tags: TagSet; readonly period: number; readonly strict: string; readonly lenient: string };

/** The tags of an answer, with their current versions. */
type TagSet = {
  /** A change of these makes an answer outdated at once: what operators publish, and prices. */
  strictTags: readonly string[];
  /** After a change of these the answer may be sent for a short time, as stale. */
  lenientTags: readonly string[];
  strict: string;
  lenient: string;
  /** When each of the last versions of the lenient tags was replaced. */
  replacedAt: Map<string, number>;
};

type FreshnessOptions = {
  versions: Pick<Versions, 'stamp' | 'onChange'>;
  /** Tags of changes that shoppers cause: sales, ratings. */
  lenientTags: readonly string[];
  /** The period in which now is; an answer is outdated after its period. */
  period: () => number;
  /** Milliseconds that only increase. */
  now: () => number;
};

export type FreshnessWatch = {
  /** The revision of the content now. Read it before the data. */
  read: (tags: readonly string[]) => Revision;
  check: (revision: Revision) => Freshness;
};

export const maxStaleMilliseconds = 10_000;

/** Knows which answers are still current. Versions are compared when they change, not for each request. */
export function watchFreshness({ versions, lenientTags, period, now }: FreshnessOptions): FreshnessWatch {
  const sets = new Map<string, TagSet>();

  function findSet(tags: readonly string[]): TagSet {
    const name = tags.join(' ');
    const known = sets.get(name);
    if (known) return known;
    const isLenient = (tag: string) => lenientTags.includes(tag);
    const [strictTags, lenient] = [tags.filter((tag) => !isLenient(tag)), tags.filter(isLenient)];
    const stamps = { strict: versions.stamp(strictTags), lenient: versions.stamp(lenient) };
    const set: TagSet = { strictTags, lenientTags: lenient, ...stamps, replacedAt: new Map() };
    sets.set(name, set);
    return set;
  }

  function update(set: TagSet): void {
    set.strict = versions.stamp(set.strictTags);
    const lenient = versions.stamp(set.lenientTags);
    if (lenient === set.lenient) return;
    const time = now();
    for (const [version, replaced] of set.replacedAt) if (time - replaced >= maxStaleMilliseconds) set.replacedAt.delete(version);
    set.replacedAt.set(set.lenient, time);
    set.lenient = lenient;
  }

  versions.onChange(() => {
    for (const set of sets.values()) update(set);
  });

  return {
    read(tags) {
      const set = findSet(tags);
      return { tags: set, period: period(), strict: set.strict, lenient: set.lenient };
    },
    check(revision) {
      const { tags, strict, lenient } = revision;
      if (strict !== tags.strict || revision.period !== period()) return 'outdated';
      if (lenient === tags.lenient) return 'current';
      const replaced = tags.replacedAt.get(lenient);
      return replaced !== undefined && now() - replaced < maxStaleMilliseconds ? 'stale' : 'outdated';
    },
  };
}
