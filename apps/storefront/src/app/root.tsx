import { Outlet, ScrollRestoration } from 'react-router';
import { ProductActionsProvider } from '../features/catalog/product-actions.tsx';
import { useI18n } from '../lib/services/services-context.tsx';
import { UiProvider } from '../ui/ui-context.tsx';
import { AppLink } from './app-link.tsx';
import { Panels } from './panels.tsx';
import { productControls } from './product-controls.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { WholePageOnReturn } from './whole-page-on-return.ts';

/** What every screen stands in, whichever its layout. */
export function Root() {
  const { t, figures } = useI18n();
  return (
    <UiProvider translate={t} figures={figures} link={AppLink}>
      <ProductActionsProvider actions={productControls}>
        <Outlet />
      </ProductActionsProvider>
      <Panels />
      <RouteAnnouncer />
      <WholePageOnReturn />
      <ScrollRestoration />
    </UiProvider>
  );
}
