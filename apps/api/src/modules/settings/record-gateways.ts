import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { PaymentSettings } from '../../config/payment-settings.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

/**
 * Writes a row for every payment gateway that the process is configured for and that has none yet, and offers it: an operator who sets
 * the keys expects that. What has a row stays as the operator left it.
 */
export async function recordGateways(db: Kysely<DB>, payments: PaymentSettings): Promise<void> {
  const configured = [
    ...(payments.stripe.secretKey === undefined ? [] : [{ name: 'stripe', title: 'Stripe', active: true, position: 0 }]),
    ...(payments.demo === undefined ? [] : [{ name: 'demo', title: 'Demo payment', active: true, position: 1 }]),
  ];
  if (configured.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('payment_gateways')
      .values(configured)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .execute();
    if (inserted.length === 0) return;
    await transaction.updateTable('settings').set({ online_payment: true }).execute();
    await bumpTags(transaction, ['settings']);
  });
}
