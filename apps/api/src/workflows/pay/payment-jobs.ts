import { z } from 'zod';
import { GatewayRefused } from '../../integrations/payments/payment-gateway.ts';
import { refundJobName } from '../../modules/payments/create-refunds.ts';
import { claimUnansweredAttempts, getAttempt } from '../../modules/payments/queries/attempts.ts';
import { deleteUnrelatedEvents } from '../../modules/payments/queries/events.ts';
import { claimOverduePurchases } from '../../modules/payments/queries/purchases.ts';
import { claimStuckRefunds, findRefund, type Refund, settleRefund } from '../../modules/payments/queries/refunds.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { applyState } from './apply-state.ts';
import { ClosePagePayload, closePageJobName } from './attempts.ts';
import { expirePurchase } from './expire-purchase.ts';
import type { PayParts } from './open-payment-page.ts';

type JobParts = Omit<PayParts, 'log'>;

/** Gateways send events within seconds; later the attempt is queried. */
const eventTimeoutMilliseconds = 120_000;
/** The queue releases the job of a dead process only after hours. */
const refundTimeoutMilliseconds = 600_000;
const batchSize = 50;

/** The background jobs of payments. */
export function paymentJobs(parts: JobParts): AnyJob[] {
  return [
    defineJob({
      name: refundJobName,
      payload: z.object({ refund_id: z.int() }),
      run: ({ refund_id }, { log }) => refund({ ...parts, log }, refund_id),
    }),
    defineJob({
      name: closePageJobName,
      payload: ClosePagePayload,
      run: (page, { log }) => closePage({ ...parts, log }, page),
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
        await queryGateways({ ...parts, log });
        await retryRefunds({ ...parts, log });
      },
    }),
    defineJob({
      name: 'forget-foreign-events',
      payload: z.object({}),
      cron: '37 3 * * *',
      run: () => deleteUnrelatedEvents(parts.db, parts.clock.now()),
    }),
  ];
}

/** Asks the gateway for a refund. The key makes repeated requests one refund, also after an interrupted job. */
async function refund({ db, clock, log, gateways }: PayParts, id: number): Promise<void> {
  const found = await findRefund(db, id);
  if (found?.status !== 'Pending') return;
  const { gateway: name, charge, amount, currency } = found;
  const gateway = gateways.get(name);
  if (!gateway || charge === null) throw new Error(`The gateway ${name} of the refund ${id} is not set up`);
  try {
    const gatewayReference = await gateway.refund({ charge, amount, currency, key: refundKey(found) });
    await settleRefund(db, { id, status: 'Done', reference: gatewayReference, settled_at: clock.now() });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log.error({ err: error, refund: id, gateway: name }, 'a refund was refused: it has to be given back by hand');
    await settleRefund(db, { id, status: 'Failed', reference: null, settled_at: clock.now() });
  }
}

/** Each part of an order's price is a refund of its own. */
function refundKey({ reference, order_id, part }: Refund): string {
  return `refund-${reference}-${order_id ?? 'all'}${part > 1 ? `-${part}` : ''}`;
}

/**
 * Closes the page of a failed attempt, or a second page of an attempt. A payment that was made there in the meantime is applied or
 * refunded.
 */
async function closePage({ db, clock, log, gateways }: PayParts, { payment_id, session: given }: ClosePagePayload): Promise<void> {
  const attempt = await getAttempt(db, payment_id);
  const session = given ?? attempt.session;
  const gateway = gateways.get(attempt.gateway);
  if (!gateway || session === null) return;
  const state = await gateway.close(session);
  // A second page that was closed unpaid leaves the attempt to its first page.
  if (session !== attempt.session && state.kind !== 'paid') return;
  await inTransaction(db, (transaction) => applyState(transaction, attempt, state, { now: clock.now(), log }));
}

async function expireUnpaid(parts: PayParts): Promise<void> {
  const overdue = await claimOverduePurchases(parts.db, parts.clock.now(), batchSize);
  await runEach(overdue, (purchase) => expirePurchase(parts, purchase));
}

/** Queries attempts without an event, because events can be lost. */
async function queryGateways({ db, clock, log, gateways }: PayParts): Promise<void> {
  const now = clock.now();
  const attempts = await claimUnansweredAttempts(db, { before: new Date(now.getTime() - eventTimeoutMilliseconds), now, limit: batchSize });
  await runEach(attempts, async (attempt) => {
    const gateway = gateways.get(attempt.gateway);
    if (!gateway || attempt.session === null) return;
    const state = await gateway.query(attempt.session);
    const outcome = await inTransaction(db, (transaction) => applyState(transaction, attempt, state, { now, log }));
    if (outcome === 'mismatch') log.error({ payment: attempt.id }, 'a payment is not of the amount or currency that was asked for');
  });
}

async function retryRefunds(parts: PayParts): Promise<void> {
  const now = parts.clock.now();
  const before = new Date(now.getTime() - refundTimeoutMilliseconds);
  await runEach(await claimStuckRefunds(parts.db, { before, now, limit: batchSize }), (id) => refund(parts, id));
}

/** Continues after failures and throws them together at the end. */
async function runEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
