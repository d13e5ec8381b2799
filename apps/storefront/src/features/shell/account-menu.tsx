import { lazyPart } from '@souk/client/lazy-part.ts';
import type { User } from '@souk/contract/identity';
import { Avatar } from '@souk/ui/avatar.tsx';
import { Menu } from '@souk/ui/overlay/menu.tsx';
import { ChevronDown, KeyRound, LayoutDashboard, LogOut, ReceiptText, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';

const LogOutDialog = lazyPart(
  () => import('./log-out-dialog.tsx'),
  ({ LogOutDialog }) => LogOutDialog,
);

/** The menu behind a signed-in shopper's picture. */
export function AccountMenu({ user }: { user: User | null }) {
  const { t } = useI18n();
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  const name = user?.name || t('My account');
  return (
    <>
      <Menu
        align="end"
        label={t('My account')}
        header={<AccountHeader name={name} phone={user?.phone ?? null} />}
        items={[
          { label: t('Dashboard'), icon: <LayoutDashboard aria-hidden="true" />, href: paths.dashboard() },
          { label: t('Order History'), icon: <ReceiptText aria-hidden="true" />, href: paths.orderHistory() },
          { label: t('My Profile'), icon: <UserRound aria-hidden="true" />, href: paths.profile() },
          { label: t('Change Password'), icon: <KeyRound aria-hidden="true" />, href: paths.changePassword(), className: 'md:hidden' },
          { label: t('Log Out'), icon: <LogOut aria-hidden="true" className="mirror" />, onSelect: () => setAsked('open') },
        ]}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            aria-label={`${t('My account')}, ${name}`}
            className="flex min-h-11 items-center gap-2 rounded-full p-1 hover:bg-tint"
          >
            <Avatar name={name} src={user?.profile_photo} className="size-9 text-sm" />
            <span className="hidden max-w-28 truncate text-sm font-semibold xl:block">{name}</span>
            <ChevronDown aria-hidden="true" className="hidden size-4 text-ink-muted xl:block" />
          </button>
        )}
      />
      {asked !== 'never' && (
        <Suspense>
          <LogOutDialog open={asked === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      )}
    </>
  );
}

function AccountHeader({ name, phone }: { name: string; phone: string | null }) {
  return (
    <p className="text-sm">
      <strong className="block truncate">{name}</strong>
      {phone && (
        <bdi dir="ltr" className="text-ink-muted">
          {phone}
        </bdi>
      )}
    </p>
  );
}
