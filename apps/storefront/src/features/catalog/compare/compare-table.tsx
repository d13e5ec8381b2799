import { IconButton } from '@souk/ui/button.tsx';
import { Price } from '@souk/ui/price.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { X } from 'lucide-react';
import { deliveryEstimate } from '../../../lib/delivery-time.ts';
import type { Product } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useMoney } from '../../../lib/services/services-context.tsx';
import { CatalogPicture } from '../catalog-picture.tsx';
import { useProductActions } from '../product-actions.tsx';
import { isDifferent } from './compared-products.ts';

type CompareTableProps = { products: readonly Product[]; onRemove: (id: number) => void };

/** The products side by side. The first column stays visible while the others scroll; rows in which they differ are marked. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const { t } = useI18n();
  const rows = useRows(products);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={t('Compare products')} tabIndex={0} className="relative overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={headClass}>
              <span className="sr-only">{t('Property')}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className="min-w-36 border-s border-line p-3 text-start align-top font-normal">
                <ProductHead product={product} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <Row key={label} label={label} values={values} ids={products.map(({ id }) => id)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const headClass = 'sticky start-0 z-10 w-28 min-w-24 bg-surface p-3 text-start align-top font-semibold text-ink-muted sm:w-40';

type RowProps = { label: string; values: readonly string[]; ids: readonly number[] };

function Row({ label, values, ids }: RowProps) {
  const { t } = useI18n();
  const isMarked = isDifferent(values);
  return (
    <tr data-different={isMarked || undefined}>
      <th scope="row" className={`${headClass} border-t border-line`}>
        {label}
        {isMarked && ids.length > 1 && <span className="block text-xs font-normal text-accent">{t('Different')}</span>}
      </th>
      {ids.map((id, at) => (
        <td key={id} className={`border-s border-t border-line p-3 align-top ${isMarked ? 'bg-primary-soft/40' : ''}`}>
          {values[at] || <span className="text-ink-muted">–</span>}
        </td>
      ))}
    </tr>
  );
}

function ProductHead({ product, onRemove }: { product: Product; onRemove: (id: number) => void }) {
  const { t } = useI18n();
  const money = useMoney();
  const { cartControl } = useProductActions();
  const isReduced = product.discount_price > 0;
  return (
    <div className="grid content-start gap-2">
      <div className="relative aspect-square w-full max-w-44 overflow-hidden rounded-md bg-tint">
        <CatalogPicture item={product} sizes="11rem" />
        <span className="absolute end-1 top-1">
          <IconButton
            variant="float"
            size="sm"
            label={t('Remove {name} from the comparison', { name: product.name })}
            onClick={() => onRemove(product.id)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <Link href={paths.product({ id: product.id })} className="line-clamp-3 font-semibold text-ink hover:underline">
        {product.name}
      </Link>
      <Price amount={money(isReduced ? product.discount_price : product.price)} original={isReduced ? money(product.price) : undefined} />
      {cartControl?.(product)}
    </div>
  );
}

type TableRow = { label: string; values: string[] };

/** The rows that at least one product has a value for. */
function useRows(products: readonly Product[]): TableRow[] {
  const i18n = useI18n();
  const { t, plural, rating } = i18n;
  const money = useMoney();
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(' · ');
  const row = (label: string, value: (product: Product) => string | null | undefined) => ({
    label,
    values: products.map((product) => value(product) ?? ''),
  });
  return [
    row(t('Price'), (product) => money(product.discount_price > 0 ? product.discount_price : product.price)),
    row(t('Rating'), (product) =>
      product.total_reviews > 0
        ? `${rating(product.rating)} (${plural(product.total_reviews, '{count} review', '{count} reviews')})`
        : null,
    ),
    row(t('Availability'), (product) => (product.in_stock ? t('In stock') : t('Out of stock'))),
    row(t('Delivery'), ({ delivery }) => delivery && deliveryEstimate(delivery, i18n)),
    row(t('Delivery charge'), ({ delivery }) => delivery && (delivery.charge > 0 ? money(delivery.charge) : t('Free'))),
    row(t('Shop'), ({ shop }) => shop?.name),
    row(t('Brand'), ({ brand }) => brand?.name),
    row(t('Category'), ({ category, sub_category }) => sub_category?.name ?? category?.name),
    row(t('Color'), ({ colors }) => names(colors)),
    row(t('Size'), ({ sizes }) => names(sizes)),
    row(t('Unit'), ({ units }) => names(units)),
  ].filter(({ values }) => values.some((value) => value !== ''));
}
