import { Outlet } from 'react-router';
import { SkipLink } from '../../ui/skip-link.tsx';

/** The public frame: header, footer, cart drawer. */
export function ShopLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
    </div>
  );
}
