import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { enqueue } from '../../../platform/jobs/define-job.ts';
import { type DemoEvent, deliverDemoEventJobName } from './demo-gateway.ts';
import { type DemoPayment, updateDemoPayment } from './queries.ts';

export const demoChoices = ['pay', 'decline', 'late', 'twice', 'disorder', 'cancel'] as const;
export type DemoChoice = (typeof demoChoices)[number];

type ScheduledEvent = { type: DemoEvent['type']; id: string; seconds: number };

/** Long enough to see what the shop shows meanwhile. */
const lateSeconds = 10;

const outcomes = {
  pay: 'paid',
  decline: 'failed',
  late: 'paid',
  twice: 'paid',
  disorder: 'paid',
  cancel: 'cancelled',
} as const satisfies Record<DemoChoice, string>;

/** Stores a decision and enqueues its webhook events in the chosen way; does nothing if it was decided before. */
export function decide(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  { reference, choice }: { reference: string; choice: DemoChoice },
): Promise<DemoPayment | undefined> {
  return db.transaction().execute(async (transaction) => {
    const payment = await updateDemoPayment(transaction, reference, outcomes[choice]);
    if (!payment) return undefined;
    for (const event of scheduledEvents(choice)) await enqueueEvent(transaction, payment, event, clock.now());
    return payment;
  });
}

function scheduledEvents(choice: DemoChoice): ScheduledEvent[] {
  const [id, other] = [`evt_${randomUUID()}`, `evt_${randomUUID()}`];
  const paid: ScheduledEvent = { type: 'payment.paid', id, seconds: 0 };
  switch (choice) {
    case 'pay':
      return [paid];
    case 'late':
      return [{ ...paid, seconds: lateSeconds }];
    case 'twice':
      return [paid, { ...paid, seconds: 1 }];
    // Sends the events in reverse order.
    case 'disorder':
      return [paid, { type: 'payment.failed', id: other, seconds: 2 }];
    case 'decline':
      return [{ ...paid, type: 'payment.failed' }];
    case 'cancel':
      return [{ ...paid, type: 'payment.cancelled' }];
  }
}

async function enqueueEvent(
  transaction: Kysely<DB>,
  { reference, amount, currency }: DemoPayment,
  { type, id, seconds }: ScheduledEvent,
  now: Date,
) {
  const event: DemoEvent = { id, type, reference, charge: reference, amount, currency };
  const runAt = new Date(now.getTime() + seconds * 1000);
  await enqueue(transaction, deliverDemoEventJobName, { event }, seconds > 0 ? { runAt } : {});
}
