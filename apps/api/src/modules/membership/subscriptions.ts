import type { MySubscription, Subscription } from '@souk/contract/membership';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext, SignedIn } from '../../context.ts';
import { type AppError, conflict, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { presentSubscription } from './present.ts';
import { findOfferedPlan, type OfferedPlan } from './queries/plans.ts';
import {
  cancelActiveSubscription,
  type EndedSubscription,
  expireSubscriptions,
  getPeriod,
  hasPermanentSubscription,
  listSubscriptions,
  lockActiveSubscription,
  updateSubscription,
} from './queries/subscriptions.ts';

/** The active membership, the pending one, and former ones that were active. */
export async function readSubscriptions(context: SignedIn<ReadContext>): Promise<MySubscription> {
  const now = context.clock.now();
  const rows = await listSubscriptions(context.read, context.actor.person_id, now);
  const all = rows.map((row) => ({ subscription: presentSubscription(row, context, now), isAwaited: row.is_awaited }));
  return {
    current: all.find(({ subscription }) => subscription.status === 'active')?.subscription ?? null,
    pending: all.find(({ subscription, isAwaited }) => subscription.status === 'pending' && isAwaited)?.subscription ?? null,
    history: all.map(({ subscription }) => subscription).filter(({ status, starts_at }) => status !== 'active' && starts_at !== null),
  };
}

/** One of the shopper's own memberships, which exists. */
export async function readSubscription(context: SignedIn<ReadContext>, id: number): Promise<Subscription> {
  const now = context.clock.now();
  const row = (await listSubscriptions(context.read, context.actor.person_id, now)).find((each) => each.id === id);
  if (!row) throw new Error(`The subscription ${id} does not exist`);
  return presentSubscription(row, context, now);
}

const millisecondsPerDay = 86_400_000;

export async function getOfferedPlan(db: ReadDatabase<DB>, id: number): Promise<OfferedPlan> {
  const plan = await findOfferedPlan(db, id);
  if (!plan) throw notFound('Plan not found');
  return plan;
}

/** Refuses to sell a plan that the person has without an end. */
export async function checkNotPermanent(transaction: Kysely<DB>, key: { personId: number; planId: number }): Promise<void> {
  if (await hasPermanentSubscription(transaction, key)) throw conflict('You already have this plan, and it never expires');
}

/**
 * Activates a membership whose person is locked. A person has one active membership: the same plan bought again is extended from
 * its end, and another plan replaces it at once.
 */
export async function activateSubscription(transaction: Kysely<DB>, id: number, now: Date): Promise<void> {
  const { person_id, plan_id, duration_days: days } = await getPeriod(transaction, id);
  const active = await lockActiveSubscription(transaction, person_id);
  const start = active?.ends_at && active.plan_id === plan_id && active.ends_at > now ? active.ends_at : now;
  if (active) {
    const isOver = active.ends_at !== null && active.ends_at <= now;
    await updateSubscription(transaction, active.id, isOver ? { status: 'expired' } : { status: 'replaced', ends_at: now });
  }
  const ends_at = days === null ? null : new Date(start.getTime() + days * millisecondsPerDay);
  await updateSubscription(transaction, id, { status: 'active', starts_at: now, ends_at });
}

/** Ends a membership at once; refused if another request has ended it. */
export async function endSubscription(transaction: Kysely<DB>, id: number, now: Date): Promise<EndedSubscription> {
  const ended = await cancelActiveSubscription(transaction, id, now);
  if (!ended) throw noActiveSubscription();
  return ended;
}

export function noActiveSubscription(): AppError {
  return conflict('You have no active membership');
}

export function expireSubscriptionsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'expire-subscriptions',
    payload: z.object({}),
    cron: '11 * * * *',
    run: () => expireSubscriptions(db, clock.now()),
  });
}
