import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** What a running plan gives its member. */
export type Membership = { subscription_id: number; basis_points: number; free_delivery: boolean };

/** The person's plan that runs at `now`; null without one. */
export async function findMembership(db: ReadDatabase<DB>, personId: number, now: Date): Promise<Membership | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['id as subscription_id', 'discount_basis_points as basis_points', 'free_delivery'])
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
  return row ?? null;
}
