import type { CartGroup, CartProduct } from '@souk/contract/cart';
import type { Amounts, CheckoutGroup, CheckoutSummary } from '@souk/contract/checkout';
import { noAmounts } from '../../src/lib/stores/cart-store.ts';
import { buildCartProduct } from './cart-product.ts';

/** A shop's part of a cart, with one mug unless other products are given. */
export function buildCartGroup(shop_id: number, products: CartProduct[] = [buildCartProduct()]): CartGroup {
  return { id: shop_id, shop_id, shop_name: `Shop ${shop_id}`, shop_rating: 0, products };
}

const amounts: Amounts = { ...noAmounts, total_amount: 10, delivery_charge: 5, payable_amount: 15 };

/** A checkout of one shop with one mug for 10 and a delivery for 5. */
export function buildCheckoutSummary(changes: Partial<CheckoutSummary> = {}, changedAmounts: Partial<Amounts> = {}): CheckoutSummary {
  return {
    checkout_items: [buildCheckoutGroup(buildCartGroup(1))],
    checkout: { ...amounts, ...changedAmounts },
    apply_coupon: [],
    coupon_message: null,
    changes: [],
    cart_version: 'v1',
    ...changes,
  };
}

export function buildCheckoutGroup(group: CartGroup): CheckoutGroup {
  return { ...group, amounts, estimated_delivery: { min_days: 2, max_days: 4 } };
}
