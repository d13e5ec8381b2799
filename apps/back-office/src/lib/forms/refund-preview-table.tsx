import type { RefundBearers, RefundPreview } from '@souk/contract/back-office/orders';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Money } from '../money.tsx';
import { explainError, useI18n, useServices } from '../services.tsx';

/** The bearers of a refund, while they are loaded and afterwards. */
export function BearersPreview({ bearers, currency }: { bearers: UseQueryResult<RefundBearers>; currency: string | undefined }) {
  const i18n = useI18n();
  const { data, isError, error } = bearers;
  if (isError) return <Note tone="error">{explainError(i18n, error)}</Note>;
  return data && currency ? <RefundPreviewTable preview={data} currency={currency} /> : <Skeleton className="h-32 rounded-md" />;
}

/** The amounts of a refund, and who bears it. A refund without items has only the latter. */
export function RefundPreviewTable({ preview, currency }: { preview: RefundBearers | RefundPreview; currency: string }) {
  const { t } = useServices().i18n;
  const { lines, delivery } = 'lines' in preview ? preview : { lines: [], delivery: 0 };
  const sum = (name: 'price' | 'discount' | 'tax') => lines.reduce((all, line) => all + line[name], 0);
  const rows = [
    { label: t('Products'), amount: sum('price') },
    { label: t('Share of discounts'), amount: -sum('discount') },
    { label: t('Share of taxes'), amount: sum('tax') },
    { label: t('Delivery'), amount: delivery },
  ].filter(({ amount }) => amount !== 0);
  const bearers = [
    { label: t('The shop bears'), amount: preview.borne_by_shop },
    { label: t('The marketplace bears'), amount: preview.borne_by_marketplace },
  ];
  return (
    <div aria-live="polite" className="grid gap-1.5 rounded-md bg-tint p-3 text-sm">
      <dl className="grid gap-1.5">
        {rows.map((row) => (
          <AmountRow key={row.label} {...row} currency={currency} />
        ))}
        <AmountRow label={t('The shopper receives')} amount={preview.amount} currency={currency} isStrong />
        {bearers.map((row) => (
          <AmountRow key={row.label} {...row} currency={currency} />
        ))}
      </dl>
      <p className="text-xs text-ink-muted">
        {lines.length > 0
          ? t('The marketplace returns its commission on these items, and saves the discounts that it pays.')
          : t('The marketplace returns its commission on this amount. Where nothing is left, it also saves the discounts that it pays.')}
      </p>
    </div>
  );
}

type AmountRowProps = { label: string; amount: number; currency: string; isStrong?: boolean };

function AmountRow({ label, amount, currency, isStrong }: AmountRowProps) {
  return (
    <div
      className={
        isStrong
          ? 'flex flex-wrap justify-between gap-x-4 border-y border-line py-1.5 text-base font-semibold'
          : 'flex flex-wrap justify-between gap-x-4'
      }
    >
      <dt className={isStrong ? undefined : 'text-ink-muted'}>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  );
}
