const anHour = 3_600_000;
/** The oldest are forgotten first: a reader counted twice harms nobody, memory that grows does. */
const mostKept = 20_000;

/** Who read what within the hour, so that nobody makes a post popular by reading it all day. Each process knows its own. */
export type RecentReaders = { isNew: (reader: string, now: Date) => boolean; forget: (reader: string) => void };

export function createRecentReaders(): RecentReaders {
  const seen = new Map<string, number>();
  return {
    isNew(reader, now) {
      if (now.getTime() - (seen.get(reader) ?? Number.NEGATIVE_INFINITY) < anHour) return false;
      seen.delete(reader);
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size >= mostKept) seen.delete(oldest);
      seen.set(reader, now.getTime());
      return true;
    },
    forget(reader) {
      seen.delete(reader);
    },
  };
}
