import type { AccountExport } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import type { SecurityKind } from '../../platform/security-log/record-security-event.ts';

const columns = ['id', 'kind', 'person_id', 'address', 'device', 'details', 'created_at'] as const;

type Filter = { personId: number | undefined; kind: SecurityKind | undefined; page: number; limit: number };

/** A page of the security log, the latest first. */
export async function listSecurityEvents(read: ReadDatabase<DB>, { personId, kind, page, limit }: Filter) {
  const matching = read
    .selectFrom('security_events')
    .$if(personId !== undefined, (rows) => rows.where('person_id', '=', personId ?? null))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? ''));
  const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const security_events = await matching
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { total: Number(total), page, security_events };
}

/** A person's events, for the file of their account. */
export async function exportSecurityEvents(read: ReadDatabase<DB>, personId: number): Promise<AccountExport['security_events']> {
  const rows = await read.selectFrom('security_events').select(columns).where('person_id', '=', personId).orderBy('id').execute();
  return rows.map(({ kind, address, device, details, created_at }) => ({
    kind,
    address,
    device,
    details: Object.fromEntries(Object.entries(details ?? {})),
    created_at: created_at.toISOString(),
  }));
}

/** The events stay, without the person, the address and the device. */
export async function anonymizeSecurityEvents(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction
    .updateTable('security_events')
    .set({ person_id: null, address: '', device: '' })
    .where('person_id', '=', personId)
    .execute();
}

export async function deleteSecurityEvents(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('security_events').where('created_at', '<', before).execute();
}
