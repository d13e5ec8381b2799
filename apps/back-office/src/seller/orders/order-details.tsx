import type { ShopOrder, ShopParcel } from '@souk/contract/seller/orders';
import { Badge } from '@souk/ui/badge.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { statusTexts } from './order-words.tsx';
import { orderAmountsQuery } from './queries.ts';
import { Thumbnail } from './thumbnail.tsx';

export function OrderItems({ order }: { order: ShopOrder }) {
  const { t, number } = useI18n();
  return (
    <Panel title={t('Items')}>
      <ul className="grid gap-3">
        {order.lines.map(({ id, name, options, sku, picture, quantity, refunded, packed }) => (
          <li key={id} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 text-sm max-[18rem]:grid-cols-1">
            <Thumbnail src={picture} />
            <p className="grid min-w-0 justify-items-start">
              <bdi className="font-semibold wrap-anywhere">{name}</bdi>
              {options && <span className="text-ink-muted">{options}</span>}
              {sku && (
                <bdi dir="ltr" className="text-xs text-ink-muted">
                  {sku}
                </bdi>
              )}
            </p>
            <p className="grid justify-items-end gap-1 max-[18rem]:justify-items-start">
              <span className="text-lg font-bold tabular-nums">× {number(quantity)}</span>
              {packed > 0 && <Badge tone="success">{t('{count} in parcels', { count: number(packed) })}</Badge>}
              {refunded > 0 && <Badge tone="warn">{t('{count} refunded', { count: number(refunded) })}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function OrderDelivery({ order }: { order: ShopOrder }) {
  const { t } = useI18n();
  return (
    <Panel title={t('Delivery address')}>
      <address className="grid justify-items-start gap-0.5 text-sm not-italic">
        <bdi className="font-semibold">{order.recipient}</bdi>
        {order.address.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        <a href={`tel:${order.phone}`} className="flex min-h-11 items-center text-accent underline">
          <bdi dir="ltr">{order.phone}</bdi>
        </a>
      </address>
      {order.note && (
        <p className="text-sm">
          <span className="text-ink-muted">{t('Note of the shopper')}: </span>
          <bdi>{order.note}</bdi>
        </p>
      )}
    </Panel>
  );
}

export function OrderParcels({ order }: { order: ShopOrder }) {
  const { t } = useI18n();
  if (order.parcels.length === 0) return null;
  return (
    <Panel title={t('Parcels')}>
      <ol className="grid gap-3">
        {order.parcels.map((parcel) => (
          <ParcelCard key={parcel.id} order={order} parcel={parcel} />
        ))}
      </ol>
    </Panel>
  );
}

function ParcelCard({ order, parcel }: { order: ShopOrder; parcel: ShopParcel }) {
  const { t, number } = useI18n();
  return (
    <li className="grid gap-1 rounded-md border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <bdi>{parcel.carrier}</bdi>
        <Badge tone={parcel.delivered_at ? 'success' : parcel.shipped_at ? 'primary' : 'neutral'}>
          {parcel.delivered_at ? t('Delivered') : parcel.shipped_at ? t('Handed over') : t('Packed')}
        </Badge>
      </p>
      <ul className="text-ink-muted">
        {parcel.lines.map(({ line_id, quantity }) => (
          <li key={line_id}>
            {number(quantity)} × <bdi>{order.lines.find(({ id }) => id === line_id)?.name}</bdi>
          </li>
        ))}
      </ul>
      {parcel.tracking_number && (
        <p>
          {t('Tracking number')}: <bdi dir="ltr">{parcel.tracking_number}</bdi>
        </p>
      )}
      {parcel.tracking_url && (
        <a href={parcel.tracking_url} target="_blank" rel="noreferrer" className="text-accent underline">
          {t('Track the parcel')}
        </a>
      )}
      {parcel.shipped_at && <Moment at={parcel.shipped_at} />}
    </li>
  );
}

export function OrderHistory({ order }: { order: ShopOrder }) {
  const { t } = useI18n();
  return (
    <Panel title={t('History')}>
      <ol className="grid gap-2 text-sm">
        {order.history.toReversed().map(({ status, at }) => (
          <li key={`${status} ${at}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{t(statusTexts[status])}</span>
            <span className="text-ink-muted">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** For members who may see money. */
export function OrderAmounts({ code }: { code: string }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const amounts = useQuery(orderAmountsQuery(api, code));
  const { data } = amounts;
  if (amounts.isError && !data)
    return (
      <ErrorState
        kind="inline"
        title={t('The amounts could not be loaded')}
        text={explainError(i18n, amounts.error)}
        onRetry={() => void amounts.refetch()}
      />
    );
  if (!data) return <Skeleton className="h-40 rounded-lg" />;
  const { currency } = data;
  const rows = [
    { label: t('Items'), amount: data.total },
    { label: t('Discounts'), amount: -data.discount },
    { label: t('Tax'), amount: data.tax },
    { label: t('Delivery charge'), amount: data.delivery },
    { label: t('Shopper pays'), amount: data.payable, isSum: true },
    { label: t('Refunded'), amount: -data.refunded },
    { label: t('Commission'), amount: -data.commission },
  ].filter(({ amount }) => amount !== 0);
  return (
    <Panel title={t('Amounts')}>
      <dl className="grid gap-1.5 text-sm">
        {rows.map(({ label, amount, isSum }) => (
          <div
            key={label}
            className={classNames('flex flex-wrap justify-between gap-x-3', isSum && 'border-t border-line pt-2 text-base font-bold')}
          >
            <dt className={isSum ? undefined : 'text-ink-muted'}>{label}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
