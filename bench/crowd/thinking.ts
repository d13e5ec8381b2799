import { setTimeout as delay } from 'node:timers/promises';

/** Seconds that people take between what they do, from and to: each time is drawn evenly from between. */
export const thinkSeconds = {
  /** Looks over a page or a list. */
  glance: [1, 3],
  /** Reads about a product, or an answer. */
  read: [3, 8],
  /** Decides on a size, and presses. */
  choose: [1, 2],
  /** Types a number, a code, some words to search for. */
  type: [3, 6],
  /** Writes to the support. */
  write: [5, 10],
  /** Does something else before the next visit. */
  rest: [5, 15],
} as const;
export type Thought = keyof typeof thinkSeconds;

/** Waits as somebody does who thinks; throws once the time is over. */
export type Think = (thought: Thought) => Promise<void>;

export function createThinking(pace: number, signal: AbortSignal): Think {
  return (thought) => {
    const [shortest, longest] = thinkSeconds[thought];
    return delay(((shortest + Math.random() * (longest - shortest)) / pace) * 1000, undefined, { signal });
  };
}

export function describeThinking(): string {
  return Object.entries(thinkSeconds)
    .map(([thought, [shortest, longest]]) => `${thought} ${shortest} to ${longest} s`)
    .join(', ');
}

/** Whether it comes to pass, at this probability. */
export function chance(probability: number): boolean {
  return Math.random() < probability;
}

/** One of them; throws where there is none. */
export function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
