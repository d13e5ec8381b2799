import type { QueryClient } from '@tanstack/react-query';
import { createPanelRoutes, type LazyPage } from '../lib/frame/create-panel-routes.tsx';
import { paths } from '../lib/paths.ts';
import type { Services } from '../lib/services.tsx';
import { areaGroups } from './areas.ts';
import { meQuery } from './session.ts';
import { Shell } from './shell.tsx';

/** The routes of all areas, each with its texts. */
export function createRoutes({ api, loadTexts }: Services, queryClient: QueryClient) {
  const withTexts = (area: string, load: LazyPage) => async () => (await Promise.all([load(), loadTexts(area)]))[0];
  return createPanelRoutes({
    base: '/admin',
    readMe: () => queryClient.ensureQueryData(meQuery(api)),
    signIn: paths.signIn,
    signInPage: async () => ({ Component: (await import('./sign-in-page.tsx')).SignInPage }),
    notFoundPage: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
    Shell,
    areas: areaGroups
      .flatMap(({ areas }) => areas)
      .map(({ path, pages }) => ({
        path,
        pages: Object.fromEntries(Object.entries(pages).map(([below, load]) => [below, withTexts(path, load)])),
      })),
  });
}
