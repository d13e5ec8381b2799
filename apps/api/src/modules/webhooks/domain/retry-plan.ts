const minute = 60_000;
const hour = 60 * minute;

/** The waits after each failed attempt: ten attempts over about three days. */
const waits = [10_000, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 20 * hour, 34 * hour];

export const maxAttempts = waits.length + 1;

/** A webhook that has failed for this long, with no delivery in between, is disabled. */
const daysUntilDisabled = 5;

/** When a delivery is tried again after `attempts` failures; undefined if it is given up. Some are later by up to a tenth, so that not all come at once. */
export function nextAttempt(attempts: number, now: Date, random: () => number = Math.random): Date | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + Math.round(wait * (1 + random() / 10)));
}

export function hasFailedTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= daysUntilDisabled * 24 * hour;
}
