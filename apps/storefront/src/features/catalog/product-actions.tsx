import { createContext, type ReactNode, use } from 'react';
import type { ProductCard } from '../../lib/answers/answers.ts';

/**
 * What a shopper can do with a product where only its card is seen. Cart and wishlist are features of their own and
 * features never meet, so the app lends their controls, once, around all pages.
 */
export type ProductActions = {
  /** At the picture's lower end corner: adds, and becomes a stepper once it is in the cart. */
  cart?: ((product: ProductCard) => ReactNode) | undefined;
  /** At the picture's top end corner. */
  heart?: ((product: ProductCard) => ReactNode) | undefined;
};

const ProductActionsContext = createContext<ProductActions>({});

export function ProductActionsProvider({ actions, children }: { actions: ProductActions; children: ReactNode }) {
  return <ProductActionsContext value={actions}>{children}</ProductActionsContext>;
}

export function useProductActions(): ProductActions {
  return use(ProductActionsContext);
}
