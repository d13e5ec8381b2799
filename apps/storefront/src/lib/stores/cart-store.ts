import { createPersistedStore, type PersistedStore, type TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isFlag, isNumber, isText, listOf, orNull, recordOf, type Shape, type Shapes } from '@souk/client/stores/stored-shape.ts';
import type { Address } from '@souk/contract/account';
import type { CartGroup, CartProduct } from '@souk/contract/cart';
import type { Amounts, CheckoutSummary } from '@souk/contract/checkout';
import { isAddress } from './auth-store.ts';

/** The cart, by the names of the specification. */
export type CartState = Amounts & {
  /** The quantity of all lines. */
  total: number;
  products: CartGroup[];
  checkoutProducts: CheckoutSummary['checkout_items'];
  selectedShopIds: number[];
  /** The amount of all lines, selected or not; the floating tab and the drawer show it. */
  totalAmount: number;
  coupon_code: string;
  address: Address | null;
  buyNowShopId: number | null;
  buyNowProduct: CartProduct | null;
  loading: boolean;
};

/** The amounts of an empty cart. */
export const noAmounts: Amounts = {
  total_amount: 0,
  delivery_charge: 0,
  coupon_discount: 0,
  membership_discount_percentage: 0,
  membership_discount_amount: 0,
  membership_delivery_saved: 0,
  payable_amount: 0,
  order_tax_amount: 0,
  all_vat_taxes: [],
};

export const emptyCart: CartState = {
  ...noAmounts,
  total: 0,
  products: [],
  checkoutProducts: [],
  selectedShopIds: [],
  totalAmount: 0,
  coupon_code: '',
  address: null,
  buyNowShopId: null,
  buyNowProduct: null,
  loading: false,
};

export type CartStore = PersistedStore<CartState>;

export function createCartStore(storage: TextStorage): CartStore {
  return createPersistedStore({ key: 'souk.cart', version: 1, initial: emptyCart, shapes, storage });
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
