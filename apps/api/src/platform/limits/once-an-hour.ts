const hour = 3_600_000;
/** Beyond this the oldest entries are dropped: memory must stay bounded, and a visitor counted twice does no harm. */
const maxVisitors = 20_000;

/** Visitors of the last hour, so that one of them cannot make something popular. Each process has its own. */
export type OnceAnHour = { isNew: (visitor: string, now: Date) => boolean; remove: (visitor: string) => void };

export function createOnceAnHour(): OnceAnHour {
  const seen = new Map<string, number>();
  return {
    isNew(visitor, now) {
      if (now.getTime() - (seen.get(visitor) ?? Number.NEGATIVE_INFINITY) < hour) return false;
      seen.delete(visitor);
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size >= maxVisitors) seen.delete(oldest);
      seen.set(visitor, now.getTime());
      return true;
    },
    remove(visitor) {
      seen.delete(visitor);
    },
  };
}
