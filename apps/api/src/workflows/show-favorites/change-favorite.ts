import type { ProductCard } from '@souk/contract/catalog';
import type { Context, SignedIn } from '../../context.ts';
import { toggleFavorite } from '../../modules/account/toggle-favorite.ts';
import type { Catalog } from '../../modules/catalog/catalog.ts';
import { readProductCards } from '../../modules/catalog/read-product-cards.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/problem.ts';

/** Puts a product on the wishlist or takes it off, and shows it as it is then. */
export function changeFavorite(
  context: SignedIn<Context>,
  catalog: Catalog,
  productId: number,
): Promise<{ product: ProductCard; total: number }> {
  return inTransaction(context.db, async (transaction) => {
    const total = await toggleFavorite(context, transaction, productId);
    // Read where it was written: a replica may not know of it yet.
    const [product] = await readProductCards({ ...context, read: transaction }, catalog, [productId]);
    if (!product) throw notFound('There is no such product');
    return { product, total };
  });
}
