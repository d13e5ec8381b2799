import type { Order } from '../../lib/other-servers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';

/** The parcels that were handed over, each with its products and how to track it. */
export function OrderParcels({ parcels }: Pick<Order, 'parcels'>) {
  const { t, moment, number, list } = useI18n();
  return (
    <section aria-label={t('Parcels')} className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-base">{t('Parcels')}</h2>
      <ol className="grid gap-3 sm:grid-cols-2">
        {parcels.map((parcel, index) => (
          <li key={parcel.id} className="grid content-start gap-0.5 rounded-md bg-tint p-3 text-sm">
            <p className="font-semibold wrap-anywhere">
              {t('Parcel {number}', { number: number(index + 1) })} · {parcel.carrier}
            </p>
            <p className="text-ink-muted">
              {parcel.delivered_at
                ? t('Delivered on {day}', { day: moment(parcel.delivered_at) })
                : t('Handed over on {day}', { day: moment(parcel.shipped_at) })}
            </p>
            <p className="wrap-anywhere">{list(parcel.products.map((product) => `${number(product.quantity)} × ${product.name}`))}</p>
            {parcel.tracking_number && (
              <p className="wrap-anywhere">
                {t('Tracking number')}: <bdi dir="ltr">{parcel.tracking_number}</bdi>
              </p>
            )}
            {parcel.tracking_url && (
              <a
                href={parcel.tracking_url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center font-semibold text-accent underline"
              >
                {t('Track the parcel')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
