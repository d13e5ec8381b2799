import { isSignedOut } from '@souk/client/api/api-error.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { ToastRegion } from '@souk/ui/overlay/toast-region.tsx';
import { type LinkProps, UiProvider } from '@souk/ui/ui-context.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type createBrowserRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Services, ServicesContext } from '../services.tsx';
import { isLeavingPanel } from './leave-panel.ts';

type Frame = {
  services: Services;
  /** The path of the panel: `/admin`. */
  base: string;
  signIn: (options: { back?: string }) => string;
  createRoutes: (services: Services, queryClient: QueryClient) => ReturnType<typeof createBrowserRouter>;
  children?: ReactNode;
};

/** Everything around the pages of a panel. A call that is answered 401 leads to the sign-in, and back afterwards. */
export function PanelFrame({ children, ...frame }: Frame) {
  const [{ queryClient, router }] = useState(() => start(frame));
  const { services } = frame;
  const { t, figures } = services.i18n;
  return (
    <ServicesContext value={services}>
      <UiProvider translate={t} figures={figures} link={PanelLink}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          {children}
          <ToastRegion />
        </QueryClientProvider>
      </UiProvider>
    </ServicesContext>
  );
}

function start({ services, base, signIn, createRoutes }: Omit<Frame, 'children'>) {
  const queryClient = createQueryClient({ isServer: false });
  const router = createRoutes(services, queryClient);
  let isLeaving = false;
  queryClient.getQueryCache().subscribe(({ query }) => {
    // The loader of the shell handles its own question who is signed in.
    if (query.queryKey[0] === 'me' || !isSignedOut(query.state.error)) return;
    const { pathname, search } = router.state.location;
    if (isLeaving || isLeavingPanel() || pathname.endsWith('/sign-in')) return;
    isLeaving = true;
    queryClient.clear();
    const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    router
      .navigate(signIn({ back: below + search }))
      .catch(reportError)
      .finally(() => {
        isLeaving = false;
      });
  });
  return { queryClient, router };
}

function PanelLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}
