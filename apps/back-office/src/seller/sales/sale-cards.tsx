import type { SaleRow } from '@souk/contract/seller/sales';
import { Link } from '@souk/ui/ui-context.tsx';
import { Moment } from '../../lib/moment.tsx';
import { StateBadge } from '../../lib/promotions/promotion-words.tsx';
import { useI18n } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';

/** Sales as rows that a thumb reaches. */
export function SaleCards({ sales }: { sales: readonly SaleRow[] }) {
  const { t, plural } = useI18n();
  return (
    <ul aria-label={t('Own sales')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {sales.map(({ id, state, first, products, sold, starts_at, ends_at }) => (
        <li
          key={id}
          className="relative grid gap-1.5 px-4 py-3.5 text-sm focus-within:bg-tint hover:bg-tint sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <p className="grid min-w-0 gap-0.5">
            <Link href={sellerPaths.sale({ id })} className="font-semibold text-accent wrap-anywhere after:absolute after:inset-0">
              <bdi>{first}</bdi>
            </Link>
            <span>
              {plural(products, '{count} product', '{count} products')} · {plural(sold, '{count} item sold', '{count} items sold')}
            </span>
            <span className="text-xs text-ink-muted">
              <Moment at={starts_at} /> – <Moment at={ends_at} />
            </span>
          </p>
          <span>
            <StateBadge state={state} />
          </span>
        </li>
      ))}
    </ul>
  );
}
