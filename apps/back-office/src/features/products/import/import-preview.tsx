import type { ImportResult } from '@souk/contract/back-office/products';
import { Badge } from '@souk/ui/badge.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useI18n } from '../../../lib/services.tsx';

type Product = ImportResult['products'][number];

type ImportPreviewProps = { result: ImportResult; isReviewed: boolean; productHref: ((id: number) => string) | undefined };

/** The effect of a file: the errors by line and column, then each product with its cells before and after. */
export function ImportPreview({ result, isReviewed, productHref }: ImportPreviewProps) {
  const { t, plural, number, list } = useI18n();
  const { created, changed, unchanged, waiting, problem_count, problems, products, left_waiting, new_sizes, can_undo } = result;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
        <span>{t('New: {count}', { count: number(created) })}</span>
        <span>{t('Changed: {count}', { count: number(changed) })}</span>
        {isReviewed && <span>{t('Wait for approval: {count}', { count: number(waiting) })}</span>}
        <span className="text-ink-muted">{t('Unchanged: {count}', { count: number(unchanged) })}</span>
        {problem_count > 0 && <span className="text-sale-text">{plural(problem_count, '{count} error', '{count} errors')}</span>}
      </p>
      {problem_count > 0 && <Problems problems={problems} count={problem_count} />}
      {created + changed === 0 && problem_count === 0 && <Note tone="info">{t('The file changes nothing.')}</Note>}
      {productHref && left_waiting.length > 0 && <LeftWaiting left={left_waiting} productHref={productHref} />}
      {new_sizes.length > 0 && (
        <Note tone="info">
          {t('New sizes:')} {list(new_sizes)}
        </Note>
      )}
      {!can_undo && (
        <Note tone="warn">
          {isReviewed
            ? t('The import is too large to be undone: split the file.')
            : t('The import is too large to be undone. Back up the database, or split the file.')}
        </Note>
      )}
      {products.length > 0 && <Products products={products} count={created + changed} isReviewed={isReviewed} />}
    </div>
  );
}

type LeftWaitingProps = { left: ImportResult['left_waiting']; productHref: (id: number) => string };

/** Changes that wait already and that the file does not touch. */
function LeftWaiting({ left, productHref }: LeftWaitingProps) {
  const { t } = useI18n();
  return (
    <Note tone="warn">
      <div className="grid gap-2">
        <p>
          {t(
            'Changes of these cells wait for approval already, and stay: the file has what shoppers see now. To take a change back, withdraw it on the page of the product.',
          )}
        </p>
        <ul className="grid gap-1">
          {left.map(({ product, product_id, columns }) => (
            <li key={product_id} className="wrap-anywhere">
              <Link href={productHref(product_id)} className="inline-flex min-h-6 items-center font-semibold text-accent underline">
                <bdi>{product}</bdi>
              </Link>
              : <bdi dir="ltr">{columns.join(', ')}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </Note>
  );
}

function Problems({ problems, count }: { problems: ImportResult['problems']; count: number }) {
  const { t } = useI18n();
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={t('Errors')}>
      <Note tone="error">{t('Nothing is imported as long as the file has errors. Correct these cells and choose the file again.')}</Note>
      <div className="overflow-x-auto rounded-lg border border-line">
        <table className="w-full text-sm">
          <TableHead titles={[t('Line'), t('Column'), t('Error')]} />
          <tbody>
            {problems.map(({ line, column, problem }) => (
              <tr key={`${line} ${column} ${problem}`} className="border-t border-line align-top">
                <td className="px-3 py-2 tabular-nums">{line}</td>
                <td className="px-3 py-2 font-semibold">{column}</td>
                <td className="px-3 py-2 wrap-anywhere" dir="ltr">
                  {problem}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreRows shown={problems.length} count={count} />
    </section>
  );
}

type ProductsProps = { products: Product[]; count: number; isReviewed: boolean };

function Products({ products, count, isReviewed }: ProductsProps) {
  const { t } = useI18n();
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={t('Changes')}>
      <div className="overflow-clip rounded-lg border border-line">
        <table className="w-full table-fixed text-sm">
          <thead className="bg-tint text-xs text-ink-muted">
            <tr>
              <th scope="col" className="w-2/5 px-3 py-2 text-start font-semibold sm:w-1/4">
                {t('Column')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                <span className="grid sm:grid-cols-2 sm:gap-4">
                  <span>{t('Now')}</span>
                  <span>{t('Afterwards')}</span>
                </span>
              </th>
            </tr>
          </thead>
          {products.map((product) => (
            <ProductRows key={product.product} product={product} isReviewed={isReviewed} />
          ))}
        </table>
      </div>
      <MoreRows shown={products.length} count={count} />
    </section>
  );
}

type ProductRowsProps = { product: Product /** Whether each cell shows if it waits for approval. */; isReviewed: boolean };

function ProductRows({ product: { product, line, is_new, cells }, isReviewed }: ProductRowsProps) {
  const { t } = useI18n();
  return (
    <tbody className="border-t border-line">
      <tr>
        <th scope="rowgroup" colSpan={2} className="bg-tint/50 px-3 py-2 text-start font-normal">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{product}</span>
            <span className="text-xs text-ink-muted">{t('Line {line}', { line })}</span>
            {is_new && <Badge tone="success">{t('New')}</Badge>}
          </span>
        </th>
      </tr>
      {cells.map(({ column, sku, from, to, waits }) => (
        <tr key={`${column} ${sku ?? ''}`} className="border-t border-line align-top">
          <td className="px-3 py-2 wrap-anywhere">
            {column}
            {sku && <span className="block text-xs text-ink-muted">{sku}</span>}
          </td>
          <td className="px-3 py-2 wrap-anywhere">
            <div className="grid justify-items-start gap-1 sm:grid-cols-2 sm:gap-4">
              <span dir="auto" className={is_new ? 'max-sm:hidden' : 'text-ink-muted'}>
                {is_new ? '' : shortened(from)}
              </span>
              <span className="grid justify-items-start gap-1">
                <span dir="auto" className="font-semibold">
                  {shortened(to)}
                </span>
                {isReviewed && <Badge tone={waits ? 'warn' : 'success'}>{waits ? t('Waits for approval') : t('At once')}</Badge>}
              </span>
            </div>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function TableHead({ titles }: { titles: string[] }) {
  return (
    <thead className="bg-tint text-xs text-ink-muted">
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col" className="px-3 py-2 text-start font-semibold">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function MoreRows({ shown, count }: { shown: number; count: number }) {
  const { plural } = useI18n();
  if (count <= shown) return null;
  return <p className="text-sm text-ink-muted">{plural(count - shown, 'and {count} more', 'and {count} more')}</p>;
}

const longestCell = 160;

function shortened(text: string): string {
  if (text === '') return '(none)';
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}
