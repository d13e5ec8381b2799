import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { type DemoEvent, deliverDemoEventJobName } from './demo-event.ts';
import { type DemoPayment, decidePayment } from './demo-ledger.ts';

export const demoChoices = ['pay', 'decline', 'late', 'twice', 'disorder', 'cancel'] as const;
export type DemoChoice = (typeof demoChoices)[number];

type Telling = { type: DemoEvent['type']; id: string; seconds: number };

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

/** Writes a decision down and tells the market of it in the way that was chosen; nothing where it was decided before. */
export function decide(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  { reference, choice }: { reference: string; choice: DemoChoice },
): Promise<DemoPayment | undefined> {
  return db.transaction().execute(async (transaction) => {
    const payment = await decidePayment(transaction, reference, outcomes[choice]);
    if (!payment) return undefined;
    for (const telling of tellings(choice)) await tell(transaction, payment, telling, clock.now());
    return payment;
  });
}

function tellings(choice: DemoChoice): Telling[] {
  const [id, other] = [`evt_${randomUUID()}`, `evt_${randomUUID()}`];
  const paid: Telling = { type: 'payment.paid', id, seconds: 0 };
  switch (choice) {
    case 'pay':
      return [paid];
    case 'late':
      return [{ ...paid, seconds: lateSeconds }];
    case 'twice':
      return [paid, { ...paid, seconds: 1 }];
    // What came first is told last.
    case 'disorder':
      return [paid, { type: 'payment.failed', id: other, seconds: 2 }];
    case 'decline':
      return [{ ...paid, type: 'payment.failed' }];
    case 'cancel':
      return [{ ...paid, type: 'payment.cancelled' }];
  }
}

async function tell(transaction: Kysely<DB>, { reference, amount, currency }: DemoPayment, { type, id, seconds }: Telling, now: Date) {
  const event: DemoEvent = { id, type, reference, charge: reference, amount, currency };
  const runAt = new Date(now.getTime() + seconds * 1000);
  await enqueue(transaction, deliverDemoEventJobName, { event }, seconds > 0 ? { runAt } : {});
}
