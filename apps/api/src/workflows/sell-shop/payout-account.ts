import type { CallBody } from '@souk/contract/calls';
import { type MaskedPayoutAccount, type OwnPayoutAccount, type PayoutKind, payoutKinds } from '@souk/contract/seller/money/payout-account';
import { z } from 'zod';
import type { AsSeller, Context, ReadContext } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import { compactNumber, endingOf, isIban } from '../../modules/sellers/domain/account-number.ts';
import { findShopMember } from '../../modules/sellers/queries/shop-members.ts';
import {
  findPayoutAccount,
  insertPayoutNotices,
  type PayoutAccountRow,
  upsertPayoutAccount,
} from '../../modules/sellers/queries/shop-payouts.ts';
import { forbidden, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Sealer } from '../../platform/secrets/create-sealer.ts';
import { lockSellers } from '../manage-sellers/authority.ts';

export async function readOwnPayoutAccount({ read, operator }: AsSeller<ReadContext>): Promise<OwnPayoutAccount> {
  const { shop_id, person_id } = operator;
  const [row, member] = await Promise.all([findPayoutAccount(shop_id, read), findShopMember(shop_id, read, person_id)]);
  return { account: row ? presentPayoutAccount(row) : null, may_change: member?.is_owner ?? false };
}

/** Saves the account over the one that the owner saw. The audit log has neither holder nor number. */
export async function savePayoutAccount(
  context: AsSeller<Context>,
  sealer: Sealer,
  { kind, holder, number, seen_changed_at }: CallBody<'POST /seller/payout-account'>,
): Promise<OwnPayoutAccount> {
  const { shop_id, person_id } = context.operator;
  const checked = checkNumber(kind, number);
  await inTransaction(context.db, async (transaction) => {
    await lockSellers(transaction, shop_id);
    if (!(await findShopMember(shop_id, transaction, person_id))?.is_owner)
      throw forbidden('Only an owner of the shop changes its payout account.');
    const former = await findPayoutAccount(shop_id, transaction);
    if ((former?.changed_at.toISOString() ?? null) !== seen_changed_at)
      throw operatorError('conflict', 'Somebody else has changed the payout account.');
    const now = context.clock.now();
    const details = sealer.seal(Buffer.from(JSON.stringify({ holder, number: checked })));
    await upsertPayoutAccount(shop_id, transaction, { kind, details, ending: endingOf(checked), changed_at: now });
    for (const notice_id of await insertPayoutNotices(shop_id, transaction))
      await notify(transaction, { kind: 'payout-account-changed', notice_id }, now);
    const change = { ...(former && { before: { type: former.kind } }), after: { type: kind } };
    await recordAudit(transaction, context, {
      action: 'payout-account.change',
      subject: { kind: 'payout-account', id: shop_id },
      ...change,
    });
  });
  return readOwnPayoutAccount({ ...context, read: context.db });
}

const shortestBankDetails = 6;

/** An IBAN without spaces, or the bank details as they were typed. */
function checkNumber(kind: PayoutKind, typed: string): string {
  const compact = compactNumber(typed);
  if (kind === 'iban') {
    if (!isIban(compact)) throw operatorError('invalid', 'is not a valid IBAN: compare each character with your bank’s', 'number');
    return compact;
  }
  if (compact.length < shortestBankDetails)
    throw operatorError('invalid', 'is too short: enter the name of the bank and the number of the account', 'number');
  return typed;
}

export function presentPayoutAccount({ kind, ending, changed_at }: PayoutAccountRow): MaskedPayoutAccount {
  return { kind: z.enum(payoutKinds).parse(kind), ending, changed_at: changed_at.toISOString() };
}
