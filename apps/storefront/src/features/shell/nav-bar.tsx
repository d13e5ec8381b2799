import { Menu, Search } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CartButton } from './cart-button.tsx';
import { SearchBox, type SuggestionsProps } from './search-box.tsx';
import { SessionButton } from './session-button.tsx';
import { SiteLogo } from './site-logo.tsx';
import { useOpenHere } from './use-open-here.ts';
import { WishlistButton } from './wishlist-button.tsx';

const MobileMenu = lazyPart(
  () => import('./mobile-menu.tsx'),
  ({ MobileMenu }) => MobileMenu,
);
const SearchDialog = lazyPart(
  () => import('./search-dialog.tsx'),
  ({ SearchDialog }) => SearchDialog,
);

/** Logo, search, wishlist, cart and account. On a phone the search and the menu open over the page. */
export function NavBar({ Suggestions }: { Suggestions?: ComponentType<SuggestionsProps> | undefined }) {
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
