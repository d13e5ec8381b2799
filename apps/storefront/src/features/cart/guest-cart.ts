import { randomKey } from '@souk/client/random-key.ts';
import type { AddCartLine, Cart, CartProduct, GuestItem } from '@souk/contract/cart';
import type { Services } from '../../lib/services/services.ts';
import { useSettings } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';

type GuestServices = Pick<Services, 'api' | 'visitor'>;

/** Whether a visitor has a cart: nobody is signed in, and the marketplace allows it. */
export function isGuest({ auth, settings }: Pick<Services, 'auth' | 'settings'>): boolean {
  return !auth.getState().token && settings.getState().guestCart;
}

/** Whether the person has a cart at all: a shopper, or a visitor where the marketplace allows it. */
export function useHasCart(): boolean {
  const isShopper = useIsShopper();
  return useSettings((state) => state.guestCart) || isShopper;
}

/** The visitor's cart with the prices of now, after a product was added to it. The browser stores the items that are still sold. */
export async function readGuestCart({ api, visitor }: GuestServices, add?: AddCartLine): Promise<{ data: Cart }> {
  const { items: sent } = visitor.getState();
  const { data } = await api.call('POST /guest-cart', { body: { items: sent, ...(add && { add }) } });
  // Another tab changed the items meanwhile.
  if (!isEqual(visitor.getState().items, sent)) return readGuestCart({ api, visitor }, add);
  if (!isEqual(data.items, sent)) storeItems(visitor, data.items);
  return { data: data.cart };
}

/** Changes the quantity of a line; 0 removes it. */
export function changeGuestLine(services: GuestServices, line: CartProduct, quantity: number): Promise<{ data: Cart }> {
  const { items } = services.visitor.getState();
  const others = (item: GuestItem) => item.variant_id !== line.variant_id;
  const wanted = Math.min(quantity, Math.max(line.stock, 1));
  storeItems(
    services.visitor,
    quantity > 0 ? items.map((item) => (others(item) ? item : { ...item, quantity: wanted })) : items.filter(others),
  );
  return readGuestCart(services);
}

/** Adds the visitor's items to the account; without items there is no cart to receive. */
export async function joinGuestCart({ api, visitor }: GuestServices): Promise<{ data: Cart | undefined }> {
  // Another tab may have added them already.
  visitor.restore();
  const { items, itemsKey } = visitor.getState();
  if (items.length === 0) return { data: undefined };
  const { data } = await api.call('POST /cart/merge', { body: { items }, headers: { 'Idempotency-Key': itemsKey } });
  // Items that were added meanwhile stay. The server adds only what it has not added under this key.
  visitor.setState((state) => (isEqual(state.items, items) ? { items: [], itemsKey: '' } : state));
  return { data };
}

function isEqual(one: readonly GuestItem[], other: readonly GuestItem[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function storeItems(visitor: Services['visitor'], items: GuestItem[]): void {
  visitor.setState(({ itemsKey }) => ({ items, itemsKey: itemsKey || randomKey() }));
}
