import type { Amounts, TaxLine } from '@souk/contract/checkout';
import { addAmounts, allocate } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import { convertInTurn } from '@souk/money/line-price';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConverted, useI18n } from '../services/services-context.tsx';

/** One shop's part of an order from several shops. */
export type ShopPart = { shop_id: number; shop_name: string; amounts: Amounts };
/** Small text below an amount. */
export type AmountNotes = { items?: ReactNode; coupon?: ReactNode; shops?: readonly ShopPart[] };
type AmountListProps = { amounts: Amounts; notes?: AmountNotes; payableLabel: string };

/** The breakdown of an order's total, one line for each amount. The lines add up to the total. */
export function AmountList({ amounts, notes = {}, payableLabel }: AmountListProps) {
  const { t } = useI18n();
  const { rate, show } = useConverted();
  const rows = amountRows(amounts, rate);
  const taxes = rows.filter(({ kind }) => kind === 'tax');
  const byPlan = -sumOfRows(rows, ['membership', 'delivery_saved']);
  return (
    <div className="grid gap-3.5">
      <dl className="grid gap-2.5 text-sm">
        {rows.map((row) =>
          row.kind === 'tax' && taxes.length > 1 ? (
            row === taxes[0] && <TaxLines key="taxes" taxes={taxes} />
          ) : (
            <AmountLine key={row.kind} row={row} amounts={amounts} notes={notes} />
          ),
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
          <dt className="text-base font-bold">{payableLabel}</dt>
          <dd className="text-lg font-bold tabular-nums">
            <bdi>{show(sumOfRows(rows))}</bdi>
          </dd>
        </div>
      </dl>
      {byPlan > 0 && (
        <p className="rounded-md bg-success-soft px-3 py-2 text-sm text-success-text">
          {t('Your plan saves you {amount} on this order.', { amount: show(byPlan) })}
        </p>
      )}
    </div>
  );
}

/** Several taxes are one line, which opens to show each. */
function TaxLines({ taxes }: { taxes: readonly AmountRow[] }) {
  const { t, percent } = useI18n();
  const { show } = useConverted();
  const label = (
    <details className="fold fold-print">
      <summary className="-my-2 flex cursor-pointer items-center gap-1 rounded-sm py-2">
        {t('Total tax')}
        <ChevronDown aria-hidden="true" className="fold-mark size-4 text-ink-muted" />
      </summary>
      {taxes.map((row) =>
        row.kind === 'tax' ? (
          <span key={row.tax.name} className="block text-xs text-ink-muted">
            {row.tax.name}, {t('{percent} tax, after discounts', { percent: percent(row.tax.percentage) })}:{' '}
            <bdi className="tabular-nums">{show(row.amount)}</bdi>
          </span>
        ) : null,
      )}
    </details>
  );
  return <Line label={label} value={show(sumOfRows(taxes))} />;
}

type AmountLineProps = { row: AmountRow; amounts: Amounts; notes: AmountNotes };

function AmountLine({ row, amounts, notes: { items, coupon, shops = [] } }: AmountLineProps) {
  const { t, percent } = useI18n();
  const { show } = useConverted();
  const { amount } = row;
  const value = show(amount);
  switch (row.kind) {
    case 'total':
      return <Line label={t('Items')} note={items} value={value} />;
    case 'coupon':
      return <Line label={t('Coupon discount')} note={coupon} value={value} saved />;
    case 'membership': {
      const share = { percent: percent(row.percentage) };
      const note =
        amounts.coupon_discount > 0 ? t('{percent} off after vouchers, with your plan', share) : t('{percent} with your plan', share);
      const parts = partsOf(shops, amount, (own) => own.membership_discount_amount).filter((part) => part.amount !== 0);
      return <Line label={t('Membership discount')} note={note} parts={parts} value={value} saved />;
    }
    case 'tax':
      return (
        <Line label={row.tax.name} note={t('{percent} tax, after discounts', { percent: percent(row.tax.percentage) })} value={value} />
      );
    case 'delivery': {
      const parts = partsOf(shops, amount, fullDelivery);
      const note = shops.length === 1 ? shops[0]?.shop_name : undefined;
      return <Line label={t('Delivery charge')} note={note} parts={parts} value={amount > 0 ? value : t('Free')} saved={amount === 0} />;
    }
    case 'delivery_saved':
      return <Line label={t('Free delivery with your plan')} value={value} saved />;
  }
}

type Part = { shop_id: number; shop_name: string; amount: number };

/** Each shop's share of an amount; empty for a single shop. */
function partsOf(shops: readonly ShopPart[], amount: number, ownOf: (amounts: Amounts) => number): Part[] {
  if (shops.length < 2) return [];
  const shares = partAmong(
    amount,
    shops.map((shop) => ownOf(shop.amounts)),
  );
  return shops.map(({ shop_id, shop_name }, index) => ({ shop_id, shop_name, amount: shares[index] ?? 0 }));
}

type LineProps = { label: ReactNode; value: string; note?: ReactNode; parts?: readonly Part[]; saved?: boolean };

function Line({ label, value, note, parts = [], saved = false }: LineProps) {
  const { t } = useI18n();
  const { show } = useConverted();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        {label}
        {note && <span className="block text-xs text-ink-muted">{note}</span>}
        {parts.map(({ shop_id, shop_name, amount }) => (
          <span key={shop_id} className="block text-xs text-ink-muted">
            {shop_name}: <bdi className="tabular-nums">{amount === 0 ? t('Free') : show(amount)}</bdi>
          </span>
        ))}
      </dt>
      <dd className={`shrink-0 tabular-nums ${saved ? 'font-semibold text-success-text' : ''}`}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** A line of the breakdown. `amount` is signed and in the displayed currency; the lines add up to the total. */
type AmountRow = { amount: number } & RowKind;
type RowKind =
  | { kind: 'total' | 'coupon' | 'delivery' | 'delivery_saved' }
  | { kind: 'membership'; percentage: number }
  | { kind: 'tax'; tax: TaxLine };

/** Builds the breakdown. Delivery that the plan pays is listed at its full price and then subtracted. */
export function amountRows(amounts: Amounts, rate: number): AmountRow[] {
  const { membership_discount_percentage: percentage, membership_delivery_saved: saved } = amounts;
  const rows: AmountRow[] = [
    { kind: 'total', amount: amounts.total_amount },
    { kind: 'coupon', amount: -amounts.coupon_discount },
    { kind: 'membership', amount: -amounts.membership_discount_amount, percentage },
    ...amounts.all_vat_taxes.map((tax): AmountRow => ({ kind: 'tax', amount: tax.amount, tax })),
    { kind: 'delivery', amount: fullDelivery(amounts) },
    { kind: 'delivery_saved', amount: -saved },
  ];
  const there = rows.filter(({ kind, amount }) => amount !== 0 || kind === 'total' || kind === 'tax' || kind === 'delivery');
  const shown = convertInTurn(
    there.map(({ amount }) => amount),
    rate,
  );
  return there.map((row, index) => ({ ...row, amount: shown[index] ?? 0 }));
}

/** The delivery charge without a membership. */
function fullDelivery({ delivery_charge, membership_delivery_saved: saved }: Amounts): number {
  return toWire(addAmounts(fromWire(delivery_charge), fromWire(saved)));
}

/** The sum of all lines, or of some kinds. */
export function sumOfRows(rows: readonly AmountRow[], kinds?: readonly AmountRow['kind'][]): number {
  return toWire(addAmounts(...rows.filter(({ kind }) => kinds?.includes(kind) ?? true).map(({ amount }) => fromWire(amount))));
}

/** Splits a displayed amount in proportion to parts that are known in the default currency, without losing a cent. */
export function partAmong(amount: number, own: readonly number[]): number[] {
  return allocate(
    fromWire(amount),
    own.map((each) => fromWire(each)),
  ).map((part) => toWire(part));
}
