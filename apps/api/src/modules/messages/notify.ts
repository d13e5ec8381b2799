import type { Kysely, RawBuilder } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { StatementPart } from '../../platform/database/one-statement.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, addJob, defineJob } from '../../platform/jobs/define-job.ts';
import { AccountNoticePayload, accountNoticeJobName } from '../../platform/security-log/record-security-event.ts';
import { insertedOrderMessage, insertMessage, type MessageCause } from './queries/messages.ts';
import { maxAttempts, sendMessageJobName } from './send-message-job.ts';

/** Messages come after one-time codes, which people wait for. */
const priority = 10;

/**
 * Notifies the person of a cause, in their language, by the first channel that reaches them. Call it in the transaction of the
 * cause and without a condition: the message is sent only if that commits, and a second call for the same cause does nothing.
 *
 *     await notify(transaction, { kind: 'order-paid', purchase_id }, context.clock.now());
 *     await notify(transaction, { kind: 'ticket-answered', ticket_message_id }, now);   // a message of the shop
 *     await notify(transaction, { kind: 'plan-bought', subscription_id }, now);         // once it is active
 *
 * `runAt` delays it: the message is composed then, and not sent if it is outdated.
 * A cause without a recipient, such as a shopper's own message in a ticket, inserts nothing.
 */
export async function notify(transaction: Kysely<DB>, cause: MessageCause, now: Date, runAt?: Date | undefined): Promise<void> {
  await insertMessage(transaction, cause, { now, addJob: (payload) => addSendingJob(payload, runAt) });
}

/** `notify` of a placed order as a part of the statement that inserts its purchase. */
export function orderNotice(purchase: { id: RawBuilder<number>; personId: number }, now: Date): StatementPart {
  return insertedOrderMessage(purchase, { now, addJob: (payload) => addSendingJob(payload) });
}

function addSendingJob(payload: RawBuilder<unknown>, runAt?: Date): RawBuilder<unknown> {
  return addJob(sendMessageJobName, payload, { attempts: maxAttempts, priority, ...(runAt && { runAt }) });
}

/** Creates the messages about a change of an account: one to the person, and one to the number or mail address before the change. */
export function accountNoticeJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: accountNoticeJobName,
    payload: AccountNoticePayload,
    run: ({ event_id, former }) =>
      inTransaction(db, async (transaction) => {
        await notify(transaction, { kind: 'account-notice', event_id }, clock.now());
        if (former !== null) await notify(transaction, { kind: 'former-address-notice', event_id, address: former }, clock.now());
      }),
  });
}
