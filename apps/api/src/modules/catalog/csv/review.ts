import type { CsvTerms } from './csv-terms.ts';
import type { CellChange } from './parse-row.ts';

/** The columns of a stored product or variant that a shop changes at once. Shoppers read the others, which are reviewed. */
const atOnce = new Set(['price', 'discount_price', 'extra_price', 'stock', 'variant_active']);

/** Whether a shop's changes of a product's column are reviewed, except that hiding a product is not. */
export function isReviewed({ shop }: CsvTerms, column: string): boolean {
  return shop !== undefined && column !== 'product' && !atOnce.has(column);
}

type ChangedCell = { column: string; to: string /** Whether its product or variant does not exist yet. */; isNew: boolean };

/** Whether a change by a shop is reviewed; hiding a product is not. Nothing of an operator is. */
export function reviewOf({ shop }: CsvTerms, { column, to, isNew }: ChangedCell): Pick<CellChange, 'review'> {
  const isLive = !isNew && (atOnce.has(column) || (column === 'active' && to === 'no'));
  return !shop || isLive ? {} : { review: shop.isTrusted ? 'accepted' : 'waits' };
}
