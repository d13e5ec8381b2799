import { Avatar } from '@souk/ui/avatar.tsx';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Drawer } from '@souk/ui/overlay/dialog.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { ChevronRight, Heart, ShoppingBag, Store, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { useSession } from '../../lib/services/session.ts';
import { useWishlistCount, useWishlistLink } from './header-buttons.tsx';
import { CurrencyMenu, LanguageMenu, SchemeMenu } from './preference-menus.tsx';
import { EntryLink } from './site-links.tsx';
import { Hotline } from './top-bar.tsx';

const rowClass = 'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start hover:bg-tint [&>svg]:size-5 [&>svg]:shrink-0';

export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const appName = useSettings((state) => state.appName);
  return (
    <Drawer side="start" open={open} onClose={onClose} title={appName} footer={<MenuFooter />}>
      <div className="-mx-3 grid gap-4">
        <WhoIsHere onClose={onClose} />
        <CartAndWishlist onClose={onClose} />
        <MenuLinks onClose={onClose} />
      </div>
    </Drawer>
  );
}

function WhoIsHere({ onClose }: { onClose: () => void }) {
  const { auth } = useServices();
  const { t } = useI18n();
  const session = useSession();
  if (session.status === 'shopper') {
    const name = session.user?.name || t('My account');
    return (
      <Link href={paths.dashboard()} onClick={onClose} className={rowClass}>
        <Avatar name={name} src={session.user?.profile_photo} className="size-10 text-sm" />
        <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
        <ChevronRight aria-hidden="true" className="mirror text-ink-faint" />
      </Link>
    );
  }
  function handleLogin() {
    onClose();
    auth.setState({ loginModal: true });
  }
  return (
    <div className="px-3">
      <Button block onClick={handleLogin}>
        <UserRound aria-hidden="true" />
        {t('Login')}
      </Button>
    </div>
  );
}

function CartAndWishlist({ onClose }: { onClose: () => void }) {
  const { settings } = useServices();
  const { t, number } = useI18n();
  const wishlist = useWishlistLink();
  const favorites = useWishlistCount();
  const items = useCart((state) => state.total);
  return (
    <div className="border-y border-line py-2">
      <Link
        {...wishlist}
        className={rowClass}
        onClick={(event) => {
          onClose();
          wishlist.onClick(event);
        }}
      >
        <Row icon={<Heart aria-hidden="true" />} text={t('Wishlist')} count={favorites > 0 ? number(favorites) : undefined} />
      </Link>
      <button
        type="button"
        className={rowClass}
        onClick={() => {
          onClose();
          settings.setState({ basketCanvas: true });
        }}
      >
        <Row icon={<ShoppingBag aria-hidden="true" />} text={t('My Cart')} count={items > 0 ? number(items) : undefined} />
      </button>
    </div>
  );
}

function Row({ icon, text, count }: { icon: ReactNode; text: string; count: string | undefined }) {
  return (
    <>
      {icon}
      <span className="flex-1">{text}</span>
      {count && <Badge tone="primary">{count}</Badge>}
    </>
  );
}

function MenuLinks({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const menus = useSettings((state) => state.menus);
  const multiVendor = useSettings((state) => state.multiVendor);
  return (
    <nav aria-label={t('Menu')}>
      <ul>
        {menus.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} onClick={onClose} className={rowClass}>
              {entry.name}
            </EntryLink>
          </li>
        ))}
        {multiVendor && (
          <li>
            <Link href={paths.shopRegister()} onClick={onClose} className={rowClass}>
              <Store aria-hidden="true" />
              {t('Become a Seller')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuFooter() {
  return (
    <div className="grid gap-2 text-ink-muted">
      <Hotline className="inline-flex min-h-11 items-center gap-2 text-sm" />
      <div className="-mx-2.5 flex flex-wrap items-center">
        <LanguageMenu />
        <CurrencyMenu />
        <SchemeMenu />
      </div>
    </div>
  );
}
