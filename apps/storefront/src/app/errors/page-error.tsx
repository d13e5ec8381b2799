import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { isApiError } from '../../lib/api/api-error.ts';
import type { I18n } from '../../lib/i18n/create-i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';
import { LazyErrorState } from '../../ui/lazy-error-state.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';

const NotFoundScreen = lazyPart(
  () => import('./not-found-screen.tsx'),
  ({ NotFoundScreen }) => NotFoundScreen,
);

/** What stands where a page failed: by status, always with a way onward. */
export function PageError() {
  const error = useRouteError();
  if ((isApiError(error) || isRouteErrorResponse(error)) && error.status === 404) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundScreen />
      </Suspense>
    );
  }
  return <FailedScreen fault={faultOf(error)} />;
}

/** No connection here; none to the shop, which may be back in a moment; or an answer that was none. */
type Fault = 'offline' | 'unreachable' | 'broken';

function faultOf(error: unknown): Fault {
  // Without a connection the page's code does not come either.
  if (globalThis.navigator?.onLine === false) return 'offline';
  return isApiError(error) && error.kind === 'offline' ? 'unreachable' : 'broken';
}

const tryAgainMs = 15_000;

function FailedScreen({ fault }: { fault: Fault }) {
  const { t } = useI18n();
  const { retry, busy } = useRetry();
  useEffect(() => {
    if (fault === 'broken') return;
    addEventListener('online', retry);
    // Nothing tells when the shop is back.
    const timer = fault === 'unreachable' ? setInterval(retry, tryAgainMs) : undefined;
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [fault, retry]);
  const { title, text } = words(t)[fault];
  return (
    <div className="page-width">
      <PageHead title={title} noIndex />
      <LazyErrorState level={1} title={title} text={text} onRetry={retry} busy={busy} />
    </div>
  );
}

const words = (t: I18n['t']) =>
  ({
    offline: { title: t('You are offline'), text: t('This page comes back by itself as soon as there is a connection.') },
    unreachable: { title: t('The shop could not be reached'), text: t('It may be back in a moment. This page keeps asking.') },
    broken: { title: t('Something went wrong'), text: t('This page could not be loaded. Trying again often helps.') },
  }) satisfies Record<Fault, object>;

/** Asks again for what failed and shows the page anew. */
function useRetry() {
  const queryClient = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const retry = useCallback(() => {
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
    // To the same address: a mere revalidation is over before the router's boundary has seen it, and would leave the error there.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [queryClient, navigate, pathname, search, hash]);
  return { retry, busy: state === 'loading' };
}
