import { lazyPart } from '@souk/client/lazy-part.ts';
import { IconButton } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Menu, Search } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { CartButton, SessionButton, WishlistButton } from './header-buttons.tsx';
import { SearchBox, type SuggestionsProps } from './search-box.tsx';
import { DownloadApp, EntryLink, SiteLogo } from './site-links.tsx';
import { TopBar } from './top-bar.tsx';

type HeaderProps = { sticky?: boolean | undefined; Suggestions?: ComponentType<SuggestionsProps> | undefined };

/** Three bars. On phones, which have no floating cart tab, the middle one is always sticky. */
export function Header({ sticky = false, Suggestions }: HeaderProps) {
  return (
    <>
      <TopBar />
      <header className={classNames('sticky top-0 z-30 border-b border-line bg-surface', sticky ? '' : 'md:static')}>
        <NavBar Suggestions={Suggestions} />
      </header>
      <BottomBar />
    </>
  );
}

const MobileMenu = lazyPart(
  () => import('./mobile-menu.tsx'),
  ({ MobileMenu }) => MobileMenu,
);
const SearchDialog = lazyPart(
  () => import('./search-dialog.tsx'),
  ({ SearchDialog }) => SearchDialog,
);

/** Logo, search, wishlist, cart and account. On phones search and menu open over the page. */
function NavBar({ Suggestions }: { Suggestions?: ComponentType<SuggestionsProps> | undefined }) {
  const { t } = useI18n();
  const logo = useSettings((state) => state.logo);
  const menu = useOpenHere();
  const search = useOpenHere();
  return (
    <div className="page-width flex min-h-16 items-center gap-1 max-[18rem]:flex-wrap max-[18rem]:justify-end md:min-h-20 md:gap-2">
      <IconButton label={t('Menu')} aria-haspopup="dialog" className="-ms-2 md:hidden" onClick={menu.open}>
        <Menu aria-hidden="true" />
      </IconButton>
      <SiteLogo src={logo} className="min-w-0 max-md:me-auto md:shrink-0 max-[26rem]:[&_span]:hidden" />
      <div className="mx-auto hidden w-full max-w-2xl min-w-0 px-4 md:block lg:px-10">
        <SearchBox Suggestions={Suggestions} />
      </div>
      <IconButton label={t('Search')} aria-haspopup="dialog" className="md:hidden" onClick={search.open}>
        <Search aria-hidden="true" />
      </IconButton>
      <span className="contents max-sm:hidden">
        <WishlistButton />
      </span>
      <CartButton />
      <SessionButton />
      <Suspense>
        {menu.wasOpen && <MobileMenu open={menu.isOpen} onClose={menu.close} />}
        {search.wasOpen && <SearchDialog open={search.isOpen} onClose={search.close} Suggestions={Suggestions} />}
      </Suspense>
    </div>
  );
}

function BottomBar() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const menus = useSettings((state) => state.menus);
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width flex min-h-13 items-center gap-2 max-[18rem]:flex-wrap max-[18rem]:py-1">
        <CategoriesMenu />
        <nav aria-label={t('Menu')} className="no-scrollbar min-w-0 flex-1 overflow-x-auto max-[18rem]:basis-full">
          <ul className="flex">
            {menus.map((entry) => (
              <li key={entry.id} className="shrink-0">
                <EntryLink
                  entry={entry}
                  aria-current={entry.url === pathname ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-md px-3 text-sm whitespace-nowrap text-ink-muted hover:bg-tint hover:text-ink aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  {entry.name}
                </EntryLink>
              </li>
            ))}
          </ul>
        </nav>
        <DownloadApp />
      </div>
    </div>
  );
}

/** Open state of an overlay that closes when the visitor navigates. */
function useOpenHere() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  return {
    isOpen: openedAt === key,
    /** Whether it has ever been open: its code loads on first use and stays mounted for the closing animation. */
    wasOpen,
    open() {
      setOpenedAt(key);
      setWasOpen(true);
    },
    close: () => setOpenedAt(null),
  };
}
