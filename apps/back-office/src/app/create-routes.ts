import type { QueryClient } from '@tanstack/react-query';
import { createPanelRoutes } from '../lib/frame/create-panel-routes.tsx';
import { paths } from '../lib/paths.ts';
import type { Services } from '../lib/services.tsx';
import { areaGroups } from './areas.ts';
import { meQuery } from './session.ts';
import { Shell } from './shell.tsx';

/** The routes of all areas, each with its texts. */
export function createRoutes({ api, loadTexts }: Services, queryClient: QueryClient) {
  return createPanelRoutes({
    base: '/admin',
    readMe: () => queryClient.ensureQueryData(meQuery(api)),
    signIn: paths.signIn,
    signInPage: async () => ({ Component: (await import('./sign-in-page.tsx')).SignInPage }),
    notFoundPage: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
    Shell,
    loadTexts,
    areas: areaGroups.flatMap(({ areas }) => areas),
  });
}
