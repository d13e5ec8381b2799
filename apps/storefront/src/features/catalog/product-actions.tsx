import { createContext, type ReactNode, use } from 'react';
import type { ProductCard } from '../../lib/other-servers/answers.ts';

/** Controls on product cards. The app provides them, because features may not import each other. */
export type ProductActions = {
  /** At the picture's bottom end corner: adds the product, then becomes a quantity stepper. */
  cartControl?: ((product: ProductCard) => ReactNode) | undefined;
  /** At the picture's top end corner. */
  favoriteButton?: ((product: ProductCard) => ReactNode) | undefined;
};

const ProductActionsContext = createContext<ProductActions>({});

export function ProductActionsProvider({ actions, children }: { actions: ProductActions; children: ReactNode }) {
  return <ProductActionsContext value={actions}>{children}</ProductActionsContext>;
}

export function useProductActions(): ProductActions {
  return use(ProductActionsContext);
}
