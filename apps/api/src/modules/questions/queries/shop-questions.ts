import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { type QuestionRow, selectQuestions } from './questions.ts';

/** Undefined for a question about a product of another shop, as for one that does not exist. */
export async function findShopQuestion(shopId: number, read: ReadDatabase<DB>, id: number): Promise<QuestionRow | undefined> {
  const [row] = await selectQuestions(read, sql`where q.shop_id = ${shopId} and q.id = ${id}`);
  return row;
}
