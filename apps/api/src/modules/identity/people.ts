import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { digitsOf } from './phone-number.ts';
import {
  countPeople,
  findPersonByEmail,
  findPersonById,
  findPersonByPhone,
  listNames,
  listPeople,
  type PeopleSearch,
  updateBlocked,
} from './queries/people.ts';
import { lockPerson } from './queries/profile.ts';
import { revokeSessionsOf } from './queries/sessions.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findPersonById>>>;

/** A person as an operator sees them. */
export type PersonDetails = ReturnType<typeof presentDetails>;

export async function searchPeople(
  { read }: Pick<ReadContext, 'read'>,
  search: PeopleSearch,
  { page, limit }: { page: number; limit: number },
) {
  const [total, rows] = await Promise.all([countPeople(read, search), listPeople(read, search, { limit, offset: (page - 1) * limit })]);
  return { total, page, people: rows.map(presentDetails) };
}

export async function listPeopleRows({ read }: Pick<ReadContext, 'read'>, search: PeopleSearch, limit: number): Promise<PersonDetails[]> {
  return (await listPeople(read, search, { limit, offset: 0 })).map(presentDetails);
}

/** Gets a person by id, number with country code (`+91 98765 43210`) or mail address. */
export async function getPersonDetails({ read }: Pick<ReadContext, 'read'>, who: string): Promise<PersonDetails> {
  const row = await find(read, who);
  if (!row) throw operatorError('not-found', { text: 'There is no person {who}.', with: { who } });
  return presentDetails(row);
}

/** The id of a person by id, number or mail address; undefined if there is none. */
export async function findPersonId({ read }: Pick<ReadContext, 'read'>, who: string): Promise<number | undefined> {
  if (!/^(\d{1,15}|.*@.*|\s*\+.*)$/.test(who)) return undefined;
  return (await find(read, who))?.id;
}

/** The names of people by their ids. */
export function listPersonNames({ read }: Pick<ReadContext, 'read'>, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return ids.length === 0 ? Promise.resolve([]) : listNames(read, ids);
}

function find(read: ReadContext['read'], who: string): Promise<Row | undefined> {
  if (who.includes('@')) return findPersonByEmail(read, who);
  if (who.trim().startsWith('+')) return findPersonByPhone(read, digitsOf(who));
  if (/^\d{1,15}$/.test(who)) return findPersonById(read, Number(who));
  throw operatorError('invalid', {
    text: '"{who}" is neither an id, nor a mail address, nor a number with + and country code.',
    with: { who },
  });
}

function presentDetails(row: Row) {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone_full === null ? null : `+${row.phone_full}`,
    phone_verified: row.phone_verified_at !== null,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    locale: row.locale,
    created_at: row.created_at.toISOString(),
    blocked_at: row.blocked_at?.toISOString() ?? null,
    erased_at: row.erased_at?.toISOString() ?? null,
  };
}

type BlockContext = Pick<Context, 'clock' | 'log' | 'caller'>;

/** Blocks a person from signing in and ends all their sessions, in the transaction of the caller. */
export async function blockLockedPerson({ clock, log, caller }: BlockContext, transaction: Transaction<DB>, id: number): Promise<void> {
  const now = clock.now();
  await lockPerson(transaction, id);
  await updateBlocked(transaction, id, now);
  await revokeSessionsOf(transaction, id, now);
  await recordSecurityEvent(transaction, log, { kind: 'blocked', person_id: id, ...caller });
}

export async function unblockLockedPerson({ log, caller }: BlockContext, transaction: Transaction<DB>, id: number): Promise<void> {
  await updateBlocked(transaction, id, null);
  await recordSecurityEvent(transaction, log, { kind: 'unblocked', person_id: id, ...caller });
}
