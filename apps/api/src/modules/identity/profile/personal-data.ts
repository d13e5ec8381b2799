import { Medium } from '@souk/contract/account';
import type { AccountExport } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { presentUser } from '../present.ts';
import { clearPerson, markErased } from '../queries/accounts.ts';
import { listCodesOf, voidCodesOf } from '../queries/codes.ts';
import { getExportedProfile, getPerson } from '../queries/profile.ts';
import { listAllSessions } from '../queries/sessions.ts';
import { listIdentities } from '../queries/social.ts';

type Exported = Pick<AccountExport, 'profile' | 'identities' | 'sessions' | 'codes_sent'>;

/** The person's own data; password hashes and tokens are not part of it. */
export async function exportIdentity(read: ReadDatabase<DB>, personId: number): Promise<Exported> {
  const exported = await getExportedProfile(read, personId);
  return {
    profile: {
      ...presentUser(await getPerson(read, personId)),
      has_password: Boolean(exported.has_password),
      language: exported.locale,
      message_medium: Medium.nullable().parse(exported.message_medium),
      cart_reminders: exported.cart_reminders,
      created_at: exported.created_at.toISOString(),
    },
    identities: (await listIdentities(read, personId)).map(withIsoDate),
    sessions: (await listAllSessions(read, personId)).map(({ device, created_at, last_used_at, expires_at, revoked_at }) => ({
      device,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      expires_at: expires_at.toISOString(),
      ended_at: revoked_at?.toISOString() ?? null,
    })),
    codes_sent: (await listCodesOf(read, personId)).map(withIsoDate),
  };
}

function withIsoDate<Row extends { created_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString() };
}

/**
 * Erases a locked person's identity and every way to sign in. The row remains, because orders refer to it; its number
 * and mail address can be registered again. Returns the id of the profile picture, whose files the caller deletes.
 */
export async function eraseIdentity(transaction: Kysely<DB>, personId: number, now: Date): Promise<number[]> {
  const pictureIds = await clearIdentity(transaction, personId, now);
  await markErased(transaction, personId, now);
  return pictureIds;
}

/**
 * Clears everything about a person but their name and number. Returns the id of the profile picture, whose files
 * remain.
 */
export async function clearIdentity(transaction: Kysely<DB>, personId: number, now: Date): Promise<number[]> {
  await voidCodesOf(transaction, personId, now);
  const pictureId = await clearPerson(transaction, personId);
  return pictureId === null ? [] : [pictureId];
}
