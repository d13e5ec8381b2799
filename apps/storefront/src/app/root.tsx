import { Outlet, ScrollRestoration } from 'react-router';
import { useI18n } from '../lib/services/services-context.tsx';
import { UiProvider } from '../ui/ui-context.tsx';
import { AppLink } from './app-link.tsx';
import { Panels } from './panels.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What every screen stands in, whichever its layout. */
export function Root() {
  const { t } = useI18n();
  return (
    <UiProvider translate={t} link={AppLink}>
      <Outlet />
      <Panels />
      <RouteAnnouncer />
      <ScrollRestoration />
    </UiProvider>
  );
}
