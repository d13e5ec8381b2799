import { isSignedOut } from '@souk/client/api/api-error.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { ToastRegion } from '@souk/ui/overlay/toast-region.tsx';
import { type LinkProps, UiProvider } from '@souk/ui/ui-context.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { paths } from '../lib/paths.ts';
import { type Services, ServicesContext } from '../lib/services.tsx';
import { createRoutes } from './create-routes.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/** Everything around the pages. A call that is answered 401 leads to the sign-in, and back afterwards. */
export function App({ services }: { services: Services }) {
  const [{ queryClient, router }] = useState(() => start(services));
  const { t, figures } = services.i18n;
  return (
    <ServicesContext value={services}>
      <UiProvider translate={t} figures={figures} link={PanelLink}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <SecondFactorDialog />
          <ToastRegion />
        </QueryClientProvider>
      </UiProvider>
    </ServicesContext>
  );
}

function start(services: Services) {
  const queryClient = createQueryClient({ isServer: false });
  const router = createRoutes(services, queryClient);
  let isLeaving = false;
  queryClient.getQueryCache().subscribe(({ query }) => {
    // The loader of the shell handles its own question who is signed in.
    if (query.queryKey[0] === 'me' || !isSignedOut(query.state.error)) return;
    const { pathname, search } = router.state.location;
    if (isLeaving || pathname.endsWith('/sign-in')) return;
    isLeaving = true;
    queryClient.clear();
    router
      .navigate(paths.signIn({ back: pathname.replace(/^\/admin/, '') + search }))
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
