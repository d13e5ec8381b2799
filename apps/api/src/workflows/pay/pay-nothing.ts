import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { listOpenAttempts } from '../../modules/payments/attempts.ts';
import { applyState } from './apply-state.ts';

/** Where vouchers pay for everything no gateway has to be asked. */
export async function payNothing(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  const [attempt] = await listOpenAttempts(transaction, purchaseId);
  if (!attempt) throw new Error(`The purchase ${purchaseId} has no payment`);
  const { currency } = attempt;
  await applyState(transaction, attempt, { kind: 'paid', received: { charge: '', amount: 0, currency } }, now);
}
