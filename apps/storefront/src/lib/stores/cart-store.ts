import type { CartGroup, CartProduct } from '@souk/contract/cart';
import { isAddress } from './auth-store.ts';
import { type CartState, emptyCart } from './cart-state.ts';
import { createKeptStore, type KeptStore, type TextStorage } from './kept-store.ts';
import { isFlag, isNumber, isText, listOf, orNull, recordOf, type Shape, type Shapes } from './stored-shape.ts';

export type CartStore = KeptStore<CartState>;

export function createCartStore(storage: TextStorage): CartStore {
  return createKeptStore({ key: 'souk.cart', version: 1, initial: emptyCart, shapes, storage });
}

const named = { id: isNumber, name: isText };
const isPicture = recordOf({ src: isText, widths: listOf(isNumber), width: isNumber, height: isNumber, preview: isText, alt: isText });
const isProduct: Shape<CartProduct> = recordOf({
  ...named,
  line_id: isNumber,
  variant_id: isNumber,
  slug: isText,
  thumbnail: orNull(isText),
  picture: orNull(isPicture),
  brand: orNull(isText),
  price: isNumber,
  discount_price: isNumber,
  discount_percentage: isNumber,
  size: orNull(recordOf(named)),
  color: orNull(recordOf({ ...named, hex: isText })),
  unit: orNull(recordOf(named)),
  quantity: isNumber,
  stock: isNumber,
  is_available: isFlag,
});
const group = { id: isNumber, shop_id: isNumber, shop_name: isText, shop_rating: isNumber, products: listOf(isProduct) };
const isGroup: Shape<CartGroup> = recordOf(group);
const taxes = listOf(recordOf({ name: isText, percentage: isNumber, amount: isNumber }));
const amounts = {
  total_amount: isNumber,
  delivery_charge: isNumber,
  coupon_discount: isNumber,
  membership_discount_percentage: isNumber,
  membership_discount_amount: isNumber,
  membership_delivery_saved: isNumber,
  payable_amount: isNumber,
  order_tax_amount: isNumber,
  all_vat_taxes: taxes,
};

const shapes: Shapes<CartState> = {
  ...amounts,
  total: isNumber,
  products: listOf(isGroup),
  checkoutProducts: listOf(
    recordOf({ ...group, amounts: recordOf(amounts), estimated_delivery: recordOf({ min_days: isNumber, max_days: isNumber }) }),
  ),
  selectedShopIds: listOf(isNumber),
  totalAmount: isNumber,
  coupon_code: isText,
  address: orNull(isAddress),
  buyNowShopId: orNull(isNumber),
  buyNowProduct: orNull(isProduct),
};
