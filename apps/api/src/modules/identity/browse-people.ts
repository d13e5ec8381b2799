import { CommandError } from '../../commands/command-error.ts';
import type { ReadContext } from '../../context.ts';
import {
  countPeople,
  findPersonByEmail,
  findPersonById,
  findPersonByPhone,
  listPeople,
  type PeopleSearch,
} from './all-people-repository.ts';
import { digitsOf } from './phone-number.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findPersonById>>>;

/** Somebody as whoever runs the market knows them. */
export type KnownPerson = ReturnType<typeof presentKnown>;

export async function browsePeople(
  { read }: Pick<ReadContext, 'read'>,
  search: PeopleSearch,
  { page, limit }: { page: number; limit: number },
) {
  const [total, rows] = await Promise.all([countPeople(read, search), listPeople(read, search, { limit, offset: (page - 1) * limit })]);
  return { total, page, people: rows.map(presentKnown) };
}

/** Who is meant: by an id, a number with its country code (`+91 98765 43210`), or a mail address. */
export async function getKnownPerson({ read }: Pick<ReadContext, 'read'>, who: string): Promise<KnownPerson> {
  const row = await find(read, who);
  if (!row) throw new CommandError(`There is nobody with ${who}.`);
  return presentKnown(row);
}

function find(read: ReadContext['read'], who: string): Promise<Row | undefined> {
  if (who.includes('@')) return findPersonByEmail(read, who);
  if (who.trim().startsWith('+')) return findPersonByPhone(read, digitsOf(who));
  if (/^\d{1,15}$/.test(who)) return findPersonById(read, Number(who));
  throw new CommandError(`"${who}" is no id, no mail address, and no number that begins with + and its country code.`);
}

function presentKnown(row: Row) {
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
