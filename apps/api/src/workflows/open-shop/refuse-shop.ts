import type { Context } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import { answerApplication } from '../../modules/sellers/applications.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Refuses an application for a shop, and tells who sent it. */
export function refuseShop(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { applicationId, reason }: { applicationId: number; reason: string | null },
) {
  return inTransaction(db, async (transaction) => {
    const application = await answerApplication(transaction, applicationId, { status: 'refused', reason });
    await notify(transaction, { kind: 'shop-refused', application_id: applicationId }, clock.now());
    return application;
  });
}
