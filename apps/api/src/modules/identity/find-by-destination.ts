import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { pickPerson, readPhone, readPhoneAlone } from './phone-number.ts';
import { type Candidate, findPersonByVerifiedEmail, listPeopleByPhone } from './repository.ts';

/** Where a code goes, and whose it is; of nobody's number its completed form. */
export type Found = { destination: string; person: Candidate | undefined };

/** By a number typed with or without its country code. */
export async function findByPhone(read: ReadDatabase<DB>, typed: string, defaultCode: string): Promise<Found> {
  const reading = readPhoneAlone(typed, defaultCode);
  const people = await listPeopleByPhone(read, reading.fulls, reading.national);
  return found(reading.completed.full, pickPerson(people, reading));
}

/** By a number whose country was chosen apart. */
export async function findByPhoneAndCode(read: ReadDatabase<DB>, typed: string, phoneCode: string): Promise<Found> {
  const { full } = readPhone(typed, phoneCode);
  const people = await listPeopleByPhone(read, [full], undefined);
  return found(full, people[0]);
}

export async function findByEmail(read: ReadDatabase<DB>, email: string): Promise<Found> {
  return { destination: email.toLowerCase(), person: await findPersonByVerifiedEmail(read, email) };
}

/** A code for a number goes to that number, whatever else its person has proved: an unproved number may be anyone's. */
function found(full: string, person: Candidate | undefined): Found {
  return { destination: person?.phone_full ?? full, person };
}
