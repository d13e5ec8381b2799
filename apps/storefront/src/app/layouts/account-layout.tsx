import { Navigate, Outlet } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/services/use-session.ts';
import { PageSkeleton } from '../page-skeleton.tsx';

/** The frame of what is personal. With nobody signed in, at load or later, the visitor lands on the home page. */
export function AccountLayout() {
  const session = useSession();
  if (session.status === 'unknown') return <PageSkeleton />;
  if (session.status === 'visitor') return <Navigate to={paths.home()} replace />;
  return <Outlet />;
}
