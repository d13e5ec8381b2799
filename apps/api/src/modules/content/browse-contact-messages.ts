import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';

type ContactRow = { id: number; created_at: Date; name: string; phone: string; email: string | null; subject: string; message: string };

const columns = sql`id, created_at, name, phone, email, subject, message`;

/** A page of what came by the contact form, the newest first. */
export async function browseContactMessages(read: ReadDatabase<DB>, { page, limit }: { page: number; limit: number }) {
  const { rows } = await sql<ContactRow & { total: number }>`
    select ${columns}, count(*) over () as total from contact_messages
    order by id desc limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(read);
  return { total: rows[0]?.total ?? 0, page, contact_messages: rows.map(({ total: _, ...row }) => row) };
}

export async function getContactMessage(read: ReadDatabase<DB>, id: number): Promise<ContactRow> {
  const { rows } = await sql<ContactRow>`select ${columns} from contact_messages where id = ${id}`.execute(read);
  const [row] = rows;
  if (!row) throw new Fault(`There is no message ${id}; "contact list" has them all`);
  return row;
}
