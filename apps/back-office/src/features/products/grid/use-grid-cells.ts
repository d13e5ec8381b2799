import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { fromAmountText } from '@souk/money/currency';
import type { Cells, GridCell, Place } from '../../../lib/grid/grid-model.ts';
import { type ColumnId, type EditedColumn, type GridLine, isEditable, storedText } from './grid-lines.ts';
import { type CellProblem, readCell } from './read-cell.ts';
import { cellKey, type Edits } from './use-grid-edits.ts';

const problemTexts: Readonly<Record<CellProblem, string>> = {
  amount: 'Enter an amount with at most two decimals, without thousands separators',
  price: 'Enter a price above zero',
  stock: 'Enter a whole number',
  active: 'Enter yes or no',
};

export function wordsOf({ t }: I18n, currency: string) {
  return { currency, yes: t('Yes'), no: t('No') };
}

/** The problems of the changed cells, by their keys. */
export function findErrors(edits: Edits, i18n: I18n, currency: string): Map<string, string> {
  const { t } = i18n;
  const words = wordsOf(i18n, currency);
  const errors = new Map<string, string>();
  for (const [key, { column, text }] of edits) {
    const { problem } = readCell(column, text, words);
    if (problem) errors.set(key, t(problemTexts[problem]));
  }
  for (const { line, column } of edits.values()) {
    if (column !== 'price' && column !== 'discount_price') continue;
    const amountOf = (name: EditedColumn) => fromAmountText(edits.get(cellKey(line, name))?.text ?? storedText(line, name));
    const [price, offer] = [amountOf('price'), amountOf('discount_price')];
    if (price && offer && offer >= price) errors.set(cellKey(line, 'discount_price'), t('The offer must be below the price'));
  }
  return errors;
}

type Grid = {
  lines: readonly GridLine[];
  columns: readonly { id: ColumnId }[];
  edits: Edits;
  errors: ReadonlyMap<string, string>;
  mayWrite: boolean;
};

/** The cells of the grid: what is stored under what is changed. */
export function cellsOf({ lines, columns, edits, errors, mayWrite }: Grid, { t, plural }: I18n): Cells {
  function cellAt({ row, column }: Place): GridCell {
    const line = lines[row];
    const id = columns[column]?.id;
    if (!line || !id) return { text: '', isEditable: false };
    const key = cellKey(line, id);
    const edit = edits.get(key);
    const text = edit?.text ?? storedText(line, id);
    const count = line.product.variants.length;
    return {
      text,
      ...(id === 'active' && line.isProduct && { shown: text === 'yes' ? t('Yes') : text === 'no' ? t('No') : text }),
      ...(id === 'sku' && !line.variant && count > 1 && { shown: plural(count, '{count} variant', '{count} variants') }),
      isEditable: mayWrite && isEditable(line, id),
      isChanged: edit !== undefined,
      isPart: !line.isProduct,
      error: errors.get(key),
    };
  }
  return { rowCount: lines.length, columnCount: columns.length, cellAt };
}
