import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { getSettings, listLanguages } from './repository.ts';

/** The market's own language, and all that it speaks, its own first. */
export async function readLanguages(read: ReadDatabase<DB>): Promise<{ own: string; spoken: string[] }> {
  const [{ app_locale: own }, languages] = await Promise.all([getSettings(read), listLanguages(read)]);
  return { own, spoken: [own, ...languages.map(({ name }) => name).filter((name) => name !== own)] };
}
