import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ManagedReturn } from '@souk/contract/back-office/returns';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { returnQuery } from '../../features/returns/queries.ts';
import { ReturnActions } from '../../features/returns/return-actions.tsx';
import { ReturnFacts } from '../../features/returns/return-details.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { ReturnItems, ReturnSteps } from '../../lib/returns/return-items.tsx';
import { ReturnBadge } from '../../lib/returns/return-words.tsx';
import { explainError, useServices } from '../../lib/services.tsx';

/** One return: its next step, its items and photos; next to it the order, the steps and the history. */
export function ReturnPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const code = (useParams().code ?? '').toUpperCase();
  const asked = useQuery(returnQuery(api, code));
  const isMissing = isNotFound(asked.error);
  const { data } = asked;
  return (
    <>
      <BackLink href={paths.returns()} label={t('Returns')} />
      <PageHeader title={t('Return {code}', { code })}>
        {data && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            <ReturnBadge status={data.return.status} isPassed={data.return.is_passed} />
            <Moment at={data.return.created_at} />
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
      {data && <ReturnSections key={data.return.id} managed={data} />}
    </>
  );
}

function ReturnSections({ managed }: { managed: ManagedReturn }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ReturnActions managed={managed} />
        <ReturnItems asked={managed.return} photoCall="GET /admin/return-photos/{id}" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ReturnFacts managed={managed} />
        <ReturnSteps events={managed.return.events} />
        <SubjectHistory kind="return" id={managed.return.code} />
      </div>
    </div>
  );
}
