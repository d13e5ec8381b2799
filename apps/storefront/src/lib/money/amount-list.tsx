import type { Amounts } from '@souk/contract/checkout';
import type { ReactNode } from 'react';
import { useI18n } from '../services/services-context.tsx';
import { useMoney } from './use-money.ts';

/** What stands small below an amount and says where it comes from. */
export type AmountNotes = { items?: ReactNode; coupon?: ReactNode; delivery?: ReactNode };
type AmountListProps = { amounts: Amounts; notes?: AmountNotes; payableLabel: string };

/** How an order comes to what it costs, an amount a line: each that is there is shown, each tax by its name. */
export function AmountList({ amounts, notes = {}, payableLabel }: AmountListProps) {
  const { t, percent } = useI18n();
  const money = useMoney();
  const { membership_discount_percentage: membership, membership_delivery_saved: savedDelivery, all_vat_taxes: taxes } = amounts;
  return (
    <dl className="grid gap-2.5 text-sm">
      <Row label={t('Total amount')} note={notes.items} value={money(amounts.total_amount)} />
      {amounts.coupon_discount > 0 && (
        <Row label={t('Coupon discount')} note={notes.coupon} value={`−${money(amounts.coupon_discount)}`} saved />
      )}
      {amounts.membership_discount_amount > 0 && (
        <Row
          label={t('Membership discount')}
          note={t('{percent} with your plan', { percent: percent(membership) })}
          value={`−${money(amounts.membership_discount_amount)}`}
          saved
        />
      )}
      {taxes.map((tax) => (
        <Row
          key={tax.name}
          label={tax.name}
          note={t('{percent} tax, after discounts', { percent: percent(tax.percentage) })}
          value={money(tax.amount)}
        />
      ))}
      {taxes.length > 1 && <Row label={t('Tax in all')} value={money(amounts.order_tax_amount)} faint />}
      <Row
        label={t('Delivery charge')}
        note={savedDelivery > 0 ? t('{amount} saved with your plan', { amount: money(savedDelivery) }) : notes.delivery}
        value={amounts.delivery_charge > 0 ? money(amounts.delivery_charge) : t('Free')}
        saved={amounts.delivery_charge === 0}
      />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
        <dt className="text-base font-bold">{payableLabel}</dt>
        <dd className="text-lg font-bold tabular-nums">
          <bdi>{money(amounts.payable_amount)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

type RowProps = { label: ReactNode; value: string; note?: ReactNode; saved?: boolean; faint?: boolean };

function Row({ label, value, note, saved = false, faint = false }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={faint ? 'min-w-0 text-ink-muted' : 'min-w-0'}>
        {label}
        {note && <span className="block text-xs text-ink-muted">{note}</span>}
      </dt>
      <dd className={`shrink-0 tabular-nums ${saved ? 'font-semibold text-success-text' : faint ? 'text-ink-muted' : ''}`}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
