import { hasCode } from './error-code.ts';

/** A migration changed a table after a statement on it was prepared; the statement is right and works when prepared anew. */
export function isOutdatedPlan(error: unknown): boolean {
  return hasCode(error, '0A000') && error instanceof Error && error.message.includes('cached plan');
}
