import type { Product } from '@souk/contract/catalog';
import type { Choice } from './product-choice.ts';

/** What the route lends: the cart is a feature of its own and features never meet. */
export type Purchase = { add: (product: Product, order: Order) => void; busy: boolean };
export type Order = { quantity: number; choice: Choice };
