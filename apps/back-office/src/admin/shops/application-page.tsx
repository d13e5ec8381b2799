import { isNotFound } from '@souk/client/api/api-error.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { ApplicationActions } from '../../features/shops/application-actions.tsx';
import { ApplicationDocuments } from '../../features/shops/application-documents.tsx';
import { ApplicationFacts, ApplicationPictures, SamePhone } from '../../features/shops/application-facts.tsx';
import { applicationQuery } from '../../features/shops/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { panelChoicesQuery } from '../../lib/choices-query.ts';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** One application for a shop: what was sent, what has the same phone number, and the answer. */
export function ApplicationPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const id = Number(useParams().id) || 0;
  const mayWrite = useMay('shops:write');
  const application = useQuery(applicationQuery(api, id));
  const choices = useQuery(panelChoicesQuery(api));
  const isMissing = isNotFound(application.error);
  const { data } = application;
  const language = choices.data?.languages.find(({ name }) => name === data?.locale);
  return (
    <>
      <BackLink href={paths.applications()} label={t('Applications for a shop')} />
      <PageHeader title={data?.shop_name ?? t('Application')} />
      {application.isPending && <Skeleton className="h-96 rounded-lg" />}
      {application.isError && !data && (
        <ErrorState
          title={isMissing ? t('There is no such application') : t('The application could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, application.error)}
          onRetry={isMissing ? undefined : () => void application.refetch()}
        />
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <ApplicationFacts application={data} />
            <ApplicationPictures {...data} />
            <ApplicationDocuments application={data} mayOpen={mayWrite} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <ApplicationActions key={id} application={data} language={language} mayWrite={mayWrite} />
            <SamePhone {...data} />
            <SubjectHistory kind="application" id={id} />
          </div>
        </div>
      )}
    </>
  );
}
