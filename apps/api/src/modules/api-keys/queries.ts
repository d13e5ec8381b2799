import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

export type ApiKeyRow = {
  id: number;
  name: string;
  ending: string;
  permissions: string[];
  owner_id: number;
  owner: string;
  /** The permissions of the owner's role; null if they are no member of the staff, or blocked. */
  role_permissions: string[] | null;
  is_owner: boolean;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

const columns = sql`k.id, k.name, k.ending, k.permissions, k.owner_id, p.name as owner,
  case when p.blocked_at is null and p.erased_at is null then r.permissions end as role_permissions, coalesce(r.is_owner, false) as is_owner,
  k.created_at, k.expires_at, k.last_used_at, k.revoked_at`;
const sources = sql`api_keys k join people p on p.id = k.owner_id left join staff s on s.person_id = p.id left join roles r on r.id = s.role_id`;

export async function listApiKeys(read: ReadDatabase<DB>, id?: number): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    select ${columns} from ${sources} where ${id ?? null}::bigint is null or k.id = ${id ?? null} order by k.id desc`.execute(read);
  return rows;
}

export async function findApiKey(read: ReadDatabase<DB>, tokenHash: Buffer): Promise<ApiKeyRow | undefined> {
  const { rows } = await sql<ApiKeyRow>`select ${columns} from ${sources} where k.token_hash = ${tokenHash}`.execute(read);
  return rows[0];
}

export async function lockApiKey(db: Kysely<DB>, id: number): Promise<boolean> {
  const row = await db.selectFrom('api_keys').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

type NewKey = {
  name: string;
  token_hash: Buffer;
  ending: string;
  permissions: string[];
  owner_id: number;
  created_at: Date;
  expires_at: Date | null;
};

export async function insertApiKey(db: Kysely<DB>, key: NewKey): Promise<number> {
  const { id } = await db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateApiKey(
  db: Kysely<DB>,
  id: number,
  changes: { name?: string; revoked_at?: Date; last_used_at?: Date },
): Promise<void> {
  await db.updateTable('api_keys').set(changes).where('id', '=', id).execute();
}
