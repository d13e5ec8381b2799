import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { ReadDatabase } from './platform/database/read-database.ts';
import type { Snapshot } from './platform/database/snapshots-of.ts';
import type { Message } from './platform/http/problem.ts';
import type { Caller } from './platform/security-log/record-security-event.ts';

/** Who is signed in. */
export type Actor = { person_id: number; session_id: number };

/** What an operation that only reads is given. */
export type ReadContext = {
  /** Reads only, from a replica where there is one. */
  read: ReadDatabase<DB>;
  /** Several readings that must agree: the work sees everything as it was at one moment. */
  snapshot: Snapshot<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The sender of the request, for the security log. */
  caller: Caller;
  /** The language of the answer, and the one that fills its gaps. */
  locale: string;
  defaultLocale: string;
  /** The words of a message in the language of the answer, where it is part of the answer's data. */
  say: (message: Message) => string;
  /** Null for a visitor. */
  actor: Actor | null;
};

/** What an operation that changes something is given; it opens the one transaction of its request. */
export type Context = ReadContext & { db: Kysely<DB> };

export type SignedIn<C> = C & { actor: Actor };
