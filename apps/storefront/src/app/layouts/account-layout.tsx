import type { User } from '@souk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { conversationsQueries } from '../../features/conversations/queries.ts';
import { AccountSidebar } from '../../features/shell/account-sidebar.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { linkKind, paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { type Session, useSession } from '../../lib/services/session.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { LiveAccount } from './live-account.tsx';

/** The frame of personal pages. A visitor who is not signed in is sent to the home page. */
export function AccountLayout() {
  const session = useSession();
  useAskToSignIn(session.status);
  if (session.status === 'unknown') return <AccountSkeleton />;
  if (session.status === 'visitor') return <Navigate to={paths.home()} replace />;
  return (
    <div className="account-page page-width grid gap-4 py-3 sm:gap-6 sm:py-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <LiveAccount />
      <Sidebar user={session.user} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

function Sidebar({ user }: { user: User | null }) {
  const { data: unread } = useQuery(conversationsQueries.unread(useApi()));
  return <AccountSidebar user={user} unread={unread} />;
}

/** The server renders only this for a personal page, because it does not know the session. */
function AccountSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <PageHead title={t('My account')} noIndex />
      <div className="account-page">
        <PageSkeleton />
      </div>
    </>
  );
}

/**
 * Asks a visitor who opens a personal page by a link to sign in, then shows that page. A shopper who has just logged
 * out is not asked.
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
  conversation: 'Sign in to write to the shop',
  wishlist: 'Sign in to see your wishlist',
  page: 'Sign in to open this page',
} as const;

function reasonFor(pathname: string): keyof typeof reasonTexts {
  if (/^\/order-history\/./.test(pathname)) return 'order';
  if (/^\/support-ticket\/./.test(pathname)) return 'ticket';
  if (/^\/manage-address\/.+\/edit/.test(pathname)) return 'address';
  if (/^\/messages\/./.test(pathname)) return 'conversation';
  return pathname === paths.wishlist() ? 'wishlist' : 'page';
}
