import { randomBytes, randomInt } from 'node:crypto';

/** Ids given by the database while a marketplace is measured are above this, so that no quantity or price looks like one. */
export const firstGivenId = 800_000_000;

export type Substitution = {
  /** A recorded value as it must be this time. */
  fresh: (value: unknown) => unknown;
  /** Compares what came back then and now: a given id that differs is replaced in what follows. */
  learn: (then: unknown, now: unknown) => void;
};

/** Replaces the values that must differ each time recorded statements are sent again: ids from the database, order codes and keys. */
export function createSubstitution(): Substitution {
  const ids = new Map<string, number>();
  const codes = new Map<string, string>();

  function fresh(value: unknown): unknown {
    if (typeof value === 'number') return value >= firstGivenId ? (ids.get(String(value)) ?? value) : value;
    if (typeof value === 'string') return freshText(value);
    if (Array.isArray(value)) return value.map(fresh);
    return value; // a moment, a hash or null
  }

  function freshText(text: string): string {
    return text
      .replaceAll(/\bSK-[2-9A-Z]{6}\b/g, (code) => remember(codes, code, newCode))
      .replaceAll(/\bbench-key-\d{12}\b/g, (key) => remember(codes, key, () => `bench-key-${randomBytes(12).toString('hex')}`))
      .replaceAll(/(?<![\d.])[89]\d{8}(?![\d.])/g, (id) => String(ids.get(id) ?? id));
  }

  function learn(then: unknown, now: unknown): void {
    if (typeof then === 'number') return learnId(then, now);
    // A list's places are the keys of its rows.
    if (isObject(then) && isObject(now)) for (const [key, each] of Object.entries(then)) learn(each, now[key]);
  }

  function learnId(then: number, now: unknown): void {
    if (typeof now === 'number' && then >= firstGivenId && now !== then) ids.set(String(then), now);
  }

  return { fresh, learn };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value);
}

function remember(known: Map<string, string>, then: string, make: () => string): string {
  const now = known.get(then) ?? make();
  known.set(then, now);
  return now;
}

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function newCode(): string {
  return `SK-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;
}
