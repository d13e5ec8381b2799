import type { Amount } from '@souk/money/amount';

export type CheckedLine = {
  line_id: number;
  product_id: number;
  /** The quantity in the cart, and the available quantity. */
  quantity: number;
  stock: number;
  is_available: boolean;
  /** The price that the shopper saw last, and the current one. */
  seen_price: Amount;
  price: Amount;
};

/** `before` and `now` are minor units for a price and quantities for stock. */
export type Change = {
  line_id: number;
  product_id: number;
  kind: 'price' | 'stock' | 'unavailable';
  before: number | null;
  now: number | null;
};

/** The quantity of a line that can be ordered now, and the changes to show to the shopper. */
export function assessLine(line: CheckedLine): { quantity: number; changes: Change[] } {
  const { line_id, product_id } = line;
  if (!line.is_available) return { quantity: 0, changes: [{ line_id, product_id, kind: 'unavailable', before: null, now: null }] };
  const quantity = Math.min(line.quantity, line.stock);
  const changes: Change[] = [];
  if (quantity < line.quantity) changes.push({ line_id, product_id, kind: 'stock', before: line.quantity, now: line.stock });
  if (quantity > 0 && line.price !== line.seen_price) {
    changes.push({ line_id, product_id, kind: 'price', before: line.seen_price, now: line.price });
  }
  return { quantity, changes };
}
