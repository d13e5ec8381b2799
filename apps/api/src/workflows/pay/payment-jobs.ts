import { z } from 'zod';
import { GatewayRefused } from '../../integrations/payments/payment-gateway.ts';
import { claimUnanswered, getAttempt } from '../../modules/payments/attempts.ts';
import { claimOverdue } from '../../modules/payments/lock-purchase.ts';
import { forgetForeignEvents } from '../../modules/payments/note-event.ts';
import { refundJobName } from '../../modules/payments/owe-refunds.ts';
import { claimStuckRefunds, findRefund, type OwedRefund, settleRefund } from '../../modules/payments/settle-refund.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { applyState } from './apply-state.ts';
import { closePageJobName } from './close-attempts.ts';
import { expirePurchase } from './expire-purchase.ts';
import type { PayParts } from './payments.ts';

type JobParts = Omit<PayParts, 'log'>;

/** A message of a gateway takes seconds; after this it is asked. */
const patienceMilliseconds = 120_000;
/** A queue holds what a dead process had for hours; money does not wait so long. */
const refundPatienceMilliseconds = 600_000;
const atOnce = 50;

/** What goes on with payments while nobody asks. */
export function paymentJobs(parts: JobParts): AnyJob[] {
  return [
    defineJob({
      name: refundJobName,
      payload: z.object({ refund_id: z.int() }),
      run: ({ refund_id }, { log }) => refund({ ...parts, log }, refund_id),
    }),
    defineJob({
      name: closePageJobName,
      payload: z.object({ payment_id: z.int() }),
      run: ({ payment_id }, { log }) => closePage({ ...parts, log }, payment_id),
    }),
    defineJob({
      name: 'expire-unpaid',
      payload: z.object({}),
      cron: '* * * * *',
      run: (_payload, { log }) => expireUnpaid({ ...parts, log }),
    }),
    defineJob({
      name: 'ask-gateways',
      payload: z.object({}),
      cron: '*/5 * * * *',
      async run(_payload, { log }) {
        await askGateways({ ...parts, log });
        await retryRefunds({ ...parts, log });
      },
    }),
    defineJob({
      name: 'forget-foreign-events',
      payload: z.object({}),
      cron: '37 3 * * *',
      run: () => forgetForeignEvents(parts.db, parts.clock.now()),
    }),
  ];
}

/** Gives money back; the key makes sure that it goes back once, however often the job is tried and wherever it was cut off. */
async function refund({ db, clock, log, gateways }: PayParts, id: number): Promise<void> {
  const owed = await findRefund(db, id);
  if (owed?.status !== 'Pending') return;
  const { gateway: name, charge, amount, currency } = owed;
  const gateway = gateways.get(name);
  if (!gateway || charge === null) throw new Error(`The gateway ${name} of the refund ${id} is not set up`);
  try {
    const done = await gateway.refund({ charge, amount, currency, key: keyOf(owed) });
    await settleRefund(db, { id, status: 'Done', reference: done, settled_at: clock.now() });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log.error({ err: error, refund: id, gateway: name }, 'a refund was refused: it has to be given back by hand');
    await settleRefund(db, { id, status: 'Failed', reference: null, settled_at: clock.now() });
  }
}

/** Other parts of an order's price are other refunds. */
function keyOf({ reference, order_id, part }: OwedRefund): string {
  return `refund-${reference}-${order_id ?? 'all'}${part > 1 ? `-${part}` : ''}`;
}

/** Closes the page of an attempt that was given up. Whoever was quicker to pay there is paid back. */
async function closePage({ db, clock, gateways }: PayParts, paymentId: number): Promise<void> {
  const attempt = await getAttempt(db, paymentId);
  const gateway = gateways.get(attempt.gateway);
  if (!gateway || attempt.session === null) return;
  const state = await gateway.close(attempt.session);
  await inTransaction(db, (transaction) => applyState(transaction, attempt, state, clock.now()));
}

async function expireUnpaid(parts: PayParts): Promise<void> {
  const overdue = await claimOverdue(parts.db, parts.clock.now(), atOnce);
  await eachOnItsOwn(overdue, (purchase) => expirePurchase(parts, purchase));
}

/** Asks what became of attempts of which nothing was heard: a message may be lost. */
async function askGateways({ db, clock, log, gateways }: PayParts): Promise<void> {
  const now = clock.now();
  const attempts = await claimUnanswered(db, { before: new Date(now.getTime() - patienceMilliseconds), now, limit: atOnce });
  await eachOnItsOwn(attempts, async (attempt) => {
    const gateway = gateways.get(attempt.gateway);
    if (!gateway || attempt.session === null) return;
    const state = await gateway.query(attempt.session);
    const outcome = await inTransaction(db, (transaction) => applyState(transaction, attempt, state, now));
    if (outcome === 'mismatch') log.error({ payment: attempt.id }, 'a payment is not of the amount or currency that was asked for');
  });
}

async function retryRefunds(parts: PayParts): Promise<void> {
  const now = parts.clock.now();
  const before = new Date(now.getTime() - refundPatienceMilliseconds);
  await eachOnItsOwn(await claimStuckRefunds(parts.db, { before, now, limit: atOnce }), (id) => refund(parts, id));
}

/** One that fails keeps no other back. */
async function eachOnItsOwn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
