import { sql } from 'kysely';
import { daysFrom, type SeedContext } from './seed-context.ts';
import { seedPayment } from './seed-payment.ts';

/** A membership of the demo shopper with the terms that its orders use. */
export type Membership = { id: number; basis_points: number; free_delivery: boolean; starts_at: Date; ends_at: Date };
export type Memberships = readonly Membership[];

/** The small plan for a month, a break of two months, then the yearly plan until now. */
const history = [
  { position: 0, daysAgo: 190, status: 'expired' },
  { position: 1, daysAgo: 100, status: 'active' },
] as const;

export async function seedMemberships(context: SeedContext, personId: number): Promise<Memberships> {
  const { db, now } = context;
  const plans = await db.selectFrom('plans').selectAll().where('duration_days', 'is not', null).orderBy('position').execute();
  const memberships: Membership[] = [];
  for (const { position, daysAgo, status } of history) {
    const plan = plans.find((each) => each.position === position);
    if (!plan?.duration_days) throw new Error(`The demo content has no plan with an end at position ${position}`);
    const starts_at = daysFrom(now, -daysAgo);
    const ends_at = daysFrom(starts_at, plan.duration_days);
    const { id: purchase_id } = await db
      .insertInto('purchases')
      .values({
        person_id: personId,
        kind: 'plan',
        payment_method: 'demo',
        payable_amount: plan.price,
        currency: 'USD',
        created_at: starts_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paid = { purchase_id, gateway: 'demo', amount: plan.price, created_at: starts_at, paid_at: starts_at } as const;
    await seedPayment(context, { ...paid, isClosed: false, orders: [], refunded_at: starts_at });
    const { id } = await db
      .insertInto('subscriptions')
      .values({
        person_id: personId,
        plan_id: plan.id,
        purchase_id,
        status,
        price: plan.price,
        discount_basis_points: plan.discount_basis_points,
        free_delivery: plan.free_delivery,
        duration_days: plan.duration_days,
        starts_at,
        ends_at,
        created_at: starts_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    memberships.push({ id, basis_points: plan.discount_basis_points, free_delivery: plan.free_delivery, starts_at, ends_at });
  }
  return memberships;
}

/** Sums up what each membership has saved. Runs after the orders are seeded. */
export async function updateSavings({ db }: SeedContext): Promise<void> {
  await sql`update subscriptions s set saved_amount = o.saved
    from (select subscription_id, sum(membership_discount + delivery_saved) as saved from orders where status <> 'Cancelled' group by 1) o
    where o.subscription_id = s.id`.execute(db);
}
