import { isIPv6 } from 'node:net';

export type TokenBuckets = {
  /** Takes a token of an address: undefined where there was one, otherwise the seconds until the next. */
  take: (address: string) => number | undefined;
};

type Bucket = { tokens: number; filledAt: number };

/** Addresses that are remembered; the one that has been silent for the longest time is forgotten first. */
const maxAddresses = 20_000;

/** Limits how often an address may do something: up to `perMinute` at once, refilled evenly over a minute. 0 sets no limit. */
export function createTokenBuckets(perMinute: number, now: () => number = () => performance.now()): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;

  function fill(key: string): Bucket {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: perMinute, filledAt: time };
    buckets.delete(key);
    buckets.set(key, bucket);
    bucket.tokens = Math.min(perMinute, bucket.tokens + (time - bucket.filledAt) * perMillisecond);
    bucket.filledAt = time;
    return bucket;
  }

  return {
    take(address) {
      if (perMinute === 0) return undefined;
      const bucket = fill(networkOf(address));
      const [oldest] = buckets.keys();
      if (buckets.size > maxAddresses && oldest !== undefined) buckets.delete(oldest);
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perMillisecond / 1000);
      bucket.tokens -= 1;
      return undefined;
    },
  };
}

/** One customer of a provider has 2^64 addresses of IPv6: they count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const whole = address.includes('::')
    ? [...groups, ...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest]
    : groups;
  return whole.slice(0, 4).join(':');
}
