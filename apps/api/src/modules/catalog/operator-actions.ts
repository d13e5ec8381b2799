import type { Context } from '../../context.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { getShopForOperator, setShopActive } from './shops/edit-shops.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** The number of products that are shown or hidden with the shop, and the entry of the audit log. */
type ShopChange = { products: number; entry_id: number | null };

/** Opens a closed shop. */
export function activateShop(context: Acting, slugOrId: string | number): Promise<ShopChange> {
  return changeShopActive(context, slugOrId, true);
}

/** Closes a shop. */
export function deactivateShop(context: Acting, slugOrId: string | number): Promise<ShopChange> {
  return changeShopActive(context, slugOrId, false);
}

function changeShopActive(context: Acting, slugOrId: string | number, active: boolean): Promise<ShopChange> {
  return inTransaction(context.db, async (transaction) => {
    const { id } = await getShopForOperator(transaction, slugOrId);
    const products = await setShopActive(transaction, id, active);
    const action = active ? 'shop.open' : 'shop.close';
    const change = { before: { active: !active }, after: { active } };
    const entry_id = await recordAudit(transaction, context, { action, subject: { kind: 'shop', id }, ...change });
    return { products, entry_id };
  });
}
