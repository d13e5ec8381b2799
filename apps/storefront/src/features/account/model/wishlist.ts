import type { ProductCard } from '../../../lib/answers/answers.ts';

/** The wishlist with a product put where it stood, or in front. */
export function withProduct(products: readonly ProductCard[], product: ProductCard, at = 0): ProductCard[] {
  const others = withoutProduct(products, product.id);
  return others.toSpliced(at, 0, { ...product, is_favorite: true });
}

export function withoutProduct(products: readonly ProductCard[], id: number): ProductCard[] {
  return products.filter((other) => other.id !== id);
}
