import { isApiError } from '@souk/client/api/api-error.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { lazyPart } from '@souk/client/lazy-part.ts';
import { LazyErrorState } from '@souk/ui/feedback/lazy-error-state.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { PageHead } from '../lib/page/page-head.tsx';
import { useI18n } from '../lib/services/services-context.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const NotFoundScreen = lazyPart(
  () => import('./not-found-screen.tsx'),
  ({ NotFoundScreen }) => NotFoundScreen,
);

/** The screen of a page that failed, by status. */
export function PageError() {
  const error = useRouteError();
  if ((isApiError(error) || isRouteErrorResponse(error)) && error.status === 404) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundScreen />
      </Suspense>
    );
  }
  return <FailedScreen kind={failureKind(error)} />;
}

/**
 * `offline`: this device has no connection. `unreachable`: the server does not answer, maybe only for a moment.
 * `broken`: the answer is unusable.
 */
type FailureKind = 'offline' | 'unreachable' | 'broken';

function failureKind(error: unknown): FailureKind {
  // Without a connection the page's code cannot load either.
  if (globalThis.navigator?.onLine === false) return 'offline';
  return isApiError(error) && error.kind === 'offline' ? 'unreachable' : 'broken';
}

const retryMs = 15_000;

function FailedScreen({ kind }: { kind: FailureKind }) {
  const { t } = useI18n();
  const { retry, busy } = useRetry();
  useEffect(() => {
    if (kind === 'broken') return;
    addEventListener('online', retry);
    // No event reports that the server is back.
    const timer = kind === 'unreachable' ? setInterval(retry, retryMs) : undefined;
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [kind, retry]);
  const { title, text } = failureTexts(t)[kind];
  return (
    <div className="page-width">
      <PageHead title={title} noIndex />
      <LazyErrorState level={1} title={title} text={text} onRetry={retry} busy={busy} />
    </div>
  );
}

const failureTexts = (t: I18n['t']) =>
  ({
    offline: { title: t('You are offline'), text: t('This page reloads automatically when you are back online.') },
    unreachable: { title: t('The shop could not be reached'), text: t('We will try again automatically.') },
    broken: { title: t('Something went wrong'), text: t('This page could not be loaded. Please try again.') },
  }) satisfies Record<FailureKind, object>;

/** Removes failed queries and loads the page again. */
function useRetry() {
  const queryClient = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const retry = useCallback(() => {
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
    // Navigates to the same address: a revalidation ends before the router's error boundary notices it, and the error
    // would remain.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [queryClient, navigate, pathname, search, hash]);
  return { retry, busy: state === 'loading' };
}
