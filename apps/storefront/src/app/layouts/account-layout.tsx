import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { AccountSidebar } from '../../features/shell/account-sidebar.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { type Session, useSession } from '../../lib/services/use-session.ts';
import { LiveAccount } from '../live-account.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';

/** The frame of what is personal. With nobody signed in, at load or later, the visitor lands on the home page. */
export function AccountLayout() {
  const session = useSession();
  useAskForWishlist(session.status);
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

/** Who opens the wishlist as a visitor is asked to sign in and then sees it; who has just left it by logging out is not. */
function useAskForWishlist(status: Session['status']): void {
  const { whenSignedIn } = useServices();
  const navigate = useNavigate();
  const isWishlist = useLocation().pathname === paths.wishlist();
  const wasIn = useRef(false);
  useEffect(() => {
    if (status === 'shopper') wasIn.current = true;
    if (status === 'visitor' && isWishlist && !wasIn.current) whenSignedIn(() => void navigate(paths.wishlist()));
  }, [status, isWishlist, whenSignedIn, navigate]);
}
