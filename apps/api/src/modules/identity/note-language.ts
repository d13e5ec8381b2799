import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Keeps the language in which somebody acts: later messages about it are written in it. */
export async function noteLanguage(transaction: Kysely<DB>, personId: number, locale: string): Promise<void> {
  await transaction.updateTable('people').set({ locale }).where('id', '=', personId).where('locale', '!=', locale).execute();
}
