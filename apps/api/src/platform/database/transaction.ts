import { setTimeout as delay } from 'node:timers/promises';
import type { AccessMode, IsolationLevel, Kysely, Transaction } from 'kysely';
import { hasCode } from './error-code.ts';
import { isOutdatedPlan } from './outdated-plan.ts';

export type TransactionOptions = { attempts?: number; isolation?: IsolationLevel; access?: AccessMode };

const serializationFailure = '40001';
const deadlock = '40P01';
const lockTimeout = '55P03';
const lockAttempts = 2;

/**
 * Runs the work in one transaction, again if PostgreSQL ended it only because of others who were at work at the same time.
 * The work may run more than once, so nothing but the database may be touched in it.
 */
export async function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<Result>,
  { attempts = 5, isolation, access }: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const plain = db.transaction();
      const isolated = isolation ? plain.setIsolationLevel(isolation) : plain;
      return await (access ? isolated.setAccessMode(access) : isolated).execute(work);
    } catch (error) {
      if (attempt >= (hasCode(error, lockTimeout) ? Math.min(attempts, lockAttempts) : attempts) || !mayRepeat(error)) throw error;
      // Of two that met, chance decides who comes first, so that they do not meet again.
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function mayRepeat(error: unknown): boolean {
  return hasCode(error, serializationFailure, deadlock, lockTimeout) || isOutdatedPlan(error);
}
