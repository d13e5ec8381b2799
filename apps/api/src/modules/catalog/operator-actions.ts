import type { Context } from '../../context.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import * as sales from './flash-sales/edit-flash-sales.ts';
import { getShopForOperator, setShopActive } from './shops/edit-shops.ts';

type Writing = Pick<Context, 'db' | 'clock'>;

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

export function createFlashSale({ db, clock }: Writing, sale: sales.FlashSaleChange & { starts_at: Date; ends_at: Date }): Promise<number> {
  return inTransaction(db, (transaction) => sales.createFlashSale(transaction, sale, clock));
}

export function updateFlashSale({ db, clock }: Writing, id: number, change: sales.FlashSaleChange): Promise<void> {
  return inTransaction(db, (transaction) => sales.updateFlashSale(transaction, id, change, clock));
}

export function endFlashSale({ db, clock }: Writing, id: number): Promise<void> {
  return inTransaction(db, (transaction) => sales.endFlashSale(transaction, id, clock));
}
