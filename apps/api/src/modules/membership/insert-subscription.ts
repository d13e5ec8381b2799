import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { OfferedPlan } from './find-plan.ts';

/** Where it is paid online: our name for the first attempt, and until when it is waited for. */
export type NewPayment = { method: string; reference: string | null; expiresAt: Date | null };

export type NewSubscription = {
  personId: number;
  plan: OfferedPlan;
  /** How it is paid; null where it costs nothing. */
  payment: NewPayment | null;
  now: Date;
};

/** A membership that has not begun, at the terms of its plan now, with the purchase and the payment that it waits for. */
export async function insertSubscription(transaction: Kysely<DB>, { personId, plan, payment, now }: NewSubscription): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with bought as (
      insert into purchases (person_id, kind, payment_method, payable_amount, currency, created_at, expires_at)
      select ${personId}, 'plan', ${payment?.method ?? ''}, ${plan.price}, name, ${now}, ${payment?.expiresAt ?? null}
      from currencies where is_default and ${payment !== null} returning id, payable_amount, currency),
    paid as (
      insert into payments (purchase_id, gateway, reference, amount, currency, created_at)
      select id, ${payment?.method ?? ''}, ${payment?.reference ?? null}::text, payable_amount, currency, ${now} from bought)
    insert into subscriptions (person_id, plan_id, purchase_id, status, price, discount_basis_points, free_delivery, duration_days, created_at)
    values (${personId}, ${plan.id}, (select id from bought), 'pending', ${plan.price}, ${plan.discount_basis_points},
      ${plan.free_delivery}, ${plan.duration_days}, ${now})
    returning id`.execute(transaction);
  const [inserted] = rows;
  if (!inserted) throw new Error('An insert gave no row');
  return inserted.id;
}
