import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { getPerson } from './repository.ts';

/** What somebody is called. */
export async function readName(read: ReadDatabase<DB>, personId: number): Promise<string> {
  return (await getPerson(read, personId)).name;
}
