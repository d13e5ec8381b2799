import { Outlet } from 'react-router';
import { Footer } from '../../features/shell/footer.tsx';
import { Header } from '../../features/shell/header.tsx';
import { OfflineNotice } from '../../features/shell/offline-notice.tsx';
import { SettingsNotice } from '../../features/shell/settings-notice.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { LazySuggestions } from '../lazy-suggestions.tsx';

/** Header, content, footer: what the public and the blog layout share. */
export function SiteFrame({ stickyHeader }: { stickyHeader: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header sticky={stickyHeader} Suggestions={LazySuggestions} />
      <SettingsNotice />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <OfflineNotice />
    </div>
  );
}
