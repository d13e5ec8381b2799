import { createLimiter } from './limiter.ts';

/** The sender of a request: the person, and the network that it came from. */
export type Guesser = { person: string; network: string };

/** Limits how often a person and a network may name things that do not exist. */
export type MissLimit = {
  /**
   * Counts a miss in advance, so that parallel requests do not pass the limit; the seconds to wait where the limit is reached.
   * `hit` takes it back.
   */
  countMiss: (guesser: Guesser) => number | undefined;
  uncountMiss: (guesser: Guesser) => void;
  /** Whether this is the person's first refusal in an hour. */
  isFirstRefusal: (guesser: Guesser) => boolean;
};

/** Minutes' worth of misses that may come at once. */
const burstMinutes = 3;
/** People who may share a network before its limit is reached sooner than theirs. */
const peoplePerNetwork = 5;

/** `perMinute` misses of one person; 0 sets no limit. */
export function createMissLimit(perMinute: number, now?: () => number): MissLimit {
  if (perMinute === 0) return { countMiss: () => undefined, uncountMiss: () => undefined, isFirstRefusal: () => false };
  const clock = now && { now };
  const people = createLimiter({ burst: burstMinutes * perMinute, perMinute, ...clock });
  const networkRate = peoplePerNetwork * perMinute;
  const networks = createLimiter({ burst: burstMinutes * networkRate, perMinute: networkRate, ...clock });
  const refusals = createLimiter({ burst: 1, perMinute: 1 / 60, ...clock });
  return {
    isFirstRefusal: ({ person }) => refusals.consume(person) === undefined,
    countMiss({ person, network }) {
      const personWait = people.consume(person);
      if (personWait !== undefined) return personWait;
      const networkWait = networks.consume(network);
      if (networkWait !== undefined) people.restore(person);
      return networkWait;
    },
    uncountMiss({ person, network }) {
      people.restore(person);
      networks.restore(network);
    },
  };
}

/** The key of a limit by network: an IPv4 address, or the 64 bits of an IPv6 network, which belong to one customer. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
