import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { after, type Query, type StatementPart } from '../../../platform/database/one-statement.ts';
import type { OfferedPlan } from './plans.ts';

/** A membership with its plan and the status of its payment. */
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
  /** Whether an online payment is still awaited. */
  is_awaited: boolean;
};

const maxHistory = 100;

/** A person's memberships, newest first. */
export async function listSubscriptions(db: ReadDatabase<DB>, personId: number, now: Date): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.status, s.price, s.discount_basis_points, s.free_delivery, s.starts_at, s.ends_at, s.saved_amount, s.created_at,
      s.plan_id, p.name, p.short_description, p.benefits, b.payment_method, coalesce(b.expires_at > ${now}, false) as is_awaited,
      (select y.status from payments y where y.purchase_id = s.purchase_id
        order by y.status in ('Paid', 'Refunded') desc, y.id desc limit 1) as payment_status
    from subscriptions s join plans p on p.id = s.plan_id left join purchases b on b.id = s.purchase_id
    where s.person_id = ${personId} order by s.id desc limit ${maxHistory}`.execute(db);
  return rows;
}

/** The benefits of an active membership. */
export type Membership = { subscription_id: number; basis_points: number; free_delivery: boolean; funded_by: 'shop' | 'marketplace' };

/** The query of the benefits that a person has at `now`: a row, or none. */
export function membershipQuery(personId: number, now: Date): Query<Membership> {
  return sql<Membership>`
    select id as subscription_id, discount_basis_points as basis_points, free_delivery,
      (select p.funded_by from plans p where p.id = plan_id) as funded_by
    from subscriptions
    where person_id = ${personId} and status = 'active' and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`;
}

/** The membership that the purchase will pay, unless it was cancelled. */
export function findPendingSubscription(transaction: Kysely<DB>, purchaseId: number): Promise<{ id: number } | undefined> {
  return transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** A pending membership of this plan that can still be paid online, if the terms of the plan have not changed since. */
export async function findPayableSubscription(
  transaction: Kysely<DB>,
  { personId, planId, now }: { personId: number; planId: number; now: Date },
): Promise<{ id: number; purchase_id: number } | undefined> {
  const { rows } = await sql<{ id: number; purchase_id: number }>`
    select s.id, s.purchase_id from subscriptions s join purchases b on b.id = s.purchase_id join plans p on p.id = s.plan_id
    where s.person_id = ${personId} and s.plan_id = ${planId} and s.status = 'pending' and b.expires_at > ${now}
      and (s.price, s.discount_basis_points, s.free_delivery) = (p.price, p.discount_basis_points, p.free_delivery)
      and s.duration_days is not distinct from p.duration_days
    order by s.id desc limit 1`.execute(transaction);
  return rows[0];
}

export async function cancelPendingSubscription(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'cancelled', cancelled_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'pending')
    .execute();
}

/** Null for a free membership. */
export async function getSubscriptionPurchase(db: Kysely<DB>, subscriptionId: number): Promise<number | null> {
  const row = await db.selectFrom('subscriptions').select('purchase_id').where('id', '=', subscriptionId).executeTakeFirstOrThrow();
  return row.purchase_id;
}

/** `reference` and `expiresAt`, the deadline, are those of an online payment. */
export type NewPayment = { method: string; reference: string | null; expiresAt: Date | null };

export type NewSubscription = {
  personId: number;
  plan: OfferedPlan;
  /** Null for a free plan. */
  payment: NewPayment | null;
  now: Date;
};

/** Inserts a pending membership at the current terms of its plan, with its purchase and payment. */
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

/** Adds the discounts of a new purchase. Its lock comes after every other one, which is that of the CTE. */
export function addedSavings({ subscriptionId, saved }: { subscriptionId: number; saved: number }, cte: string): StatementPart {
  return {
    ctes: sql`added_savings as (
      update subscriptions set saved_amount = saved_amount + ${saved}::bigint where id = ${subscriptionId} and ${after(cte)})`,
  };
}

/** Subtracts the discounts of cancelled orders of one purchase. */
export async function subtractSavings(transaction: Kysely<DB>, orderIds: readonly number[]): Promise<void> {
  await sql`
    with given_back as (
      select subscription_id, sum(membership_discount + delivery_saved)::bigint as amount from orders
      where id = any(${orderIds}::bigint[]) and subscription_id is not null group by subscription_id)
    update subscriptions s set saved_amount = s.saved_amount - g.amount from given_back g where s.id = g.subscription_id`.execute(
    transaction,
  );
}

export type ActiveSubscription = { id: number; purchase_id: number | null };

export function findActiveSubscription(db: Kysely<DB>, personId: number, now: Date): Promise<ActiveSubscription | undefined> {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'purchase_id'])
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
}

/** Updates the status of memberships that have ended. Their benefits end on time without it. */
export async function expireSubscriptions(db: Kysely<DB>, now: Date): Promise<void> {
  await db.updateTable('subscriptions').set({ status: 'expired' }).where('status', '=', 'active').where('ends_at', '<=', now).execute();
}

export function getPeriod(db: Kysely<DB>, id: number) {
  return db.selectFrom('subscriptions').select(['person_id', 'plan_id', 'duration_days']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The membership with the status active, which may have ended by now. */
export function lockActiveSubscription(transaction: Kysely<DB>, personId: number) {
  return transaction
    .selectFrom('subscriptions')
    .select(['id', 'plan_id', 'ends_at'])
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
}

type SubscriptionChange = { status: string; starts_at?: Date; ends_at?: Date | null };

export async function updateSubscription(transaction: Kysely<DB>, id: number, change: SubscriptionChange): Promise<void> {
  await transaction.updateTable('subscriptions').set(change).where('id', '=', id).execute();
}

export type EndedSubscription = { price: number; starts_at: Date | null; saved_amount: number };

/** Cancels an active membership; undefined if it is not active any more. */
export function cancelActiveSubscription(transaction: Kysely<DB>, id: number, now: Date): Promise<EndedSubscription | undefined> {
  return transaction
    .updateTable('subscriptions')
    .set({ status: 'cancelled', cancelled_at: now, ends_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning(['price', 'starts_at', 'saved_amount'])
    .executeTakeFirst();
}

/** Whether the person has an active membership of the plan without an end. */
export async function hasPermanentSubscription(
  transaction: Kysely<DB>,
  { personId, planId }: { personId: number; planId: number },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('person_id', '=', personId)
    .where('plan_id', '=', planId)
    .where('status', '=', 'active')
    .where('ends_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
