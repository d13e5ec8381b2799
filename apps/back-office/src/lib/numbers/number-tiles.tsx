import type { Figures, Numbers } from '@souk/contract/back-office/panel/home';
import { moneyFormat } from '../money.tsx';
import { useServices } from '../services.tsx';

type NumberTilesProps = {
  numbers: Pick<Numbers, 'current' | 'before' | 'currency'>;
  /** The definition of the number of orders. */
  ordersHint: string;
};

/** The figures of a range of days, each with its definition and compared with the period before. */
export function NumberTiles({ numbers: { current, before, currency }, ordersHint }: NumberTilesProps) {
  const { i18n } = useServices();
  const { t } = i18n;
  const money = moneyFormat(i18n, currency);
  const tiles: { label: string; hint: string; value: string; of: (figures: Figures) => number | null }[] = [
    {
      label: t('Sales'),
      hint: t('What shoppers pay for orders placed in these days (UTC), with tax and delivery, without cancelled orders.'),
      value: money(current.sales),
      of: ({ sales }) => sales,
    },
    {
      label: t('Orders'),
      hint: ordersHint,
      value: i18n.number(current.orders),
      of: ({ orders }) => orders,
    },
    {
      label: t('Average order'),
      hint: t('Sales divided by orders.'),
      value: current.average === null ? '–' : money(current.average),
      of: ({ average }) => average,
    },
    {
      label: t('Conversion'),
      hint: t('Orders for each hundred opened product pages. Search engines and other programs are not counted.'),
      value: conversionOf(current) === null ? '–' : i18n.percent(conversionOf(current) ?? 0),
      of: conversionOf,
    },
    {
      label: t('Cancelled'),
      hint: t('Orders placed in these days and cancelled since.'),
      value: i18n.number(current.cancelled),
      of: ({ cancelled }) => cancelled,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 lg:grid-cols-5">
      {tiles.map(({ label, hint, value, of }) => (
        <div key={label} className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4 max-lg:first:col-span-full">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-lg font-bold whitespace-nowrap tabular-nums max-[18rem]:whitespace-normal">
            <bdi>{value}</bdi>
          </dd>
          <dd className="text-xs text-ink-muted">
            <Change now={of(current)} before={of(before)} />
          </dd>
          <dd className="text-xs text-ink-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ now, before }: { now: number | null; before: number | null }) {
  const i18n = useServices().i18n;
  if (now === null || before === null || before === 0) return <span>{i18n.t('Nothing to compare with')}</span>;
  const share = Math.round(((now - before) / before) * 100);
  const text = i18n.percent(Math.abs(share));
  if (share === 0) return <span>{i18n.t('As in the period before')}</span>;
  return (
    <span className="font-semibold">
      {share > 0 ? i18n.t('{percent} more than before', { percent: text }) : i18n.t('{percent} less than before', { percent: text })}
    </span>
  );
}

function conversionOf({ orders, product_views }: Figures): number | null {
  return product_views === 0 ? null : Math.round((orders / product_views) * 1000) / 10;
}
