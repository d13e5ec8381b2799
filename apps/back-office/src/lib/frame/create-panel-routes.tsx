import { isSignedOut } from '@souk/client/api/api-error.ts';
import { listenToBack } from '@souk/ui/overlay/back-listener.ts';
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { PageError } from './page-error.tsx';

export type LazyPage = () => Promise<{ Component: ComponentType }>;

type PanelRoutes = {
  /** The path of the panel: `/admin`. */
  base: string;
  /** Reads who is signed in. */
  readMe: () => Promise<unknown>;
  signIn: (options: { back: string }) => string;
  signInPage: LazyPage;
  notFoundPage: LazyPage;
  Shell: ComponentType;
  /** Loads the texts that only one area has. */
  loadTexts: (area: string) => Promise<void>;
  /** Requests the data of a page while its code is loaded. */
  prefetch?: (page: { path: string; search: string }) => Promise<void>;
  /** The pages of each area by their path below the area's own. */
  areas: readonly { path: string; pages: Readonly<Record<string, LazyPage>> }[];
};

/** Until it is known who is signed in, nothing is shown. */
function Nothing() {
  return null;
}

/** The routes of a panel. A page is loaded when it is opened. */
export function createPanelRoutes({ base, readMe, signIn, signInPage, notFoundPage, Shell, areas, ...parts }: PanelRoutes) {
  const { loadTexts, prefetch } = parts;
  async function requireSession({ request }: { request: Request }) {
    try {
      return await readMe();
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      const { pathname, search } = new URL(request.url);
      return redirect(signIn({ back: (pathname.startsWith(base) ? pathname.slice(base.length) : pathname) + search }));
    }
  }
  const routesOf = ({ path, pages }: PanelRoutes['areas'][number]) =>
    Object.entries(pages).map(([below, load]) => {
      const whole = [path, below].filter(Boolean).join('/');
      const lazy: LazyPage = async () => (await Promise.all([load(), loadTexts(path)]))[0];
      const loader = ({ request }: { request: Request }) => {
        // The page waits for its data itself, and the loader of the shell handles a session that has ended.
        prefetch?.({ path: whole, search: new URL(request.url).search }).catch(() => undefined);
        return null;
      };
      return whole ? { path: whole, lazy, loader } : { index: true, lazy, loader };
    });
  listenToBack();
  return createBrowserRouter(
    [
      { path: '/sign-in', errorElement: <PageError />, HydrateFallback: Nothing, lazy: signInPage },
      {
        path: '/',
        loader: requireSession,
        errorElement: <PageError />,
        HydrateFallback: Nothing,
        Component: Shell,
        children: [...areas.flatMap(routesOf), { path: '*', lazy: notFoundPage }],
      },
    ],
    { basename: base },
  );
}
