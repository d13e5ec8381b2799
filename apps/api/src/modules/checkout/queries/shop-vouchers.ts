import type { VoucherState } from '@souk/contract/back-office/promotions/vouchers';
import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { countVouchers, listManagedVoucherRows, type ManagedVoucherRow, type VoucherFilter } from './managed-vouchers.ts';

type ShopFilter = Omit<VoucherFilter, 'shop'>;

/** A page of the vouchers of the shop, newest first. */
export function listShopVouchers(
  shopId: number,
  read: ReadDatabase<DB>,
  filter: ShopFilter,
  page: { limit: number; offset: number },
): Promise<ManagedVoucherRow[]> {
  return listManagedVoucherRows(read, { ...filter, shop: shopId }, { ...page, sort: 'newest' });
}

export function countShopVouchers(shopId: number, read: ReadDatabase<DB>, filter: ShopFilter): Promise<Record<VoucherState, number>> {
  return countVouchers(read, { ...filter, shop: shopId });
}

/** The product of an example with the price that shoppers pay now; undefined if it is not one of the shop. */
export async function findShopPrice(shopId: number, read: ReadDatabase<DB>, productId: number) {
  const { rows } = await sql<{ price: number; category_ids: number[] }>`
    select p.selling_price as price, array_remove(array[p.category_id, p.sub_category_id], null) as category_ids
    from products p where p.id = ${productId} and p.shop_id = ${shopId}`.execute(read);
  return rows[0];
}
