import type { QueryClient } from '@tanstack/react-query';
import { createPanelRoutes } from '../lib/frame/create-panel-routes.tsx';
import type { Services } from '../lib/services.tsx';
import { sellerAreas } from './areas.ts';
import { sellerPaths } from './paths.ts';
import { sellerMeQuery } from './seller-session.ts';
import { SellerShell } from './seller-shell.tsx';

export function createSellerRoutes({ api, loadTexts }: Services, queryClient: QueryClient) {
  return createPanelRoutes({
    base: '/seller',
    readMe: () => queryClient.ensureQueryData(sellerMeQuery(api)),
    signIn: sellerPaths.signIn,
    signInPage: async () => ({ Component: (await import('./sign-in-page.tsx')).SignInPage }),
    notFoundPage: async () => ({ Component: (await import('./pages/not-found-page.tsx')).NotFoundPage }),
    Shell: SellerShell,
    loadTexts,
    areas: sellerAreas,
  });
}
