import { IconButton } from '@souk/ui/button.tsx';
import { SkipLink } from '@souk/ui/navigation/skip-link.tsx';
import { Drawer } from '@souk/ui/overlay/dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useNavigate, useNavigation } from 'react-router';
import { PreferenceFields } from '../lib/frame/preference-fields.tsx';
import { paths } from '../lib/paths.ts';
import { roleText } from '../lib/role-words.ts';
import { useServices } from '../lib/services.tsx';
import { useMedia } from '../lib/use-media.ts';
import { KeyboardMap } from './keyboard-map.tsx';
import { Navigation } from './navigation.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { deleteRecent } from './palette/recent-entries.ts';
import { useMe } from './session.ts';
import { useLive } from './use-live.ts';

/** The frame around every page: navigation by what the member may see, preferences, signing out. */
export function Shell() {
  const { t } = useServices().i18n;
  const isLoading = useNavigation().state !== 'idle';
  const isNarrow = useMedia('(width < 64rem)');
  useLive();
  return (
    <div className="panel-frame grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-1">
      <SkipLink />
      {isNarrow ? (
        <TopBar />
      ) : (
        <aside className="sticky top-0 flex print:hidden h-dvh flex-col gap-4 overflow-y-auto border-e border-line bg-surface px-4 py-5">
          <div className="flex items-center justify-between gap-2 ps-3">
            <p className="text-lg font-bold">{t('Back office')}</p>
            <NotificationBell />
          </div>
          <PaletteButton />
          <Navigation />
          <Account />
        </aside>
      )}
      <main id="main" tabIndex={-1} aria-busy={isLoading} className="grid grid-cols-1 content-start gap-5 px-(--gutter) py-5 sm:py-7">
        <Outlet />
      </main>
      <KeyboardMap />
    </div>
  );
}

/** On a tablet or a phone the navigation is in a drawer. */
function TopBar() {
  const { t } = useServices().i18n;
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex items-center gap-1 print:hidden border-b border-line bg-surface px-2 py-1.5">
      <IconButton label={t('Menu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <p className="grow font-bold">{t('Back office')}</p>
      <PaletteButton isCompact />
      <NotificationBell />
      <Drawer side="start" open={isOpen} onClose={() => setOpen(false)} title={t('Back office')}>
        <div className="grid gap-5">
          <Navigation onNavigate={() => setOpen(false)} />
          <Account />
        </div>
      </Drawer>
    </header>
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
      deleteRecent();
    },
  });
  return (
    <div className="mt-auto grid gap-2 border-t border-line pt-4">
      <p className="grid px-3 text-sm">
        <span className="truncate font-semibold">{me.name}</span>
        <span className="text-ink-muted">{roleText(i18n, me.role)}</span>
      </p>
      <PreferenceFields />
      <button
        type="button"
        className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-tint"
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        <LogOut aria-hidden="true" className="mirror size-5 shrink-0" />
        <span>{i18n.t('Sign out')}</span>
      </button>
    </div>
  );
}
