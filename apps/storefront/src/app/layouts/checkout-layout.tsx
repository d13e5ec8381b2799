import { SkipLink } from '@souk/ui/navigation/skip-link.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Lock } from 'lucide-react';
import { Outlet } from 'react-router';
import { SlimFooter } from '../../features/shell/footer.tsx';
import { CartButton } from '../../features/shell/header-buttons.tsx';
import { OfflineNotice, SettingsNotice } from '../../features/shell/notices.tsx';
import { SiteLogo } from '../../features/shell/site-links.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';

/** The frame of the checkout: its header and footer leave out the menus, the search and the lists of links. */
export function CheckoutLayout() {
  const { t } = useI18n();
  const logo = useSettings((state) => state.logo);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-4 sm:gap-x-6">
          <SiteLogo src={logo} className="me-auto max-[26rem]:[&_span]:hidden" />
          <p className="flex items-center gap-2 text-sm text-ink-muted">
            <Lock aria-hidden="true" className="size-4" />
            {t('Secure checkout')}
          </p>
          <Link
            href={paths.support()}
            className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
          >
            {t('Help')}
          </Link>
          <CartButton />
        </div>
      </header>
      <SettingsNotice />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SlimFooter />
      <OfflineNotice />
    </div>
  );
}
