import type { CallAnswer, CallBody } from '@souk/contract/calls';
import { fromWire, toWire } from '@souk/money/currency';
import type { AsSeller, Context } from '../../context.ts';
import { lockProducts } from '../../modules/catalog/queries/derived-data.ts';
import { type BulkRow, listBulkRows } from '../../modules/catalog/queries/managed-products.ts';
import { listShopVariants } from '../../modules/catalog/queries/shop-products.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeFields, lockBulkRows } from '../manage-products/change-products.ts';
import { getOwnProduct } from './read-shop-product.ts';

type Selling = AsSeller<Context>;
type Price = CallAnswer<'POST /seller/products/{product_id}/price'>;

/** Changes the price of a product over the one that the member saw. */
export function changePrice(
  context: Selling,
  productId: number,
  { price, discount_price, seen_price, seen_discount_price }: CallBody<'POST /seller/products/{product_id}/price'>,
): Promise<Price> {
  return inTransaction(context.db, async (transaction) => {
    await lockProducts(transaction, [productId]);
    await getOwnProduct(context.operator.shop_id, transaction, productId);
    if (discount_price !== null && discount_price >= price) throw operatorError('invalid', 'is not less than the price', 'discount_price');
    const [row] = await listBulkRows(transaction, [productId]);
    if (!row) throw notFound('Product not found');
    if (row.price !== fromWire(seen_price) || row.discount_price !== fromWire(seen_discount_price ?? 0))
      throw operatorError('conflict', 'Somebody else has changed the price.');
    const after = { ...fieldsOf(row), price: fromWire(price), discount_price: fromWire(discount_price ?? 0) };
    if (after.price !== row.price || after.discount_price !== row.discount_price)
      await changeFields(context, transaction, [{ row, after }]);
    return { price: toWire(after.price), discount_price: after.discount_price === 0 ? null : toWire(after.discount_price) };
  });
}

/** Changes the stock of variants by the difference to what the member saw. */
export function changeStock(context: Selling, { changes }: CallBody<'POST /seller/stock'>): Promise<CallAnswer<'POST /seller/stock'>> {
  const differences = new Map(changes.map(({ variant_id, stock, seen_stock }) => [variant_id, stock - seen_stock]));
  return inTransaction(context.db, async (transaction) => {
    const own = await listShopVariants(context.operator.shop_id, transaction, [...differences.keys()]);
    if (own.length < differences.size) throw notFound();
    const rows = await lockBulkRows(transaction, [...new Set(own.map(({ product_id }) => product_id))]);
    const counted = rows.map((row) => ({
      row,
      after: { ...fieldsOf(row), variants: row.variants.map(({ id, stock }) => ({ id, stock: stock + (differences.get(id) ?? 0) })) },
    }));
    const variants = counted.flatMap(({ after }) => after.variants).filter(({ id }) => differences.has(id));
    if (variants.some(({ stock }) => stock < 0)) throw operatorError('conflict', 'Some of the items that you removed are sold already.');
    const changed = counted.filter(({ row }) => row.variants.some(({ id }) => (differences.get(id) ?? 0) !== 0));
    if (changed.length > 0) await changeFields(context, transaction, changed);
    return { variants: variants.map(({ id, stock }) => ({ variant_id: id, stock })) };
  });
}

function fieldsOf({ price, discount_price, category_id, sub_category_id, is_published, variants }: BulkRow) {
  return { price, discount_price, category_id, sub_category_id, is_published, variants };
}
