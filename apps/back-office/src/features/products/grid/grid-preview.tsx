import type { ImportResult } from '@souk/contract/back-office/products';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { explainError, useI18n } from '../../../lib/services.tsx';
import { cellKey, type Edits } from './use-grid-edits.ts';
import type { GridSaving } from './use-grid-saving.ts';

type GridPreviewProps = {
  saving: GridSaving;
  edits: Edits;
  titles: Readonly<Record<string, string>>;
  isReviewed: boolean;
  onAgain: () => void;
};

/** Shows each changed cell before and after, and saves all of them at once. */
export function GridPreview({ saving, edits, titles, isReviewed, onAgain }: GridPreviewProps) {
  const i18n = useI18n();
  const { t, plural, number } = i18n;
  const { result, error } = saving;
  if (!result) return null;
  const count = result.created + result.changed;
  const hidden = count - result.products.length;
  const save = saving.isConflict ? (
    <Button busy={saving.isPreviewing} onClick={onAgain}>
      {t('Preview again')}
    </Button>
  ) : (
    <Button busy={saving.isSaving} disabled={count === 0} onClick={() => saving.save(result)}>
      {plural(count, 'Save {count} product', 'Save {count} products')}
    </Button>
  );
  return (
    <Dialog
      open={saving.isOpen}
      onClose={saving.close}
      title={t('Preview of the changes')}
      size="lg"
      footer={
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={saving.close}>
            {t('Back')}
          </Button>
          {save}
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {error && <Note tone="error">{explainError(i18n, error)}</Note>}
        <p role="status" className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
          <span>{t('Changed: {count}', { count: number(count) })}</span>
          {isReviewed && <span>{t('Wait for approval: {count}', { count: number(result.waiting) })}</span>}
        </p>
        {count === 0 && <Note tone="info">{t('The products have these values already.')}</Note>}
        {!result.can_undo && <Note tone="warn">{t('These are too many products to be undone at once: save fewer.')}</Note>}
        {count > 0 && <Changes products={result.products} {...{ edits, titles, isReviewed }} />}
        {hidden > 0 && <p className="text-sm text-ink-muted">{plural(hidden, 'and {count} more', 'and {count} more')}</p>}
      </div>
    </Dialog>
  );
}

type ChangesProps = Pick<GridPreviewProps, 'edits' | 'titles' | 'isReviewed'> & { products: ImportResult['products'] };

function Changes({ products, edits, titles, isReviewed }: ChangesProps) {
  const { t } = useI18n();
  const names = new Map([...edits.values()].map(({ line: { product } }) => [product.slug, product.name]));
  return (
    <div className="overflow-clip rounded-lg border border-line">
      <table aria-label={t('Changes')} className="w-full table-fixed text-sm">
        <thead className="bg-tint text-xs text-ink-muted">
          <tr>
            {[t('Column'), t('Now'), t('Afterwards')].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 text-start font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {products.map(({ product, cells }) => (
          <tbody key={product} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={3} className="bg-tint/50 px-3 py-2 text-start font-semibold wrap-anywhere">
                <bdi>{names.get(product) ?? product}</bdi>
              </th>
            </tr>
            {cells.map((cell) => (
              <ChangedCell
                key={`${cell.column} ${cell.sku ?? ''}`}
                cell={cell}
                title={titles[cell.column] ?? cell.column}
                edit={findEdit(edits, product, cell)}
                isReviewed={isReviewed}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type ImportedCell = ImportResult['products'][number]['cells'][number];
type ChangedCellProps = { cell: ImportedCell; title: string; edit: { was: string } | undefined; isReviewed: boolean };

function ChangedCell({ cell: { column, sku, from, to, waits }, title, edit, isReviewed }: ChangedCellProps) {
  const { t } = useI18n();
  const shown = (text: string) => (column === 'active' ? (text === 'yes' ? t('Yes') : t('No')) : text === '' ? t('None') : text);
  return (
    <tr className="border-t border-line align-top">
      <td className="px-3 py-2 wrap-anywhere">
        {title}
        {sku && <span className="block text-xs text-ink-muted">{sku}</span>}
      </td>
      <td className="px-3 py-2 text-ink-muted">
        <span className="grid justify-items-start gap-1">
          <bdi className="tabular-nums">{shown(from)}</bdi>
          {edit && edit.was !== from && <Badge tone="warn">{t('Changed meanwhile')}</Badge>}
        </span>
      </td>
      <td className="px-3 py-2 font-semibold">
        <span className="grid justify-items-start gap-1">
          <bdi className="tabular-nums">{shown(to)}</bdi>
          {isReviewed && waits && <Badge tone="warn">{t('Waits for approval')}</Badge>}
        </span>
      </td>
    </tr>
  );
}

/** The edit of an imported cell: of the product, or of one of its variants, which may share the line of the product. */
function findEdit(edits: Edits, slug: string, { column, sku }: ImportedCell) {
  return edits.get(cellKey({ key: slug }, column)) ?? edits.get(cellKey({ key: `${slug} ${sku ?? ''}` }, column));
}
