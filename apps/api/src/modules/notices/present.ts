import type { AccountExport } from '@souk/contract/account-export';
import { ProductNotice } from '@souk/contract/notices';
import { toWire } from '@souk/money/currency';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { listNoticesWithNames, type NoticeRow } from './queries.ts';

export function presentNotice({ kind, price, created_at, ...row }: NoticeRow): ProductNotice {
  return { ...row, kind: ProductNotice.shape.kind.parse(kind), price: toWire(price), created_at: created_at.toISOString() };
}

/** The person's notices for the export of their account. */
export async function exportNotices(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<AccountExport['notices']> {
  const rows = await listNoticesWithNames(read, personId);
  return rows.map(({ name, price, created_at, notified_at, stopped_at, ended_at, ...row }) => ({
    ...row,
    name: pickText(name, languages),
    price: toWire(price),
    created_at: created_at.toISOString(),
    notified_at: notified_at?.toISOString() ?? null,
    stopped_at: stopped_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  }));
}
