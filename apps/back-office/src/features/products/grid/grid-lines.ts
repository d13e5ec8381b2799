import type { GridProduct } from '@souk/contract/back-office/catalog/product-grid';
import { wireAmountText } from '@souk/money/currency';

/** The cells that an import changes, named as its columns. */
export type EditedColumn = 'price' | 'discount_price' | 'stock' | 'active';
export type ColumnId = 'name' | 'sku' | EditedColumn;

/** A row of the grid: a product, or one of several variants of the product above. */
export type GridLine = {
  key: string;
  product: GridProduct;
  isProduct: boolean;
  /** The variant whose stock the line has: that of a product with a single one, too. */
  variant: GridProduct['variants'][number] | undefined;
};

export function linesOf(products: readonly GridProduct[]): GridLine[] {
  return products.flatMap((product): GridLine[] => {
    const [only, another] = product.variants;
    const line = { key: product.slug, product, isProduct: true, variant: another ? undefined : only };
    const variants = another ? product.variants : [];
    return [line, ...variants.map((variant) => ({ key: `${product.slug} ${variant.sku}`, product, isProduct: false, variant }))];
  });
}

export function isEditable({ isProduct, variant }: GridLine, column: ColumnId): column is EditedColumn {
  if (column === 'stock') return variant !== undefined;
  return isProduct && column !== 'name' && column !== 'sku';
}

/** The text of a cell as it is stored. */
export function storedText(line: GridLine, column: ColumnId): string {
  const { product, variant, isProduct } = line;
  if (column === 'name') return isProduct ? product.name : (variant?.options ?? '');
  if (column === 'sku') return variant?.sku ?? '';
  return isEditable(line, column) ? editedText(line, column) : '';
}

function editedText({ product, variant }: GridLine, column: EditedColumn): string {
  switch (column) {
    case 'price':
      return wireAmountText(product.price);
    case 'discount_price':
      return product.discount_price === null ? '' : wireAmountText(product.discount_price);
    case 'stock':
      return String(variant?.stock ?? 0);
    case 'active':
      return product.is_published ? 'yes' : 'no';
  }
}
