import type { CartGroup, CartProduct } from '@souk/contract/cart';

/** What the cart will look like once the server has agreed: shown at once, and taken back if it does not. */
export function withQuantity(groups: readonly CartGroup[], lineId: number, quantity: number): CartGroup[] {
  return groups.flatMap((group) => {
    const products = group.products.flatMap((line) => (line.line_id === lineId ? changed(line, quantity) : [line]));
    return products.length > 0 ? [{ ...group, products }] : [];
  });
}

function changed(line: CartProduct, quantity: number): CartProduct[] {
  return quantity > 0 ? [{ ...line, quantity: Math.min(quantity, Math.max(line.stock, 1)) }] : [];
}

export function countPieces(groups: readonly CartGroup[]): number {
  return groups.reduce((sum, group) => sum + group.products.reduce((pieces, line) => pieces + line.quantity, 0), 0);
}

/** The lines of a product, whatever their size and colour. */
export function linesOf(groups: readonly CartGroup[], productId: number): CartProduct[] {
  return groups.flatMap(({ products }) => products.filter(({ id }) => id === productId));
}
