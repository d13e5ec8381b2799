import { isSignedOut } from '@souk/client/api/api-error.ts';
import { listenToBack } from '@souk/ui/overlay/back-listener.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, redirect } from 'react-router';
import { PageError } from '../lib/frame/page-error.tsx';
import { paths } from '../lib/paths.ts';
import type { Services } from '../lib/services.tsx';
import { type Area, areaGroups } from './areas.ts';
import { meQuery } from './session.ts';
import { Shell } from './shell.tsx';

/** Until it is known who is signed in, nothing is shown. */
function Nothing() {
  return null;
}

/** The routes of all areas. A page is loaded when it is opened. */
export function createRoutes({ api, loadTexts }: Services, queryClient: QueryClient) {
  async function requireSession({ request }: { request: Request }) {
    try {
      return await queryClient.ensureQueryData(meQuery(api));
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      const { pathname, search } = new URL(request.url);
      const back = pathname.replace(/^\/admin/, '') + search;
      return redirect(paths.signIn({ back }));
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
        Component: Shell,
        children: [
          ...areaGroups.flatMap(({ areas }) => areas.flatMap((area) => routesOf(area, loadTexts))),
          { path: '*', lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }) },
        ],
      },
    ],
    { basename: '/admin' },
  );
}

function routesOf({ path, pages }: Area, loadTexts: Services['loadTexts']) {
  return Object.entries(pages).map(([below, load]) => {
    const lazy = async () => (await Promise.all([load(), loadTexts(path)]))[0];
    const whole = [path, below].filter(Boolean).join('/');
    return whole ? { path: whole, lazy } : { index: true, lazy };
  });
}
