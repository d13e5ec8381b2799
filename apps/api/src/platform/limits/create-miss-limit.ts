import { createLimiter } from './create-limiter.ts';

/** Who asks: a person, and the network that the request came from. */
export type Guesser = { person: string; network: string };

/** Limits how often somebody may name what does not exist, by person and by network. */
export type MissLimit = {
  /**
   * Counts a miss in advance, so that parallel requests do not pass the limit; the seconds to wait where the limit is reached.
   * `hit` takes it back.
   */
  take: (guesser: Guesser) => number | undefined;
  hit: (guesser: Guesser) => void;
  /** Whether no refusal of this person was noted in the last hour. */
  isNews: (guesser: Guesser) => boolean;
};

/** Minutes' worth of misses that may come at once. */
const burstMinutes = 3;
/** People who may share a network before its limit is reached sooner than theirs. */
const peoplePerNetwork = 5;

/** `perMinute` misses of one person; 0 sets no limit. */
export function createMissLimit(perMinute: number, now?: () => number): MissLimit {
  if (perMinute === 0) return { take: () => undefined, hit: () => undefined, isNews: () => false };
  const clock = now && { now };
  const people = createLimiter({ burst: burstMinutes * perMinute, perMinute, ...clock });
  const networkly = peoplePerNetwork * perMinute;
  const networks = createLimiter({ burst: burstMinutes * networkly, perMinute: networkly, ...clock });
  const noted = createLimiter({ burst: 1, perMinute: 1 / 60, ...clock });
  return {
    isNews: ({ person }) => noted.take(person) === undefined,
    take({ person, network }) {
      const personWait = people.take(person);
      if (personWait !== undefined) return personWait;
      const networkWait = networks.take(network);
      if (networkWait !== undefined) people.giveBack(person);
      return networkWait;
    },
    hit({ person, network }) {
      people.giveBack(person);
      networks.giveBack(network);
    },
  };
}
