import type { Amount } from '@souk/money/amount';

/** What is known of a line when its checkout is opened. */
export type CheckedLine = {
  line_id: number;
  product_id: number;
  /** Pieces that were put into the cart, and pieces that there are. */
  quantity: number;
  stock: number;
  is_available: boolean;
  /** What a piece cost when the shopper last looked, and what it costs now. */
  seen_price: Amount;
  price: Amount;
};

/** What became different. `before` and `now` are minor units for a price, pieces for stock. */
export type Change = {
  line_id: number;
  product_id: number;
  kind: 'price' | 'stock' | 'unavailable';
  before: number | null;
  now: number | null;
};

/** How many pieces of a line can be ordered now (0: none), and what the shopper has to be told of it. */
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
