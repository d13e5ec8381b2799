import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ManagedChangeRequest } from '@souk/contract/back-office/catalog/change-requests';
import type { ProductChoices } from '@souk/contract/back-office/products';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { ChangeActions } from '../../features/products/changes/change-actions.tsx';
import { ChangeRequestBadge } from '../../features/products/changes/change-words.tsx';
import { listDifferences } from '../../features/products/changes/list-differences.ts';
import { ProductDifferences } from '../../features/products/changes/product-differences.tsx';
import { changeRequestQuery } from '../../features/products/changes/queries.ts';
import { choicesQuery } from '../../features/products/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { Fact } from '../../lib/fact.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** The change of a product that a shop wants, field by field, and the decision about it. */
export function ChangeRequestPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const id = Number(useParams().id) || 0;
  const request = useQuery(changeRequestQuery(api, id));
  const choices = useQuery(choicesQuery(api));
  const failed = request.error ?? choices.error;
  const isMissing = isNotFound(failed);
  return (
    <>
      <BackLink href={paths.changeRequests()} label={t('Changes by shops')} />
      <PageHeader title={request.data?.name ?? t('Change by a shop')}>
        {request.data && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            <ChangeRequestBadge status={request.data.status} />
            <Moment at={request.data.updated_at} />
          </p>
        )}
      </PageHeader>
      {(request.isPending || choices.isPending) && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && (!request.data || !choices.data) && (
        <ErrorState
          title={isMissing ? t('There is no such change') : t('The change could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed)}
          onRetry={isMissing ? undefined : () => void Promise.all([request.refetch(), choices.refetch()])}
        />
      )}
      {request.data && choices.data && <Sections request={request.data} choices={choices.data} />}
    </>
  );
}

function Sections({ request, choices }: { request: ManagedChangeRequest; choices: ProductChoices }) {
  const { t } = useServices().i18n;
  const mayWrite = useMay('products:write');
  const { published, proposed, base } = request;
  // New variants are those that the shop proposes, not what somebody changed meanwhile.
  const isChanged =
    request.status === 'waiting' &&
    published !== null &&
    listDifferences({ before: base, after: published }, choices).some(({ field }) => field !== 'variants');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isChanged && (
          <Note tone="warn">
            {t(
              'The product has changed since the shop sent this. What the shop did not change stays as it is now; compare the marked fields.',
            )}
          </Note>
        )}
        <Panel title={published ? t('What changes') : t('The new product')}>
          <ProductDifferences before={published} after={proposed} base={base} choices={choices} />
        </Panel>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ChangeActions request={request} mayWrite={mayWrite} />
        <Panel title={t('From')}>
          <dl className="grid gap-3 text-sm">
            <Fact label={t('Shop')}>
              <TextLink href={paths.shop(request.shop)}>{request.shop.name}</TextLink>
            </Fact>
            <Fact label={t('Member')}>{request.by || t('No name yet')}</Fact>
            {request.product_id !== null && (
              <Fact label={t('Product')}>
                <TextLink href={paths.product({ id: request.product_id })}>{t('Open the product')}</TextLink>
              </Fact>
            )}
          </dl>
        </Panel>
        <SubjectHistory kind="change-request" id={request.id} />
      </div>
    </div>
  );
}
