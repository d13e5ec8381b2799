import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { KeyList } from '../../features/api-keys/key-list.tsx';
import { apiKeysQuery } from '../../features/api-keys/queries.ts';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** The keys by which programs make calls of the back office. */
export function ApiKeysPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const keys = useQuery(apiKeysQuery(api));
  return (
    <div className="grid max-w-5xl gap-5">
      <PageHeader title={t('API keys')}>
        <ButtonLink href={paths.newApiKey()}>
          <Plus aria-hidden="true" />
          {t('Create a key')}
        </ButtonLink>
      </PageHeader>
      <p className="text-sm text-ink-muted">
        {t('A program with a key makes calls of the back office in your name, within the scopes of the key and of your role.')}{' '}
        <a href="/api/admin-openapi.json" className="text-accent underline">
          {t('The calls, as an OpenAPI document')}
        </a>
      </p>
      {keys.isPending && <Skeleton className="h-64 rounded-lg" />}
      {keys.isError && !keys.data && (
        <ErrorState title={t('The keys could not be loaded')} text={explainError(i18n, keys.error)} onRetry={() => keys.refetch()} />
      )}
      {keys.data?.length === 0 && (
        <div className="grid gap-1 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
          <p className="font-semibold">{t('No keys yet')}</p>
          <p className="text-sm text-ink-muted">
            {t('A warehouse, a bookkeeping program or a script of yours needs one to read orders or change products.')}
          </p>
        </div>
      )}
      {keys.data && keys.data.length > 0 && <KeyList keys={keys.data} />}
      {keys.data && <NounHistory noun="api-key" />}
    </div>
  );
}
