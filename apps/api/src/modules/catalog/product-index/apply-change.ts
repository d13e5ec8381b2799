import type { IndexedProduct, ProductChange } from '../queries/product-index.ts';
import { addToBlock } from './block-counts.ts';
import type { SortedProducts } from './match-products.ts';
import { appendProduct, removeProduct, writeProduct } from './product-columns.ts';
import { setLaterWords } from './word-index.ts';

/** Applies a change; one that was applied already changes nothing. Returns false if the products have to be loaded again. */
export function applyChange(products: SortedProducts, { id, product }: ProductChange): boolean {
  const { columns, words } = products;
  products.revision = {};
  const position = columns.positions.get(id);
  if (!product) {
    if (position !== undefined) leave(products, position);
    return true;
  }
  const { search } = product;
  if (position !== undefined && (search === null || words.later.get(position)?.text === search) && isInPlace(products, position, product)) {
    return replace(products, position, product);
  }
  // The change did not carry the words that a product needs at another position.
  if (search === null) return false;
  if (position !== undefined) leave(products, position);
  setLaterWords(words, appendProduct(columns, product), search);
  return true;
}

/** Whether the product belongs at its position, where sorted ones are in the order of their category and price. */
function isInPlace({ columns }: SortedProducts, position: number, product: IndexedProduct): boolean {
  if (position >= columns.sorted) return true;
  return (
    columns.categories[position] === columns.codes.find('category', product.category_id) &&
    columns.prices[position] === product.selling_price
  );
}

function replace({ columns, blocks }: SortedProducts, position: number, product: IndexedProduct): boolean {
  addToBlock(blocks, columns, position, -1);
  writeProduct(columns, position, product);
  return addToBlock(blocks, columns, position, 1);
}

function leave({ columns, blocks, words }: SortedProducts, position: number): void {
  addToBlock(blocks, columns, position, -1);
  removeProduct(columns, position);
  words.later.delete(position);
}
