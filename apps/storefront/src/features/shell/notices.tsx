import { LazyErrorState } from '@souk/ui/feedback/lazy-error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/session.ts';
import { siteQueries } from '../../lib/services/site-queries.ts';

/** Shown while there is no connection. */
export function OfflineNotice() {
  const { t } = useI18n();
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-50 grid place-items-center px-4">
      {!online && (
        <p className="flex items-center gap-2.5 rounded-full bg-inverse px-5 py-2.5 text-sm font-semibold text-on-inverse shadow-float">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {t('You are offline. What you see may be out of date.')}
        </p>
      )}
    </div>
  );
}

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Shown if the settings could not be loaded: the page uses stored or default ones. */
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
        text={t('Some content may be missing or out of date.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
