import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { parsePhone, parseSignInPhone, pickPerson } from '../phone-number.ts';
import { type Candidate, findPersonByVerifiedEmail, listPeopleByPhone } from '../queries/accounts.ts';

/** Where a code is sent, and the person who has that number or address, if any. */
export type Destination = { destination: string; person: Candidate | undefined };

/** Finds a number that was typed with or without its country code. */
export async function findByPhone(read: ReadDatabase<DB>, typed: string, defaultCode: string): Promise<Destination> {
  const parsed = parseSignInPhone(typed, defaultCode);
  const people = await listPeopleByPhone(read, parsed.fulls, parsed.national);
  return destinationOf(parsed.completed.full, pickPerson(people, parsed));
}

/** Finds a number whose country code was chosen separately. */
export async function findByPhoneAndCode(read: ReadDatabase<DB>, typed: string, phoneCode: string): Promise<Destination> {
  const { full } = parsePhone(typed, phoneCode);
  const people = await listPeopleByPhone(read, [full], undefined);
  return destinationOf(full, people[0]);
}

export async function findByEmail(read: ReadDatabase<DB>, email: string): Promise<Destination> {
  return { destination: email.toLowerCase(), person: await findPersonByVerifiedEmail(read, email) };
}

/**
 * A code for a number goes to that number, even if its person verified a mail address: an unverified number may be
 * anyone's.
 */
function destinationOf(full: string, person: Candidate | undefined): Destination {
  return { destination: person?.phone_full ?? full, person };
}
