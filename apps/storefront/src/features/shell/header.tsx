import { lazyPart } from '@souk/client/lazy-part.ts';
import { IconButton } from '@souk/ui/button.tsx';
import { Menu, Search } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { followScroll } from './follow-scroll.ts';
import { CartButton, SessionButton, WishlistButton } from './header-buttons.tsx';
import { SearchBox, type SuggestionsProps } from './search-box.tsx';
import { EntryLink, SiteLogo } from './site-links.tsx';
import { TopBar } from './top-bar.tsx';

type HeaderProps = { sticky?: boolean | undefined; Suggestions?: ComponentType<SuggestionsProps> | undefined };

/**
 * The top bar, and the header: one row from 1280 px, below that categories and links in a second row. The header is hidden on the way
 * down and returns on the way up; with `sticky`, and its first row on phones, it always stays.
 */
export function Header({ sticky = false, Suggestions }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? followScroll(header.current) : undefined), []);
  return (
    <>
      <TopBar />
      <header ref={header} className="site-header" data-stays={sticky || undefined}>
        <NavBar Suggestions={Suggestions} />
      </header>
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

/** Logo, categories, links, search, wishlist, cart and account. On phones search and menu open over the page. */
function NavBar({ Suggestions }: { Suggestions?: ComponentType<SuggestionsProps> | undefined }) {
  const { t } = useI18n();
  const logo = useSettings((state) => state.logo);
  const menu = useOpenHere();
  const search = useOpenHere();
  return (
    <div className="header-rows page-wide">
      <IconButton label={t('Menu')} aria-haspopup="dialog" className="-ms-2 md:hidden" onClick={menu.open}>
        <Menu aria-hidden="true" />
      </IconButton>
      <SiteLogo src={logo} className="header-logo" />
      <div className="header-links">
        <CategoriesMenu />
        <MenuLinks />
      </div>
      <div className="header-search">
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

function MenuLinks() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const menus = useSettings((state) => state.menus);
  return (
    <nav aria-label={t('Menu')} className="no-scrollbar min-w-0 flex-1 overflow-x-auto max-[18rem]:basis-full">
      <ul className="flex">
        {menus.map((entry) => (
          <li key={entry.id} className="shrink-0">
            <EntryLink entry={entry} aria-current={entry.url === pathname ? 'page' : undefined} className="header-link">
              {entry.name}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
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
