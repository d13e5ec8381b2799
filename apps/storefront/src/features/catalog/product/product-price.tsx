import { fromWire, toWire } from '@souk/money/currency';
import { Badge } from '@souk/ui/badge.tsx';
import { Countdown } from '@souk/ui/countdown.tsx';
import { Price } from '@souk/ui/price.tsx';
import { Zap } from 'lucide-react';
import type { Product } from '../../../lib/other-servers/answers.ts';
import { useI18n, useMoney } from '../../../lib/services/services-context.tsx';
import { useClockOffset } from '../flash/sale-clock.ts';
import { type Choice, shownPrice } from './product-choice.ts';

type ProductPriceProps = { product: Product; choice: Choice; size?: 'sm' | 'lg' | undefined };

export function ProductPrice({ product, choice, size = 'lg' }: ProductPriceProps) {
  const { t, percent } = useI18n();
  const money = useMoney();
  const { amount, original, from, percentage } = shownPrice(product, choice);
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1" aria-live="polite">
      {from && <span className="text-sm text-ink-muted">{t('From')}</span>}
      <Price size={size} amount={money(amount)} original={original === null ? undefined : money(original)} />
      {original !== null && size === 'lg' && (
        <>
          <Badge tone="sale_soft">-{percent(percentage)}</Badge>
          <span className="text-sm text-sale-text">
            {t('You save {amount}', { amount: money(toWire(fromWire(original) - fromWire(amount))) })}
          </span>
        </>
      )}
    </span>
  );
}

type FlashLineProps = {
  sale: NonNullable<Product['flash_sale']>;
  /** When the data was fetched. */
  answeredAt: number;
  onEnd: () => void;
};

/** A countdown to the end of the sale price. */
export function FlashLine({ sale, answeredAt, onEnd }: FlashLineProps) {
  const { t } = useI18n();
  const offsetMs = useClockOffset();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sale-soft px-4 py-2.5 text-sm font-semibold text-sale-text">
      <span className="flex items-center gap-2">
        <Zap aria-hidden="true" className="size-4.5 fill-current" />
        {t('Flash sale')}
      </span>
      {sale.ends_at && (
        <span className="ms-auto flex items-center gap-2.5 font-normal text-ink">
          {t('Ends in')}
          <Countdown size="sm" endsAt={Date.parse(sale.ends_at)} startsAt={answeredAt} offsetMs={offsetMs} onEnd={onEnd} />
        </span>
      )}
    </p>
  );
}
