import type { ShopVoucher } from '@souk/contract/seller/vouchers';
import { Link } from '@souk/ui/ui-context.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { StateBadge } from '../../lib/promotions/promotion-words.tsx';
import { useI18n } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';

/** Vouchers as rows that a thumb reaches. */
export function VoucherCards({ vouchers }: { vouchers: readonly ShopVoucher[] }) {
  const { t, number, percent } = useI18n();
  return (
    <ul aria-label={t('Vouchers')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {vouchers.map(({ id, code, state, discount, discount_type, currency, used_count, usage_limit, ends_at, funded_by }) => (
        <li
          key={id}
          className="relative grid gap-1.5 px-4 py-3.5 text-sm focus-within:bg-tint hover:bg-tint sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <p className="grid min-w-0 gap-0.5">
            <Link href={sellerPaths.voucher({ id })} className="font-semibold text-accent wrap-anywhere after:absolute after:inset-0">
              <bdi dir="ltr">{code}</bdi>
            </Link>
            <span className="font-semibold">
              {discount_type === 'Percentage' ? <bdi>{percent(discount)}</bdi> : <Money amount={discount} currency={currency} />}
            </span>
            <span className="text-xs text-ink-muted">
              {t('Used')}:{' '}
              {usage_limit === null
                ? number(used_count)
                : t('{count} of {total}', { count: number(used_count), total: number(usage_limit) })}{' '}
              · {t('Ends')}: <Moment at={ends_at} />
            </span>
            {funded_by === 'marketplace' && <span className="text-xs text-ink-muted">{t('Paid by the marketplace')}</span>}
          </p>
          <span>
            <StateBadge state={state} />
          </span>
        </li>
      ))}
    </ul>
  );
}
