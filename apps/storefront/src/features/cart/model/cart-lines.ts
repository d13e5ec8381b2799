import type { CartGroup, CartProduct } from '@souk/contract/cart';

/** The groups with another quantity of one line; a quantity of 0 removes the line, and a shop without lines. */
export function withQuantity(groups: readonly CartGroup[], changed: CartProduct, quantity: number): CartGroup[] {
  return groups.flatMap((group) => {
    const products = group.products.flatMap((line) => {
      if (lineKey(line) !== lineKey(changed)) return [line];
      return quantity > 0 ? [{ ...line, quantity: Math.min(quantity, Math.max(line.stock, 1)) }] : [];
    });
    return products.length > 0 ? [{ ...group, products }] : [];
  });
}

/** Identifies a line by its product and options: a server with the specification's fields alone sends no `line_id`. */
export function lineKey({ id, size, color, unit }: CartProduct): string {
  return JSON.stringify([id, size?.name, color?.name, unit?.name]);
}

export function countItems(groups: readonly CartGroup[]): number {
  return groups.flatMap(({ products }) => products).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The lines of a product in any size, colour and unit. */
export function linesOf(groups: readonly CartGroup[], productId: number): CartProduct[] {
  return groups.flatMap(({ products }) => products.filter(({ id }) => id === productId));
}
