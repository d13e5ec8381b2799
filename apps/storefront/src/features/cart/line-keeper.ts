import type { CartProduct } from '@souk/contract/cart';
import { createContext } from 'react';

/** Keeps a line's product for later, and says so; false where that failed. The wishlist is another feature, so the app lends it. */
export type KeepLine = (line: CartProduct) => Promise<boolean>;

export const LineKeeper = createContext<KeepLine | undefined>(undefined);
