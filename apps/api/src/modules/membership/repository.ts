import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** A membership with the plan that it is of and what became of its payment. */
export type SubscriptionRow = {
  id: number;
  status: string;
  price: number;
  discount_basis_points: number;
  free_delivery: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  saved_amount: number;
  created_at: Date;
  plan_id: number;
  name: unknown;
  short_description: unknown;
  benefits: unknown;
  payment_method: string | null;
  payment_status: string | null;
  /** Whether an online payment is still waited for. */
  is_awaited: boolean;
};

const longestHistory = 100;

/** Somebody's memberships, the newest first. */
export async function listSubscriptions(db: ReadDatabase<DB>, personId: number, now: Date): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.status, s.price, s.discount_basis_points, s.free_delivery, s.starts_at, s.ends_at, s.saved_amount, s.created_at,
      s.plan_id, p.name, p.short_description, p.benefits, b.payment_method, coalesce(b.expires_at > ${now}, false) as is_awaited,
      (select y.status from payments y where y.purchase_id = s.purchase_id
        order by y.status in ('Paid', 'Refunded') desc, y.id desc limit 1) as payment_status
    from subscriptions s join plans p on p.id = s.plan_id left join purchases b on b.id = s.purchase_id
    where s.person_id = ${personId} order by s.id desc limit ${longestHistory}`.execute(db);
  return rows;
}
