import type { ExportedSubscription } from '@souk/contract/account-export';
import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { listSubscriptionsOfPerson } from './queries/all-subscriptions.ts';

/** The payments and refunds are added by the workflow. */
type Exported = { purchase_id: number | null; subscription: Omit<ExportedSubscription, 'payments' | 'refunds'> };

/** Every membership of a person, pending ones included, for the export of their account. */
export async function exportSubscriptions(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<Exported[]> {
  const rows = await listSubscriptionsOfPerson(read, personId);
  return rows.map(({ name, discount_basis_points, purchase_id, ...row }) => ({
    purchase_id,
    subscription: {
      plan: pickText(name, languages),
      status: row.status,
      price: toWire(row.price),
      discount_percentage: toPercent(discount_basis_points),
      free_delivery: row.free_delivery,
      starts_at: row.starts_at?.toISOString() ?? null,
      ends_at: row.ends_at?.toISOString() ?? null,
      saved_amount: toWire(row.saved_amount),
      created_at: row.created_at.toISOString(),
      cancelled_at: row.cancelled_at?.toISOString() ?? null,
    },
  }));
}
