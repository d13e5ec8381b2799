import type { CartProduct } from '@souk/contract/cart';

/** A cart line: one mug for 10, with a stock of 5. */
export function buildCartProduct(changes: Partial<CartProduct> = {}): CartProduct {
  return {
    id: 1,
    line_id: 1,
    variant_id: 1,
    slug: 'mug',
    name: 'Mug',
    thumbnail: null,
    picture: null,
    brand: null,
    price: 10,
    discount_price: 0,
    discount_percentage: 0,
    size: null,
    color: null,
    unit: null,
    quantity: 1,
    stock: 5,
    is_available: true,
    ...changes,
  };
}
