import type { ExportedSubscription } from '@souk/contract/account-export';
import { toWire } from '@souk/money/wire';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';

const perPercent = 100;

/** A membership without what was paid for it, which others know. */
type Exported = { purchase_id: number | null; subscription: Omit<ExportedSubscription, 'payments' | 'refunds'> };

/** Every membership that the person has bought or begun to buy, for their own file. */
export async function exportSubscriptions(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<Exported[]> {
  const rows = await read
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select(['plans.name', 'subscriptions.status', 'subscriptions.price', 'subscriptions.discount_basis_points'])
    .select(['purchase_id', 'subscriptions.free_delivery', 'starts_at', 'ends_at', 'saved_amount', 'created_at', 'cancelled_at'])
    .where('person_id', '=', personId)
    .orderBy('subscriptions.id')
    .execute();
  return rows.map(({ name, discount_basis_points, purchase_id, ...row }) => ({
    purchase_id,
    subscription: {
      plan: pickText(name, languages),
      status: row.status,
      price: toWire(row.price),
      discount_percentage: discount_basis_points / perPercent,
      free_delivery: row.free_delivery,
      starts_at: row.starts_at?.toISOString() ?? null,
      ends_at: row.ends_at?.toISOString() ?? null,
      saved_amount: toWire(row.saved_amount),
      created_at: row.created_at.toISOString(),
      cancelled_at: row.cancelled_at?.toISOString() ?? null,
    },
  }));
}
