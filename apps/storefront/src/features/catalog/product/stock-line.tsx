import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import type { ProductChoice } from './use-product-choice.ts';

/** From so many pieces on, how many are left is nobody's worry. */
const few = 5;

/** Whether it can be had, and whether soon no more. */
export function StockLine({ chosen }: { chosen: ProductChoice }) {
  const { t, plural } = useI18n();
  const stock = chosen.variant?.stock;
  // Everything is chosen and nobody makes that.
  const isMade = chosen.missing !== null || chosen.variant !== undefined;
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold [&>svg]:size-4.5 [&>svg]:shrink-0">
      {chosen.soldOut ? (
        <span className="contents text-ink-muted">
          <CircleX aria-hidden="true" />
          {isMade ? t('Sold out') : t('Not made in this combination')}
        </span>
      ) : stock !== undefined && stock <= few ? (
        <span className="contents text-warn-text">
          <Hourglass aria-hidden="true" />
          {plural(stock, 'Only {count} left', 'Only {count} left')}
        </span>
      ) : (
        <span className="contents text-success-text">
          <CircleCheck aria-hidden="true" />
          {t('In stock')}
        </span>
      )}
    </p>
  );
}
