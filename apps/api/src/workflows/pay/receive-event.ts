import type { GatewayEvent } from '../../integrations/payments/payment-gateway.ts';
import { findAttempt } from '../../modules/payments/attempts.ts';
import { noteEvent, noteOutcome } from '../../modules/payments/note-event.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { applyState } from './apply-state.ts';
import type { PayParts } from './payments.ts';

/** What came of an event: as its state was applied, or that it came before, or is about nothing of ours. */
export type EventOutcome = Awaited<ReturnType<typeof applyState>> | 'seen' | 'unknown';

/** Acts once on what a gateway told. The event is written down with what it changed, or neither is: then the gateway tells it again. */
export async function receiveEvent({ db, clock, log }: PayParts, gateway: string, event: GatewayEvent): Promise<EventOutcome> {
  const now = clock.now();
  const outcome = await inTransaction(db, async (transaction): Promise<EventOutcome> => {
    const key = { gateway, event_id: event.id };
    if (!(await noteEvent(transaction, { ...key, kind: event.kind, received_at: now }))) return 'seen';
    const attempt = event.reference === null ? undefined : await findAttempt(transaction, gateway, event.reference);
    const result = attempt ? await applyState(transaction, attempt, event.state, now) : 'unknown';
    await noteOutcome(transaction, { ...key, payment_id: attempt?.id ?? null, outcome: result });
    return result;
  });
  const about = { gateway, event: event.id, kind: event.kind, reference: event.reference, outcome };
  if (outcome === 'mismatch') log.error(about, 'a payment is not of the amount or currency that was asked for; it counts for nothing');
  else log.info(about, 'a gateway told something');
  return outcome;
}
