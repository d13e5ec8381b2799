import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { AccountSidebar } from '../../features/shell/account-sidebar.tsx';
import { linkKind } from '../../lib/link-kind.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { type Session, useSession } from '../../lib/services/use-session.ts';
import { LiveAccount } from '../live-account.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';

/** The frame of what is personal. With nobody signed in, at load or later, the visitor lands on the home page. */
export function AccountLayout() {
  const session = useSession();
  useAskToSignIn(session.status);
  if (session.status === 'unknown') return <AccountSkeleton />;
  if (session.status === 'visitor') return <Navigate to={paths.home()} replace />;
  return (
    <div className="page-width grid gap-6 py-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <LiveAccount />
      <AccountSidebar user={session.user} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** All that the server says of somebody's own page. */
function AccountSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <PageHead title={t('My account')} noIndex />
      <PageSkeleton />
    </>
  );
}

/**
 * A visitor who opens a personal page by a link is asked to sign in, with the reason, and then sees that page. A shopper who has just
 * logged out on it is not asked.
 */
function useAskToSignIn(status: Session['status']): void {
  const { whenSignedIn, i18n } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    if (status === 'shopper') wasIn.current = true;
    if (status === 'visitor' && !wasIn.current) {
      const asked = pathname + search;
      const destination = linkKind(asked) === 'route' ? asked : paths.home();
      whenSignedIn(() => void navigate(destination), i18n.t(reasonTexts[reasonFor(pathname)]));
    }
  }, [status, pathname, search, whenSignedIn, navigate, i18n]);
}

const reasonTexts = {
  order: 'Sign in to see this order',
  ticket: 'Sign in to see this ticket',
  address: 'Sign in to see this address',
  wishlist: 'Sign in to see your wishlist',
  page: 'Sign in to open this page',
} as const;

function reasonFor(pathname: string): keyof typeof reasonTexts {
  if (/^\/order-history\/./.test(pathname)) return 'order';
  if (/^\/support-ticket\/./.test(pathname)) return 'ticket';
  if (/^\/manage-address\/.+\/edit/.test(pathname)) return 'address';
  return pathname === paths.wishlist() ? 'wishlist' : 'page';
}
