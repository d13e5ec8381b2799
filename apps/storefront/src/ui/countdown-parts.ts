export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number };

/** The whole seconds until a moment, never below zero. A part of a second counts as one, so that it ends at zero. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Seconds as days, hours, minutes and seconds. */
export function countdownParts(seconds: number): CountdownParts {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
