import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';
import { PackingListButtons } from '../../orders/packing-list-buttons.tsx';
import { pickListQuery } from '../../orders/queries.ts';
import { Thumbnail } from '../../orders/thumbnail.tsx';
import { sellerPaths } from '../../paths.ts';

/** The items to collect for several orders, ticked off on the phone or printed. */
export function PickListPage() {
  const { api, i18n } = useServices();
  const { t, number, list } = i18n;
  const [params] = useSearchParams();
  const codes = (params.get('codes') ?? '').split(',').filter(Boolean);
  const lines = useQuery(pickListQuery(api, codes.join(',')));
  return (
    <>
      <BackLink href={sellerPaths.orders()} label={t('Orders')} />
      <PageHeader title={t('Pick list')}>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="sm" variant="secondary" onClick={() => print()}>
            <Printer aria-hidden="true" />
            {t('Print')}
          </Button>
          <PackingListButtons codes={codes} />
          <ButtonLink size="sm" href={sellerPaths.ship({ codes })}>
            {t('Hand over')}
          </ButtonLink>
        </div>
      </PageHeader>
      {codes.length === 0 && <p className="text-ink-muted">{t('Select orders in the list first.')}</p>}
      {lines.isLoading && <Skeleton className="h-96 rounded-lg" />}
      {lines.isError && (
        <ErrorState title={t('The orders could not be loaded')} text={explainError(i18n, lines.error)} onRetry={() => lines.refetch()} />
      )}
      {lines.data?.length === 0 && <p className="text-ink-muted">{t('Everything in these orders is in parcels already.')}</p>}
      {lines.data && lines.data.length > 0 && (
        <ul aria-label={t('Pick list')} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {lines.data.map(({ variant_id, name, options, sku, picture, quantity, codes: orders }) => (
            <li
              key={variant_id}
              className="grid grid-cols-[auto_3.5rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3 text-sm max-[18rem]:grid-cols-1"
            >
              <Checkbox label={<span className="sr-only">{t('Collected: {name}', { name })}</span>} className="w-fit" />
              <Thumbnail src={picture} />
              <p className="grid min-w-0 justify-items-start">
                <bdi className="font-semibold wrap-anywhere">{name}</bdi>
                <span className="text-ink-muted">{[options, sku].filter(Boolean).join(' · ')}</span>
                <bdi dir="ltr" className="text-xs text-ink-muted">
                  {list(orders)}
                </bdi>
              </p>
              <span className="text-lg font-bold tabular-nums">× {number(quantity)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
