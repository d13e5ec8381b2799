import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ShopReturn } from '@souk/contract/seller/returns';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { Fact } from '../../../lib/fact.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { Panel } from '../../../lib/panel.tsx';
import { ReturnItems, ReturnSteps } from '../../../lib/returns/return-items.tsx';
import { ReturnBadge } from '../../../lib/returns/return-words.tsx';
import { explainError, useI18n, useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { returnAmountsQuery, shopReturnQuery } from '../../returns/queries.ts';
import { ReturnStep } from '../../returns/return-step.tsx';
import { useSellerMay } from '../../seller-session.ts';

/** One return of the shop: its next step, its items and photos, the order and the steps. */
export function ReturnPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const code = (useParams().code ?? '').toUpperCase();
  const asked = useQuery(shopReturnQuery(api, code));
  const isMissing = isNotFound(asked.error);
  const { data } = asked;
  return (
    <>
      <BackLink href={sellerPaths.returns()} label={t('Returns')} />
      <PageHeader title={t('Return {code}', { code })}>
        {data && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            <ReturnBadge status={data.status} isPassed={data.is_passed} />
            <Moment at={data.created_at} />
          </p>
        )}
      </PageHeader>
      {asked.isPending && <Skeleton className="h-96 rounded-lg" />}
      {asked.isError && !data && (
        <ErrorState
          title={isMissing ? t('There is no such return') : t('The return could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, asked.error)}
          onRetry={isMissing ? undefined : () => asked.refetch()}
        />
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <ReturnStep asked={data} />
            <ReturnItems asked={data} photoCall="GET /seller/return-photos/{id}" />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <ReturnDetails asked={data} />
            <ReturnSteps events={data.events} />
          </div>
        </div>
      )}
    </>
  );
}

function ReturnDetails({ asked }: { asked: ShopReturn }) {
  const { t } = useI18n();
  const mayMoney = useSellerMay('money');
  return (
    <Panel title={t('Details')}>
      <dl className="grid gap-3 text-sm wrap-anywhere">
        <Fact label={t('Order')}>
          <Link href={sellerPaths.order({ code: asked.order_code })} className="text-accent hover:underline">
            <bdi dir="ltr">{asked.order_code}</bdi>
          </Link>
        </Fact>
        <Fact label={t('Shopper')}>{asked.recipient}</Fact>
        {asked.delivered_at && (
          <Fact label={t('Delivered')}>
            <Moment at={asked.delivered_at} />
          </Fact>
        )}
        {asked.answer && (
          <Fact label={t('Answer')}>
            <span dir="auto" className="block whitespace-pre-line">
              {asked.answer}
            </span>
          </Fact>
        )}
        {asked.label_url && (
          <Fact label={t('Return label')}>
            <a href={asked.label_url} target="_blank" rel="noreferrer" className="text-accent hover:underline">
              <bdi dir="ltr">{asked.label_url}</bdi>
            </a>
          </Fact>
        )}
        {mayMoney && <RefundedFact code={asked.code} />}
      </dl>
    </Panel>
  );
}

function RefundedFact({ code }: { code: string }) {
  const { api, i18n } = useServices();
  const { data } = useQuery(returnAmountsQuery(api, code));
  if (!data || data.refunded === null) return null;
  return (
    <Fact label={i18n.t('Refunded')}>
      <strong>
        <Money amount={data.refunded} currency={data.currency} />
      </strong>
    </Fact>
  );
}
