import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

export type FoundTicket = { id: number; ticket_number: string; subject: string };

/** Tickets by the beginning of their number or a part of their subject, newest first. */
export async function findTickets(read: ReadDatabase<DB>, { words, limit }: { words: string; limit: number }): Promise<FoundTicket[]> {
  const literal = escapeLike(words);
  const { rows } = await sql<FoundTicket>`
    select id, ticket_number, subject from tickets
    where ticket_number like ${`${literal.toUpperCase()}%`} or subject ilike ${`%${literal}%`}
    order by id desc limit ${limit}::int`.execute(read);
  return rows;
}
