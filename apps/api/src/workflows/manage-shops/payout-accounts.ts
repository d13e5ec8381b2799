import type { RevealedPayoutAccount } from '@souk/contract/back-office/payout-accounts';
import type { MaskedPayoutAccount } from '@souk/contract/seller/money/payout-account';
import { z } from 'zod';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { findPayoutAccount } from '../../modules/sellers/queries/shop-payouts.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Sealer } from '../../platform/secrets/create-sealer.ts';
import { presentPayoutAccount } from '../sell-shop/payout-account.ts';
import { getManagedShop } from './read-shops.ts';

export async function readPayoutAccount(
  { read }: Pick<ReadContext, 'read'>,
  shopId: number,
): Promise<{ account: MaskedPayoutAccount | null }> {
  await getManagedShop(read, shopId);
  const row = await findPayoutAccount(shopId, read);
  return { account: row ? presentPayoutAccount(row) : null };
}

const Details = z.object({ holder: z.string(), number: z.string() });

/** Holder and number of the account, which the audit log records as read. */
export function revealPayoutAccount(context: AsStaff<Context>, sealer: Sealer, shopId: number): Promise<RevealedPayoutAccount> {
  return inTransaction(context.db, async (transaction) => {
    const row = await findPayoutAccount(shopId, transaction);
    if (!row) throw operatorError('not-found', 'The shop has no payout account.');
    const plain = sealer.open(row.details);
    if (!plain)
      throw operatorError('conflict', 'The payout account cannot be read, because APP_SECRET has changed: ask the shop to enter it again.');
    await recordAudit(transaction, context, { action: 'payout-account.reveal', subject: { kind: 'payout-account', id: shopId } });
    return { kind: presentPayoutAccount(row).kind, ...Details.parse(JSON.parse(plain.toString('utf8'))) };
  });
}
