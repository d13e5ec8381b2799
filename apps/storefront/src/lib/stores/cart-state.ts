import type { Address } from '@souk/contract/account';
import type { CartGroup, CartProduct } from '@souk/contract/cart';
import type { Amounts, CheckoutSummary } from '@souk/contract/checkout';

/** The cart, by the names of the specification. */
export type CartState = Amounts & {
  /** How many pieces. */
  total: number;
  products: CartGroup[];
  checkoutProducts: CheckoutSummary['checkout_items'];
  selectedShopIds: number[];
  /** What all lines come to, chosen or not: the floating tab and the drawer show it. */
  totalAmount: number;
  coupon_code: string;
  address: Address | null;
  buyNowShopId: number | null;
  buyNowProduct: CartProduct | null;
  loading: boolean;
};

/** What an empty cart comes to. */
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
