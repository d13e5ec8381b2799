import { Medium } from '@souk/contract/account';
import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { presentUser } from './presenter.ts';
import { getPerson } from './repository.ts';

type Exported = Pick<AccountExport, 'profile' | 'identities' | 'sessions' | 'codes_sent'>;

/** Who the person is and how they came in, for their own file; no hash is read. */
export async function exportIdentity(read: ReadDatabase<DB>, personId: number): Promise<Exported> {
  const about = await read
    .selectFrom('people')
    .select(['locale', 'message_medium', 'created_at'])
    .select((people) => people('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return {
    profile: {
      ...presentUser(await getPerson(read, personId)),
      has_password: Boolean(about.has_password),
      language: about.locale,
      message_medium: Medium.nullable().parse(about.message_medium),
      created_at: about.created_at.toISOString(),
    },
    identities: await listIdentities(read, personId),
    sessions: await listAllSessions(read, personId),
    codes_sent: await listCodes(read, personId),
  };
}

async function listIdentities(read: ReadDatabase<DB>, personId: number): Promise<Exported['identities']> {
  const rows = await read
    .selectFrom('identities')
    .select(['provider', 'subject', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** Also those that have ended and are not forgotten yet. */
async function listAllSessions(read: ReadDatabase<DB>, personId: number): Promise<Exported['sessions']> {
  const rows = await read
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map(({ device, created_at, last_used_at, expires_at, revoked_at }) => ({
    device,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    ended_at: revoked_at?.toISOString() ?? null,
  }));
}

async function listCodes(read: ReadDatabase<DB>, personId: number): Promise<Exported['codes_sent']> {
  const rows = await read
    .selectFrom('codes')
    .select(['purpose', 'destination', 'address as network', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
