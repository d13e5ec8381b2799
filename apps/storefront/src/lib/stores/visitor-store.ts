import { createPersistedStore, type PersistedStore, type TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isNumber, isText, listOf, orNull, recordOf, type Shapes } from '@souk/client/stores/stored-shape.ts';
import type { GuestItem } from '@souk/contract/cart';

/**
 * The browser stores this for visitors without an account; it joins the account at sign-in. `hearts` and `viewed` are product ids, newest
 * first. `compared` are those of the comparison, which stays in the browser. `items` are the visitor's cart, which joins once under `itemsKey`.
 * `direct` is what the visitor buys directly.
 */
export type VisitorState = {
  hearts: number[];
  viewed: number[];
  compared: number[];
  items: GuestItem[];
  itemsKey: string;
  direct: DirectItem | null;
};
/** The options are ids. */
export type DirectItem = GuestItem & {
  product_id: number;
  shop_id: number;
  size: number | null;
  color: number | null;
  unit: number | null;
};
export type VisitorStore = PersistedStore<VisitorState>;

/** The limits are what a wishlist accepts in one call, and what a row of products shows. */
const maxHearts = 100;
const maxViewed = 12;

const emptyVisitor: VisitorState = { hearts: [], viewed: [], compared: [], items: [], itemsKey: '', direct: null };
const shapes: Shapes<VisitorState> = {
  hearts: listOf(isNumber),
  viewed: listOf(isNumber),
  compared: listOf(isNumber),
  items: listOf(recordOf({ variant_id: isNumber, quantity: isNumber })),
  itemsKey: isText,
  direct: orNull(
    recordOf({
      variant_id: isNumber,
      quantity: isNumber,
      product_id: isNumber,
      shop_id: isNumber,
      size: orNull(isNumber),
      color: orNull(isNumber),
      unit: orNull(isNumber),
    }),
  ),
};

export function createVisitorStore(storage: TextStorage): VisitorStore {
  return createPersistedStore({ key: 'souk.visitor', version: 1, initial: emptyVisitor, shapes, storage });
}

/** Adds a product to the wishlist, or removes it. */
export function toggleHeart(state: VisitorState, id: number): VisitorState {
  const others = state.hearts.filter((other) => other !== id);
  return { ...state, hearts: others.length < state.hearts.length ? others : [id, ...others].slice(0, maxHearts) };
}

/** Records a viewed product at the front. */
export function recordView(state: VisitorState, id: number): VisitorState {
  return { ...state, viewed: [id, ...state.viewed.filter((other) => other !== id)].slice(0, maxViewed) };
}

/** Removes ids that have joined the account; ids added meanwhile stay. */
export function removeJoined(state: VisitorState, { hearts, viewed }: Partial<VisitorState>): VisitorState {
  return {
    ...state,
    hearts: hearts ? state.hearts.filter((id) => !hearts.includes(id)) : state.hearts,
    viewed: viewed ? state.viewed.filter((id) => !viewed.includes(id)) : state.viewed,
  };
}
