import type { AddCartLine } from '@souk/contract/cart';
import type { Services } from '../../lib/services/services.ts';

type GuestServices = Pick<Services, 'api' | 'visitor'>;

/** Chooses the product that a visitor buys directly. The browser stores it until the visitor has signed in. */
export async function chooseGuestPurchase({ api, visitor }: GuestServices, add: Omit<AddCartLine, 'is_buy_now'>): Promise<void> {
  const { data } = await api.call('POST /guest-cart', { body: { items: [], add } });
  const [item] = data.items;
  const [shop] = data.cart.cart_items;
  const line = shop?.products[0];
  if (!item || !shop || !line) return;
  const options = { size: line.size?.id ?? null, color: line.color?.id ?? null, unit: line.unit?.id ?? null };
  visitor.setState({ direct: { ...item, product_id: line.id, shop_id: shop.shop_id, ...options } });
}

/** Makes the product that was chosen before the sign-in the shopper's direct purchase. Sent again it changes nothing. */
export async function joinGuestPurchase({ api, visitor }: GuestServices): Promise<void> {
  const { direct } = visitor.getState();
  if (!direct) return;
  const { variant_id: _variant, shop_id: _shop, ...line } = direct;
  await api.call('POST /cart/store', { body: { ...line, is_buy_now: true } });
  visitor.setState((state) => (state.direct === direct ? { direct: null } : state));
}
