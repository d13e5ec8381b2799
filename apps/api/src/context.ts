import type { ContentState } from '@souk/contract/back-office/content-state';
import type { Permission } from '@souk/contract/back-office/permissions';
import type { SellerPermission } from '@souk/contract/seller/permissions';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Message } from './platform/app-error.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { ReadDatabase } from './platform/database/kysely.ts';
import type { Snapshot } from './platform/database/transaction.ts';
import type { Caller } from './platform/security-log/record-security-event.ts';

/** The signed-in person and session. */
export type Actor = { person_id: number; session_id: number };

/** The one whose changes are recorded: at the command line, a member of the staff in the admin panel, or of a shop in the seller panel. */
export type Operator = CommandLineOperator | StaffOperator | SellerOperator;
/** The entry of the audit log that the operation reverses. */
type Undoing = { undoes?: number };
type CommandLineOperator = { kind: 'command-line' } & Undoing;
export type StaffOperator = {
  kind: 'staff';
  person_id: number;
  /** 0 for a program with a key. */
  session_id: number;
  /** The key of the program that acts for the member. */
  api_key_id?: number;
  permissions: ReadonlySet<Permission>;
} & Undoing;

/** A member of a shop. Everything that they read and change belongs to the shop. */
export type SellerOperator = {
  kind: 'seller';
  person_id: number;
  session_id: number;
  shop_id: number;
  permissions: ReadonlySet<SellerPermission>;
  /** Set for a member of the staff who looks at the panel of the shop and may change nothing. */
  look_id?: number;
} & Undoing;

/** The context of an operation that only reads. */
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
  /** Translates a message that is part of the answer's data into the language of the answer. */
  translate: (message: Message) => string;
  /** Null for a visitor. */
  actor: Actor | null;
  /** Null for what shoppers do. What an operator changes is recorded in the audit log. */
  operator: Operator | null;
  /** The draft that a preview shows instead of what is published. */
  draft?: ContentState | undefined;
};

/** The context of an operation that changes something; it opens the one transaction of its request. */
export type Context = ReadContext & { db: Kysely<DB> };

export type SignedIn<C> = C & { actor: Actor };

/** The context of a call of the back office. */
export type AsStaff<C> = C & { actor: Actor; operator: StaffOperator };

/** The context of a call of the seller panel. */
export type AsSeller<C> = C & { actor: Actor; operator: SellerOperator };

/** The context of a call that both panels have. */
export type InPanel<C> = C & { actor: Actor; operator: StaffOperator | SellerOperator };

/** Runs an operation of the operator on behalf of a person, without one of their sessions. */
export function onBehalfOf<C extends ReadContext>(context: C, personId: number): SignedIn<C> {
  return { ...context, actor: { person_id: personId, session_id: 0 } };
}
