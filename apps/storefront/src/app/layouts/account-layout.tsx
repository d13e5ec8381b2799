import { Navigate, Outlet } from 'react-router';
import { AccountSidebar } from '../../features/shell/account-sidebar.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/services/use-session.ts';
import { PageSkeleton } from '../page-skeleton.tsx';

/** The frame of what is personal. With nobody signed in, at load or later, the visitor lands on the home page. */
export function AccountLayout() {
  const session = useSession();
  if (session.status === 'unknown') return <PageSkeleton />;
  if (session.status === 'visitor') return <Navigate to={paths.home()} replace />;
  return (
    <div className="page-width grid gap-6 py-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <AccountSidebar user={session.user} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
