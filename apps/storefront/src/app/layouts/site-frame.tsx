import { lazyPart } from '@souk/client/lazy-part.ts';
import { SkipLink } from '@souk/ui/navigation/skip-link.tsx';
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { Header } from '../../features/shell/header.tsx';
import { OfflineNotice, SettingsNotice } from '../../features/shell/notices.tsx';

function SiteFrame({ stickyHeader }: { stickyHeader: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header sticky={stickyHeader} Suggestions={LazySuggestions} />
      <SettingsNotice />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Suspense>
        <Footer Latest={LazyPosts} />
      </Suspense>
      <OfflineNotice />
    </div>
  );
}

/** The public frame: header, footer, cart drawer. */
export function ShopLayout() {
  return <SiteFrame stickyHeader={false} />;
}

/** The frame of the blog: like the public one, with a sticky header. */
export function BlogLayout() {
  return <SiteFrame stickyHeader />;
}

/** The server sends the footer with the page; its code loads apart, since nobody uses it first. */
const Footer = lazyPart(
  () => import('../../features/shell/footer.tsx'),
  ({ Footer }) => Footer,
);

const SearchSuggestions = lazyPart(
  () => import('../../features/catalog/search/search-suggestions.tsx'),
  ({ SearchSuggestions }) => SearchSuggestions,
);

/** The catalogue's suggestions for the search box; the code loads when a visitor starts to type. */
function LazySuggestions(props: ComponentProps<typeof SearchSuggestions>) {
  return (
    <Suspense>
      <SearchSuggestions {...props} />
    </Suspense>
  );
}

const FooterPosts = lazyPart(
  () => import('../../features/content/footer-posts.tsx'),
  ({ FooterPosts: Posts }) => Posts,
);

/** The footer's posts; their code and data load when the visitor scrolls near the end of the page. */
function LazyPosts() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-52">
      <Suspense>{isNear && <FooterPosts />}</Suspense>
    </div>
  );
}
