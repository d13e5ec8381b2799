import { SkipLink } from '@souk/ui/navigation/skip-link.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { House, LogOut, type LucideIcon, Package } from 'lucide-react';
import { NavLink, Outlet, useNavigate, useNavigation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useServices } from '../lib/services.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import { useMe } from './session.ts';

/** The frame around every page: navigation by what the member may see, preferences, signing out. */
export function Shell() {
  const { t } = useServices().i18n;
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-1">
      <SkipLink />
      <aside className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line bg-surface px-4 py-2 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:overflow-y-auto lg:border-e lg:py-5">
        <p className="text-lg font-bold lg:px-3 lg:pb-3">{t('Back office')}</p>
        <Navigation />
        <Account />
      </aside>
      <main id="main" tabIndex={-1} aria-busy={isLoading} className="grid content-start gap-5 px-(--gutter) py-5 sm:py-7">
        <Outlet />
      </main>
    </div>
  );
}

function Navigation() {
  const { t } = useServices().i18n;
  const { permissions } = useMe();
  return (
    <nav aria-label={t('Main')} className="lg:grow">
      <ul className="flex gap-1 lg:grid">
        <Entry to={paths.home()} icon={House} label={t('Home')} />
        {permissions.includes('orders:read') && <Entry to={paths.orders()} icon={Package} label={t('Orders')} />}
      </ul>
    </nav>
  );
}

function Entry({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === '/'}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-tint aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {label}
      </NavLink>
    </li>
  );
}

function Account() {
  const { api, i18n } = useServices();
  const me = useMe();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => api.call('POST /admin/sign-out', {}),
    onSettled: async () => {
      await navigate(paths.signIn());
      queryClient.clear();
    },
  });
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2 lg:ms-0 lg:grid lg:border-t lg:border-line lg:pt-4">
      <p className="grid px-3 text-sm max-sm:sr-only">
        <span className="truncate font-semibold">{me.name}</span>
        <span className="text-ink-muted">{me.role}</span>
      </p>
      <PreferenceFields />
      <button
        type="button"
        className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-tint"
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        <LogOut aria-hidden="true" className="mirror size-5 shrink-0" />
        <span className="max-sm:sr-only">{i18n.t('Sign out')}</span>
      </button>
    </div>
  );
}
