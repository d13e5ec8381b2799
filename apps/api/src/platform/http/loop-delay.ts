import { clearInterval, setInterval } from 'node:timers';

const step = 50;
/** The share of an earlier delay that counts in the next step. */
const memory = 0.7;

export type LoopDelay = { milliseconds: () => number; close: () => void };

/** Measures how late the event loop runs its timers: the time that each request waits before its turn comes. */
export function watchLoopDelay(): LoopDelay {
  let delay = 0;
  let lastTick = performance.now();
  const lateness = () => Math.max(0, performance.now() - lastTick - step);
  const timer = setInterval(() => {
    delay = Math.max(lateness(), delay * memory);
    lastTick = performance.now();
  }, step).unref();
  return { milliseconds: () => Math.max(delay, lateness()), close: () => clearInterval(timer) };
}
