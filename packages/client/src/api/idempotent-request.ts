import type { TextStorage } from '../stores/persisted-store.ts';
import { type ApiError, isApiError } from './api-error.ts';

/**
 * Stores the attempt of a request that must not run twice, until the server has settled it: a retry, a double click and a reload
 * then send the same idempotency key.
 */
export function createAttemptStore<Attempt extends { key: string }>(name: string, isAttempt: (stored: unknown) => stored is Attempt) {
  return {
    read(storage: TextStorage): Attempt | null {
      try {
        const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null');
        return isAttempt(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    write: (storage: TextStorage, attempt: Attempt): void => storage.setItem(name, JSON.stringify(attempt)),
    clear: (storage: TextStorage): void => storage.removeItem(name),
  };
}

/** The request may have succeeded, so it is repeated under its key. */
export type UnknownOutcome = { kind: 'unknown'; message: string; offline: boolean };

export function unknownOutcome(error: unknown): UnknownOutcome {
  if (!isApiError(error)) return { kind: 'unknown', message: '', offline: false };
  return { kind: 'unknown', message: firstMessage(error), offline: error.kind === 'offline' };
}

/** The message of the first invalid field, or of the whole answer. */
export function firstMessage(error: ApiError): string {
  return Object.values(error.errors)[0]?.[0] ?? error.serverMessage;
}
