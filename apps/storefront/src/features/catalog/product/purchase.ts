import type { Product } from '../../../lib/answers/answers.ts';
import type { Choice } from './product-choice.ts';

/** What the route lends: the cart is a feature of its own and features never meet. */
export type Purchase = {
  add: (product: Product, order: Order) => void;
  buyNow: (product: Product, order: Order) => void;
  /** What is under way. */
  busy: 'add' | 'buyNow' | null;
};
export type Order = { quantity: number; choice: Choice };
/** What the buttons of a page do with what is chosen on it. */
export type Buying = { busy: Purchase['busy']; onAdd: () => void; onBuyNow: () => void };
