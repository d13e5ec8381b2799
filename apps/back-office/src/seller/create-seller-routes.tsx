import { isSignedOut } from '@souk/client/api/api-error.ts';
import { listenToBack } from '@souk/ui/overlay/back-listener.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, redirect } from 'react-router';
import { PageError } from '../lib/frame/page-error.tsx';
import type { Services } from '../lib/services.tsx';
import { type SellerArea, sellerAreas } from './areas.ts';
import { sellerPaths } from './paths.ts';
import { sellerMeQuery } from './seller-session.ts';
import { SellerShell } from './seller-shell.tsx';

/** Until it is known who is signed in, nothing is shown. */
function Nothing() {
  return null;
}

/** The routes of the seller panel. A page is loaded when it is opened. */
export function createSellerRoutes({ api }: Services, queryClient: QueryClient) {
  async function requireSession({ request }: { request: Request }) {
    try {
      return await queryClient.ensureQueryData(sellerMeQuery(api));
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      const { pathname, search } = new URL(request.url);
      return redirect(sellerPaths.signIn({ back: pathname.replace(/^\/seller/, '') + search }));
    }
  }
  listenToBack();
  return createBrowserRouter(
    [
      { path: '/sign-in', errorElement: <PageError />, lazy: async () => ({ Component: (await import('./sign-in-page.tsx')).SignInPage }) },
      {
        path: '/',
        loader: requireSession,
        errorElement: <PageError />,
        HydrateFallback: Nothing,
        Component: SellerShell,
        children: [
          ...sellerAreas.flatMap(routesOf),
          { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found-page.tsx')).NotFoundPage }) },
        ],
      },
    ],
    { basename: '/seller' },
  );
}

function routesOf({ path, pages }: SellerArea) {
  return Object.entries(pages).map(([below, lazy]) => {
    const whole = [path, below].filter(Boolean).join('/');
    return whole ? { path: whole, lazy } : { index: true, lazy };
  });
}
