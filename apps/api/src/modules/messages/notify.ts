import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { addJob } from '../../platform/jobs/enqueue.ts';
import { mostAttempts, sendMessageJobName } from './send-message-job.ts';

/** Nobody may wait for a code because many orders were placed. */
const afterCodes = 10;

/** What a person is told about. Whom to tell is known from it, so nobody can tell the wrong one. */
export type Occasion =
  | { kind: 'order-placed' | 'order-paid'; purchase_id: number }
  | { kind: 'order-shipped' | 'order-delivered' | 'order-cancelled'; order_id: number }
  | { kind: 'payment-returned'; payment_id: number }
  | { kind: 'ticket-answered'; ticket_message_id: number }
  | { kind: 'plan-bought'; subscription_id: number }
  | { kind: 'account-notice'; event_id: number }
  | { kind: 'former-address-notice'; event_id: number; address: string }
  | { kind: 'shop-opened' | 'shop-refused'; application_id: number };

/**
 * Tells the person concerned, in their language, by the first channel that reaches them. Call it in the transaction of
 * the cause, with no condition of your own: the message leaves only if that commits, and a second call for the same
 * occasion does nothing (so 'order-shipped' may be called for Pickup and again for On The Way).
 *
 *     await notify(transaction, { kind: 'order-paid', purchase_id }, context.clock.now());
 *     await notify(transaction, { kind: 'ticket-answered', ticket_message_id }, now);   // an answer of the shop's
 *     await notify(transaction, { kind: 'plan-bought', subscription_id }, now);         // once it is active
 *
 * It may also be called where nobody is to be told, for a ticket message of the shopper's own or the payment of a plan.
 */
export async function notify(transaction: Kysely<DB>, occasion: Occasion, now: Date): Promise<void> {
  const payload = sql`json_build_object('message_id', inserted.id)`;
  const address = 'address' in occasion ? occasion.address : null;
  await sql`
    with inserted as (
      insert into messages (kind, subject_id, person_id, created_at, address)
      select ${occasion.kind}, concerned.id, concerned.person_id, ${now}, ${address}::text from (${concerned(occasion)}) as concerned
      on conflict (kind, subject_id) do nothing returning id)
    select ${addJob(sendMessageJobName, payload, { attempts: mostAttempts, priority: afterCodes })} from inserted`.execute(transaction);
}

function concerned(occasion: Occasion): RawBuilder<unknown> {
  switch (occasion.kind) {
    case 'order-placed':
    case 'order-paid':
      return sql`select id, person_id from purchases where id = ${occasion.purchase_id} and kind = 'order'`;
    case 'order-shipped':
    case 'order-delivered':
    case 'order-cancelled':
      return sql`select id, person_id from orders where id = ${occasion.order_id}`;
    case 'payment-returned':
      return sql`select y.id, p.person_id from payments y join purchases p on p.id = y.purchase_id where y.id = ${occasion.payment_id}`;
    case 'ticket-answered':
      return sql`select m.id, t.person_id from ticket_messages m join tickets t on t.id = m.ticket_id
        where m.id = ${occasion.ticket_message_id} and not m.from_shopper`;
    case 'plan-bought':
      return sql`select id, person_id from subscriptions where id = ${occasion.subscription_id}`;
    case 'account-notice':
    case 'former-address-notice':
      return sql`select id, person_id from security_events where id = ${occasion.event_id} and person_id is not null`;
    // They go to the number and the address of the application: who applies needs no account.
    case 'shop-opened':
    case 'shop-refused':
      return sql`select id, null::bigint as person_id from shop_applications where id = ${occasion.application_id}`;
  }
}
