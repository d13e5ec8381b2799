import type { ValidatedProduct } from './validate-product.ts';

/** Whether anything of a product waits. */
export function waitsForApproval({ changes }: ValidatedProduct): boolean {
  return changes.some(({ review }) => review === 'waits');
}

/** The part of a product that is written now, without what waits for approval; undefined if all of it waits. */
export function livePart(product: ValidatedProduct): ValidatedProduct | undefined {
  const { state, changes, variants } = product;
  if (!waitsForApproval(product)) return product;
  if (!state) return undefined;
  const own = changes.filter(({ sku, review }) => sku === undefined && review !== 'waits');
  return {
    ...product,
    cells: { ...state.cells, ...Object.fromEntries(own.map(({ column, to }) => [column, to])) },
    isChanged: own.length > 0,
    variants: variants.filter((variant) => variant.state),
  };
}
