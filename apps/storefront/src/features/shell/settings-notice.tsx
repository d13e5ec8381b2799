import { useQuery } from '@tanstack/react-query';
import { siteQueries } from '../../lib/api/site-queries.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/use-hydrated.ts';
import { LazyErrorState } from '../../ui/lazy-error-state.tsx';

/** Where the configuration did not come the page stands on what it knew last; this says so and asks again. */
export function SettingsNotice() {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery({ ...siteQueries.master(useApi()), retryOnMount: false, refetchOnMount: false });
  if (!hydrated || data || !isError) return null;
  return (
    <div className="page-width pt-4">
      <LazyErrorState
        kind="inline"
        title={t('The shop could not be reached.')}
        text={t('Some things may be missing or out of date.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
