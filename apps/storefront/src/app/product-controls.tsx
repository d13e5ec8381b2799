import { FavoriteButton } from '../features/account/favorite-button.tsx';
import { CardCartControl } from '../features/cart/card-cart-control.tsx';
import type { ProductActions } from '../features/catalog/product-actions.tsx';

/** What other features lend to a product's card. */
export const productControls: ProductActions = {
  cart: (product) => <CardCartControl product={product} />,
  heart: (product) => <FavoriteButton product={product} />,
};
