import { setTimeout as delay } from 'node:timers/promises';
import type { AccessMode, IsolationLevel, Kysely, Transaction } from 'kysely';
import { hasCode, isOutdatedPlan } from './database-errors.ts';
import type { ReadDatabase } from './kysely.ts';

export type TransactionOptions = { attempts?: number; isolation?: IsolationLevel; access?: AccessMode };

const serializationFailure = '40001';
const deadlock = '40P01';
const lockTimeout = '55P03';
const lockAttempts = 2;

type AfterCommit = (db: object) => void;

const afterCommits = new WeakMap<object, AfterCommit[]>();

/**
 * Calls the action with the handle that the transaction was started from, once it is committed; after a rollback it is not called.
 * A transaction that `inTransaction` did not start forgets the action.
 */
export function afterCommit(transaction: object, action: AfterCommit): void {
  afterCommits.get(transaction)?.push(action);
}

/**
 * Runs the work in one transaction, again if PostgreSQL ended it only because of others who were at work at the same time.
 * The work may run more than once, so nothing but the database may be touched in it.
 */
export async function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<Result>,
  { attempts = 5, ...options }: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work, options);
    } catch (error) {
      if (attempt >= (hasCode(error, lockTimeout) ? Math.min(attempts, lockAttempts) : attempts) || !mayRepeat(error)) throw error;
      // A random pause, so that two transactions that blocked each other do not meet again.
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function runOnce<DB, Result>(
  db: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<Result>,
  { isolation, access }: Omit<TransactionOptions, 'attempts'>,
): Promise<Result> {
  const plain = db.transaction();
  const isolated = isolation ? plain.setIsolationLevel(isolation) : plain;
  const actions: AfterCommit[] = [];
  const result = await (access ? isolated.setAccessMode(access) : isolated).execute((transaction) => {
    afterCommits.set(transaction, actions);
    return work(transaction);
  });
  for (const action of actions) action(db);
  return result;
}

function mayRepeat(error: unknown): boolean {
  return hasCode(error, serializationFailure, deadlock, lockTimeout) || isOutdatedPlan(error);
}

export type Snapshot<DB> = <Result>(work: (read: ReadDatabase<DB>) => Promise<Result>) => Promise<Result>;

/** For several readings that must agree: the work sees the database as it was at one moment. */
export function snapshotsOf<DB>(db: Kysely<DB>): Snapshot<DB> {
  return (work) => inTransaction(db, work, { isolation: 'repeatable read', access: 'read only' });
}
