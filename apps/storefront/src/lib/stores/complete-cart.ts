import type { Cart, CartGroup, CartProduct, Coupon } from '@souk/contract/cart';
import type { Amounts, CheckoutGroup, CheckoutSummary } from '@souk/contract/checkout';
import { noAmounts } from './cart-state.ts';

// The specification names some fields of these answers, and the market adds others. A server that sends the named ones alone is as good: what
// it leaves out is filled in here, once, so that no screen has to ask.

type Named<Whole, Fields extends keyof Whole> = Pick<Whole, Fields> & Partial<Omit<Whole, Fields>>;
type NamedChoice = { id?: number; name: string; hex?: string } | null;
type Chosen = 'size' | 'color' | 'unit';
type NamedLine = Named<Omit<CartProduct, Chosen>, 'id' | 'name' | 'quantity' | 'price'> & { [Name in Chosen]?: NamedChoice } & {
  thumbnails?: readonly { thumbnail: string }[];
};
type NamedGroup = Partial<Omit<CheckoutGroup, 'products' | 'shop_id' | 'shop_name'>> &
  Pick<CartGroup, 'shop_id' | 'shop_name'> & { products: readonly NamedLine[] };
export type NamedCart = Pick<Cart, 'total'> & Partial<Pick<Cart, 'info'>> & { cart_items: readonly NamedGroup[] };
export type NamedSummary = Partial<Omit<CheckoutSummary, 'checkout' | 'checkout_items'>> & {
  checkout: Partial<Amounts>;
  checkout_items: readonly NamedGroup[];
};
export type NamedCoupon = Named<Coupon, 'id' | 'discount_type' | 'discount' | 'validity' | 'is_collected'>;

/** As many as one may ask for: who is not told how many there are learns it from the answer. */
const plenty = 999;

/** In place of days that nobody told. */
const noDays = -1;

export function completeCart({ total, info = null, cart_items }: NamedCart): Cart {
  return { total, info, cart_items: completeGroups(cart_items) };
}

export function completeSummary({ checkout, checkout_items, ...summary }: NamedSummary): CheckoutSummary {
  const whole = { ...noAmounts, ...checkout };
  return {
    apply_coupon: [],
    coupon_message: null,
    changes: [],
    ...summary,
    checkout: whole,
    checkout_items: completeGroups(checkout_items).map((group, index) => ({
      // What one shop alone comes to is the whole; the parts of several are theirs to tell.
      amounts: checkout_items.length === 1 ? whole : noAmounts,
      estimated_delivery: { min_days: noDays, max_days: noDays },
      ...checkout_items[index],
      ...group,
    })),
  };
}

/** Whether the server said what a shop's part comes to and when it comes. */
export function isTold({ estimated_delivery }: Pick<CheckoutGroup, 'estimated_delivery'>): boolean {
  return estimated_delivery.max_days > noDays;
}

export function completeCoupon(coupon: NamedCoupon, shopId: number): Coupon {
  const { min_order_amount } = coupon;
  return { code: '', shop_id: shopId, max_discount_amount: null, is_applicable: false, ...coupon, min_order_amount: min_order_amount ?? 0 };
}

/** Which line of its product it is, for a call about it; some servers tell the names of size, colour and unit alone. */
export function choicesOf({ size, color, unit }: CartProduct) {
  return { size: size?.id || size?.name, color: color?.id || color?.name, unit: unit?.id || unit?.name };
}

function completeGroups(groups: readonly NamedGroup[]): CartGroup[] {
  let place = 0;
  return groups.map(({ shop_id, shop_name, id = shop_id, shop_rating, products }) => ({
    id,
    shop_id,
    shop_name,
    shop_rating: Number(shop_rating ?? 0),
    products: products.map((line) => completeLine(line, ++place)),
  }));
}

/** Lines are told apart by their place where they have no names of their own. */
function completeLine({ thumbnails = [], ...line }: NamedLine, place: number): CartProduct {
  const { size, color, unit, price, discount_price, discount_percentage } = line;
  return {
    line_id: place,
    variant_id: line.id,
    slug: String(line.id),
    picture: null,
    brand: null,
    stock: plenty,
    is_available: true,
    ...line,
    thumbnail: line.thumbnail ?? thumbnails[0]?.thumbnail ?? null,
    price: Number(price),
    discount_price: Number(discount_price ?? 0),
    discount_percentage: Number(discount_percentage ?? 0),
    size: size ? { id: 0, ...size } : null,
    color: color ? { id: 0, hex: '', ...color } : null,
    unit: unit ? { id: 0, ...unit } : null,
  };
}
