import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { BandsForm } from '../../features/delivery/bands-form.tsx';
import { BasketTester } from '../../features/delivery/basket-tester.tsx';
import { deliveryQuery } from '../../features/delivery/queries.ts';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { useListFilters } from '../../lib/list/use-list-filters.ts';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** The delivery charges of a shop, and what a basket would cost there. */
export function DeliveryPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ id }) => ({ shop: id('shop') }));
  const mayCreate = useMay('shops:write');
  const delivery = useQuery(deliveryQuery(api));
  const { shops = [], currency = '' } = delivery.data ?? {};
  const shop = shops.find(({ id }) => id === list.filters.shop) ?? shops[0];
  return (
    <>
      <PageHeader title={t('Delivery')} />
      <SettingsTabs value="delivery" />
      {delivery.isPending && <Skeleton className="h-64 rounded-lg" />}
      {delivery.isError && !delivery.data && (
        <ErrorState
          title={t('The delivery charges could not be loaded')}
          text={explainError(i18n, delivery.error)}
          onRetry={() => delivery.refetch()}
        />
      )}
      {delivery.data && !shop && (
        <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
          <p className="text-sm text-ink-muted">{t('There is no shop yet. Its delivery charges appear here.')}</p>
          {mayCreate && <ButtonLink href={paths.shop({ id: 'new' })}>{t('Create a shop')}</ButtonLink>}
        </div>
      )}
      {shop && (
        <>
          <Field label={t('Shop')} className="max-w-80">
            <Select
              value={String(shop.id)}
              options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => list.change({ shop: target.value })}
            />
          </Field>
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <BandsForm key={`bands ${shop.id}`} shop={shop} currency={currency} />
            <BasketTester key={`test ${shop.id}`} id={shop.id} currency={currency} />
          </div>
          <SubjectHistory key={`history ${shop.id}`} kind="delivery" id={shop.id} />
        </>
      )}
    </>
  );
}
