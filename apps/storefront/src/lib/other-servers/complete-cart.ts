import type { Cart, CartGroup, CartProduct, Coupon } from '@souk/contract/cart';
import type { Amounts, AppliedCoupon, CheckoutGroup, CheckoutSummary, LineChange } from '@souk/contract/checkout';
import { noAmounts } from '../stores/cart-store.ts';
import { complete, completeAll, oneOf, type Shape } from './complete.ts';

// The specification names some fields of these answers, and our server adds others. For a server that sends only the named ones, the others
// get defaults here, so that no screen has to check for them.

type Named<Whole, Fields extends keyof Whole> = Pick<Whole, Fields> & Partial<Omit<Whole, Fields>>;
type NamedChoice = { id?: number; name?: string; hex?: string } | null;
type Chosen = 'size' | 'color' | 'unit';
type NamedLine = Named<Omit<CartProduct, Chosen>, 'id'> & { [Name in Chosen]?: NamedChoice } & {
  thumbnails?: readonly { thumbnail: string }[];
};
type NamedGroup = Partial<Omit<CheckoutGroup, 'products'>> & { products?: readonly NamedLine[] };
export type NamedCart = Partial<Pick<Cart, 'total' | 'info'>> & { cart_items?: readonly NamedGroup[] };
export type NamedSummary = Partial<Omit<CheckoutSummary, 'checkout' | 'checkout_items'>> & {
  checkout?: Partial<Amounts>;
  checkout_items?: readonly NamedGroup[];
};
export type NamedCoupon = Named<Coupon, 'id'>;

export const amounts: Shape<Amounts> = {
  total_amount: 0,
  delivery_charge: 0,
  coupon_discount: 0,
  membership_discount_percentage: 0,
  membership_discount_amount: 0,
  membership_delivery_saved: 0,
  payable_amount: 0,
  order_tax_amount: 0,
  all_vat_taxes: [{ name: '', percentage: 0, amount: 0 }],
};

const couponFields: Shape<Coupon> = {
  id: 0,
  code: '',
  shop_id: 0,
  discount_type: (type) => (type === 'Percentage' ? type : 'Amount'),
  discount: 0,
  min_order_amount: 0,
  max_discount_amount: null,
  validity: '',
  is_collected: false,
  is_applicable: false,
};

const appliedCoupon: Shape<AppliedCoupon> = { shop_id: 0, coupon_id: 0, code: '', discount: 0, by_code: false };

const lineChange: Shape<LineChange> = {
  line_id: 0,
  product_id: 0,
  name: '',
  kind: oneOf<LineChange['kind']>(['price', 'stock', 'unavailable'], 'stock'),
  before: null,
  now: null,
  message: '',
};

/** The stock of a variant when the server does not send one; the server rejects a quantity that is too high. */
const unknownStock = 999;

/** The days of delivery when the server does not send any. */
const noDays = -1;

export function completeCart({ total, info = null, cart_items = [] }: NamedCart): Cart {
  const groups = completeGroups(cart_items);
  return { total: total ?? countQuantity(groups), info, cart_items: groups };
}

function countQuantity(groups: readonly CartGroup[]): number {
  return groups.flatMap(({ products }) => products).reduce((sum, { quantity }) => sum + quantity, 0);
}

export function completeSummary({ checkout, checkout_items = [], apply_coupon, changes, ...summary }: NamedSummary): CheckoutSummary {
  const whole = complete(amounts, checkout);
  // The amounts of a single shop are those of the whole purchase; the share of each of several shops is unknown.
  const missing = checkout_items.length === 1 ? whole : noAmounts;
  const days = { min_days: noDays, max_days: noDays };
  return {
    coupon_message: null,
    ...summary,
    apply_coupon: completeAll(appliedCoupon, apply_coupon),
    changes: completeAll(lineChange, changes),
    checkout: whole,
    checkout_items: completeGroups(checkout_items).map((group, index) => {
      const given = checkout_items[index];
      return {
        ...given,
        ...group,
        amounts: given?.amounts ? complete(amounts, given.amounts) : missing,
        estimated_delivery: given?.estimated_delivery ? complete(days, given.estimated_delivery) : days,
      };
    }),
  };
}

/** Whether the server sent the estimated delivery of a shop. */
export function isDeliveryKnown({ estimated_delivery }: Pick<CheckoutGroup, 'estimated_delivery'>): boolean {
  return estimated_delivery.max_days > noDays;
}

export function completeCoupon(coupon: NamedCoupon, shopId: number): Coupon {
  return complete(couponFields, { shop_id: shopId, ...coupon });
}

/** The size, colour and unit that identify a line in a call: ids, or names from a server that sends no ids. */
export function choicesOf({ size, color, unit }: CartProduct) {
  return { size: size?.id || size?.name, color: color?.id || color?.name, unit: unit?.id || unit?.name };
}

function completeGroups(groups: readonly NamedGroup[]): CartGroup[] {
  let place = 0;
  return groups.map(({ id, shop_id = id ?? 0, shop_name, shop_rating, products = [] }) => ({
    id: id ?? shop_id,
    shop_id,
    shop_name: shop_name ?? '',
    shop_rating: Number(shop_rating ?? 0),
    products: products.map((line) => completeLine(line, ++place)),
  }));
}

/** The position of a line is its id if the server sends none. */
function completeLine({ thumbnails = [], id = 0, ...line }: NamedLine, place: number): CartProduct {
  const { size, color, unit, price, discount_price, discount_percentage } = line;
  return {
    id,
    line_id: place,
    variant_id: id,
    slug: String(id),
    picture: null,
    stock: unknownStock,
    is_available: true,
    ...line,
    name: line.name ?? '',
    quantity: Number(line.quantity ?? 1),
    brand: typeof line.brand === 'string' ? line.brand : null,
    thumbnail: line.thumbnail ?? thumbnails[0]?.thumbnail ?? null,
    price: Number(price ?? 0),
    discount_price: Number(discount_price ?? 0),
    discount_percentage: Number(discount_percentage ?? 0),
    size: size?.name ? { id: 0, ...size, name: size.name } : null,
    color: color?.name ? { id: 0, hex: '', ...color, name: color.name } : null,
    unit: unit?.name ? { id: 0, ...unit, name: unit.name } : null,
  };
}
