type LimiterOptions = {
  /** Actions that may come at once. */
  burst: number;
  /** Actions a minute that are allowed for any length of time. */
  perMinute: number;
  /** Keys in memory. Beyond it the key that was used least recently is forgotten. */
  maxKeys?: number;
  /** Milliseconds that only increase. */
  now?: () => number;
};

export type Limiter = {
  /** Counts an action. Returns the seconds to wait if it exceeds the limit. */
  consume: (key: string) => number | undefined;
  /** Uncounts an action. */
  restore: (key: string) => void;
};

type Bucket = { tokens: number; at: number };

/** A token bucket for each key, in this process alone. */
export function createLimiter({ burst, perMinute, maxKeys = 50_000, now = () => performance.now() }: LimiterOptions): Limiter {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  return {
    consume(key) {
      const at = now();
      const known = buckets.get(key);
      const tokens = known ? Math.min(burst, known.tokens + (at - known.at) * perMillisecond) : burst;
      // A map iterates in order of insertion, so that the first key is the one that was used least recently.
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      const [oldest] = buckets.keys();
      if (buckets.size > maxKeys && oldest !== undefined) buckets.delete(oldest);
      return tokens >= 1 ? undefined : Math.ceil((1 - tokens) / perMillisecond / 1000);
    },
    restore(key) {
      const known = buckets.get(key);
      if (known) known.tokens = Math.min(burst, known.tokens + 1);
    },
  };
}
