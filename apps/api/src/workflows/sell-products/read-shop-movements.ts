import type { StockMovements } from '@souk/contract/back-office/catalog/stock-movements';
import type { CallQuery } from '@souk/contract/calls';
import type { AsSeller, ReadContext } from '../../context.ts';
import { hasShopProduct } from '../../modules/stock/queries/shop-movements.ts';
import { notFound } from '../../platform/app-error.ts';
import { readStockMovements } from '../manage-products/read-stock-movements.ts';

/** The changes of the stock of a product of the shop. The names of the marketplace's staff are left out. */
export async function readShopMovements(
  context: AsSeller<ReadContext>,
  productId: number,
  page: CallQuery<'GET /seller/products/{product_id}/stock-movements'>,
): Promise<StockMovements> {
  if (!(await hasShopProduct(context.operator.shop_id, context.read, productId))) throw notFound('Product not found');
  const { movements, ...answer } = await readStockMovements(context, productId, page);
  return {
    ...answer,
    movements: movements.map(({ by, ...movement }) => ({ ...movement, by: by?.kind === 'staff' ? { ...by, name: null } : by })),
  };
}
