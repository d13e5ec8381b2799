import type { ProductGrid as GridPage } from '@souk/contract/back-office/catalog/product-grid';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useRef } from 'react';
import { SaveBar } from '../../../lib/forms/save-bar.tsx';
import { DataGrid, type GridHandle } from '../../../lib/grid/data-grid.tsx';
import type { GridColumn } from '../../../lib/grid/grid-cell.tsx';
import type { CellChange, Pasted } from '../../../lib/grid/grid-model.ts';
import { explainError, useI18n } from '../../../lib/services.tsx';
import { type ColumnId, type GridLine, isEditable, linesOf } from './grid-lines.ts';
import { GridPreview } from './grid-preview.tsx';
import { readCell } from './read-cell.ts';
import { cellsOf, findErrors, wordsOf } from './use-grid-cells.ts';
import { cellKey, type GridEdits } from './use-grid-edits.ts';
import { type GridSaver, useGridSaving } from './use-grid-saving.ts';

type ProductGridProps = {
  pages: readonly GridPage[];
  grid: GridEdits;
  saver: GridSaver;
  mayWrite: boolean;
  /** The last rows are shown. */
  onEnd: () => void;
};

/** Prices, offers, stock and publication of many products, changed as in a spreadsheet and saved at once. */
export function ProductGrid({ pages, grid, saver, mayWrite, onEnd }: ProductGridProps) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const columns = useColumns();
  const handle = useRef<GridHandle>(null);
  const { edits, change, undo, discard } = grid;
  const saving = useGridSaving(saver, edits, (result) => {
    discard();
    saver.onSaved(result, plural(result.changed, '{count} product changed', '{count} products changed'));
  });
  const lines = linesOf(pages.flatMap(({ products }) => products));
  const currency = pages[0]?.currency ?? '';
  const typing = findErrors(edits, i18n, currency);
  const errors = new Map([...saving.problems, ...typing]);

  function handleChange(changes: readonly CellChange[]) {
    const words = wordsOf(i18n, currency);
    saving.resetProblems();
    change(
      changes.flatMap(({ row, column, text }) => {
        const [line, id] = [lines[row], columns[column]?.id];
        return line && id && isEditable(line, id) ? [{ line, column: id, text: readCell(id, text, words).text }] : [];
      }),
    );
  }
  function showFirstError(found: ReadonlyMap<string, string>) {
    const row = lines.findIndex((line) => columns.some(({ id }) => found.has(cellKey(line, id))));
    const line = lines[row];
    if (line) handle.current?.focusCell({ row, column: columns.findIndex(({ id }) => found.has(cellKey(line, id))) });
  }
  const preview = () => (errors.size > 0 ? showFirstError(errors) : saving.preview(showFirstError));
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        preview();
      }}
    >
      <DataGrid
        ref={handle}
        columns={columns}
        cells={cellsOf({ lines, columns, edits, errors, mayWrite }, i18n)}
        keyOf={(row) => lines[row]?.key ?? row}
        events={{
          onChange: handleChange,
          onPasted: (pasted) => explainPaste(pasted),
          onUndo() {
            saving.resetProblems();
            undo();
          },
          onEnd,
          onPasteRefused: () => toast.error(t('The browser does not let the page read the clipboard. Choose a cell and press Ctrl+V.')),
        }}
        texts={useGridTexts(mayWrite)}
      >
        <Count pages={pages} lines={lines} />
      </DataGrid>
      {!saving.isOpen && saving.error && <Note tone="error">{explainError(i18n, saving.error)}</Note>}
      <SaveBar
        isDirty={edits.size > 0}
        busy={saving.isPreviewing}
        onDiscard={() => {
          saving.resetProblems();
          discard();
        }}
        label={t('Preview changes')}
        status={
          <>
            {plural(edits.size, '{count} changed cell', '{count} changed cells')}
            {errors.size > 0 && (
              <span className="block text-sale-text">
                {plural(errors.size, '{count} cell has an error', '{count} cells have an error')}
              </span>
            )}
          </>
        }
      />
      <GridPreview
        saving={saving}
        edits={edits}
        titles={Object.fromEntries(columns.map(({ id, title }) => [id, title]))}
        isReviewed={saver.isReviewed}
        onAgain={preview}
      />
    </form>
  );

  function explainPaste({ outside, locked }: Pasted) {
    if (outside > 0) toast.error(plural(outside, '{count} value is beyond the last cell', '{count} values are beyond the last cell'));
    if (locked > 0)
      toast.error(plural(locked, '{count} value is for a cell that cannot change', '{count} values are for cells that cannot change'));
  }
}

type Column = GridColumn & { id: ColumnId };

function useColumns(): readonly Column[] {
  const { t } = useI18n();
  return [
    { id: 'name', title: t('Product'), width: 'minmax(var(--grid-name), 1fr)', kind: 'text' },
    { id: 'price', title: t('Price'), width: '8rem', kind: 'number', inputMode: 'decimal' },
    { id: 'discount_price', title: t('Offer price'), width: '8rem', kind: 'number', inputMode: 'decimal' },
    { id: 'stock', title: t('Stock'), width: '7rem', kind: 'number', inputMode: 'numeric' },
    { id: 'active', title: t('Published'), width: '7rem', kind: 'flag' },
    { id: 'sku', title: t('SKU'), width: '10rem', kind: 'text' },
  ];
}

function useGridTexts(mayWrite: boolean) {
  const { t } = useI18n();
  return {
    label: t('Product grid'),
    hint: mayWrite
      ? t(
          'Arrows move, Enter changes a cell, Shift selects several. Ctrl+C and Ctrl+V exchange cells with a spreadsheet, Ctrl+D fills down, Delete clears.',
        )
      : t('Your role may not change products.'),
    paste: t('Paste'),
    fill: t('Fill down'),
    undo: t('Undo last edit'),
  };
}

function Count({ pages, lines }: { pages: readonly GridPage[]; lines: readonly GridLine[] }) {
  const { t, number, plural } = useI18n();
  const total = pages[0]?.total ?? 0;
  const loaded = lines.filter(({ isProduct }) => isProduct).length;
  return (
    <p role="status" className="ms-auto text-sm text-ink-muted">
      {loaded < total
        ? t('{loaded} of {total} products', { loaded: number(loaded), total: number(total) })
        : plural(total, '{count} product', '{count} products')}
    </p>
  );
}
