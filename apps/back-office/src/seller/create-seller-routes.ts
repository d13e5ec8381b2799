import type { QueryClient } from '@tanstack/react-query';
import { createPanelRoutes } from '../lib/frame/create-panel-routes.tsx';
import type { Services } from '../lib/services.tsx';
import { sellerAreas } from './areas.ts';
import { firstOrders, shopOrdersQuery, todayQuery } from './orders/queries.ts';
import { sellerPaths } from './paths.ts';
import { sellerMeQuery } from './seller-session.ts';
import { SellerShell } from './seller-shell.tsx';

export function createSellerRoutes({ api, loadTexts }: Services, queryClient: QueryClient) {
  const readMe = () => queryClient.ensureQueryData(sellerMeQuery(api));
  return createPanelRoutes({
    base: '/seller',
    readMe,
    signIn: sellerPaths.signIn,
    signInPage: async () => ({ Component: (await import('./sign-in-page.tsx')).SignInPage }),
    notFoundPage: async () => ({ Component: (await import('./pages/not-found-page.tsx')).NotFoundPage }),
    Shell: SellerShell,
    loadTexts,
    /** For the pages that the panel is opened with. */
    async prefetch({ path, search }) {
      if (search !== '' || (path !== '' && path !== 'orders') || !(await readMe()).permissions.includes('orders')) return;
      if (path === '') await queryClient.prefetchQuery(todayQuery(api));
      else await queryClient.prefetchQuery(shopOrdersQuery(api, firstOrders));
    },
    areas: sellerAreas,
  });
}
