import type { Context } from '../../context.ts';
import { lockShopTrust, updateShopTrust } from '../../modules/catalog/queries/panel/managed-shops.ts';
import { getShopForOperator } from '../../modules/catalog/shops/edit-shops.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/**
 * Marks a shop as trusted, or withdraws it. From then on its changes of products are published without review, or wait again; what
 * waits already continues to wait. Returns the entry of the audit log.
 */
export function trustShop(context: Acting, slugOrId: string | number, isTrusted: boolean): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const { id, slug: shop } = await getShopForOperator(transaction, slugOrId);
    if ((await lockShopTrust(transaction, id)) === isTrusted) {
      const text = isTrusted ? 'The shop "{shop}" is trusted already' : 'The shop "{shop}" is not trusted';
      throw operatorError('conflict', { text, with: { shop } });
    }
    await updateShopTrust(transaction, id, isTrusted ? context.clock.now() : null);
    const change = { before: { trusted: !isTrusted }, after: { trusted: isTrusted } };
    const action = isTrusted ? 'shop.trust' : 'shop.distrust';
    return recordAudit(transaction, context, { action, subject: { kind: 'shop', id }, ...change });
  });
}
