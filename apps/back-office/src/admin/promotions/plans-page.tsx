import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ManagedPlan } from '@souk/contract/back-office/promotions/plans';
import { Badge } from '@souk/ui/badge.tsx';
import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { plansQuery } from '../../features/memberships/queries.ts';
import { PromotionTabs } from '../../features/promotions/promotion-tabs.tsx';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { Money } from '../../lib/money.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** The membership plans, those that are offered first. */
export function PlansPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('promotions:write');
  const plans = useQuery(plansQuery(api));
  return (
    <>
      <PageHeader title={t('Promotions')}>
        <span className="flex flex-wrap gap-2">
          <ButtonLink variant="secondary" href={paths.memberships()}>
            {t('Members')}
          </ButtonLink>
          {mayWrite && <ButtonLink href={paths.plan({ id: 'new' })}>{t('New plan')}</ButtonLink>}
        </span>
      </PageHeader>
      <PromotionTabs value="plans" />
      {plans.isPending && <Skeleton className="h-64 rounded-lg" />}
      {plans.isError && !plans.data && (
        <ErrorState
          title={t('The plans could not be loaded')}
          text={explainError(i18n, plans.error)}
          onRetry={() => void plans.refetch()}
        />
      )}
      {plans.data?.length === 0 && (
        <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
          <p className="font-semibold">{t('No plans yet')}</p>
          <p className="text-sm text-ink-muted">{t('Members pay a price and get a discount or free delivery on every order.')}</p>
        </div>
      )}
      {plans.data && plans.data.length > 0 && (
        <DataTable label={t('Membership plans')} rows={plans.data} columns={columnsOf(i18n)} href={({ id }) => paths.plan({ id })} />
      )}
    </>
  );
}

function columnsOf({ t, number, percent, locale, plural }: I18n): Column<ManagedPlan>[] {
  return [
    { id: 'name', title: t('Name'), cell: ({ name }) => name[locale] ?? Object.values(name)[0], className: 'w-1/3 wrap-anywhere' },
    {
      id: 'status',
      title: t('Status'),
      cell: ({ is_offered }) => <Badge tone={is_offered ? 'success' : 'neutral'}>{is_offered ? t('Offered') : t('Ended')}</Badge>,
      card: 'badges',
    },
    { id: 'price', title: t('Price'), cell: ({ price, currency }) => <Money amount={price} currency={currency} />, card: 'end' },
    {
      id: 'days',
      title: t('Days'),
      cell: ({ duration_days }) => (duration_days === null ? t('Without an end') : plural(duration_days, '{count} day', '{count} days')),
    },
    { id: 'discount', title: t('Discount'), cell: ({ discount_percentage }) => <bdi>{percent(discount_percentage)}</bdi> },
    { id: 'delivery', title: t('Delivery'), cell: ({ free_delivery }) => free_delivery && t('Free'), card: 'none' },
    { id: 'members', title: t('Members'), cell: ({ members }) => number(members), align: 'end', className: 'tabular-nums', card: 'none' },
  ];
}
