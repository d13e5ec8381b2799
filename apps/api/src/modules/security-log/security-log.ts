import type { AccountExport } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { SecurityKind } from '../../platform/security-log/record-security-event.ts';
import { countEvents, deleteEventsBefore, listEvents, listEventsOf } from './queries.ts';

type EventSearch = { personId: number | undefined; kind: SecurityKind | undefined; page: number; limit: number };

/** A page of the security log, latest first. */
export async function listSecurityEvents(read: ReadDatabase<DB>, { page, limit, ...filter }: EventSearch) {
  const total = await countEvents(read, filter);
  return { total, page, security_events: await listEvents(read, filter, { limit, offset: (page - 1) * limit }) };
}

/** The person's events for their data export. */
export async function exportSecurityEvents(read: ReadDatabase<DB>, personId: number): Promise<AccountExport['security_events']> {
  const rows = await listEventsOf(read, personId);
  return rows.map(({ kind, address, device, details, created_at }) => ({
    kind,
    address,
    device,
    details: Object.fromEntries(Object.entries(details ?? {})),
    created_at: created_at.toISOString(),
  }));
}

const retentionMilliseconds = 400 * 24 * 3_600_000;

export function deleteOldSecurityEventsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'delete-old-security-events',
    payload: z.unknown(),
    cron: '41 3 * * *',
    run: () => deleteEventsBefore(db, new Date(clock.now().getTime() - retentionMilliseconds)),
  });
}
