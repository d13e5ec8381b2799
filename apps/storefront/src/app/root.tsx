import { VisuallyHidden } from '@souk/ui/navigation/skip-link.tsx';
import { type LinkProps, UiProvider } from '@souk/ui/ui-context.tsx';
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, Outlet, ScrollRestoration, useLocation, useNavigate, useNavigationType } from 'react-router';
import { FavoriteButton } from '../features/account/favorite-button.tsx';
import { FavoriteIdsProvider } from '../features/account/favorite-ids.tsx';
import { CardCartControl } from '../features/cart/card-cart-control.tsx';
import { type ProductActions, ProductActionsProvider } from '../features/catalog/product-actions.tsx';
import { linkKind } from '../lib/paths.ts';
import { useI18n, useServices } from '../lib/services/services-context.tsx';
import { Panels } from './panels.tsx';

/** The root of every screen, whatever its layout. */
export function Root() {
  const { t, figures } = useI18n();
  return (
    <UiProvider translate={t} figures={figures} link={AppLink}>
      <ProductActionsProvider actions={productControls}>
        <FavoriteIdsProvider>
          <Outlet />
          <Panels />
        </FavoriteIdsProvider>
      </ProductActionsProvider>
      <RouteAnnouncer />
      <WholePageOnReturn />
      <ScrollRestoration />
    </UiProvider>
  );
}

/** A link inside the shop: navigates without a page load and preloads its target on hover or focus. */
function AppLink(props: LinkProps) {
  const { href } = props;
  const kind = linkKind(href);
  if (kind === 'browser') return <a {...props} />;
  return <RoutedLink {...props} href={kind === 'route' ? href : '/'} />;
}

/**
 * Not the router's own `Link`, which adds 3 kB that only framework mode uses. Nor its `useLinkClickHandler`, which resolves the
 * address at each render, and renders each link of the page again after each navigation.
 */
function RoutedLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const { preload } = useServices();
  const navigate = useNavigate();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event, rest.target)) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    void navigate(href, { replace: href === `${pathname}${search}${hash}`, viewTransition: true });
  }
  function handlePointerEnter(event: PointerEvent<HTMLAnchorElement>) {
    onPointerEnter?.(event);
    preload(href);
  }
  function handleFocus(event: FocusEvent<HTMLAnchorElement>) {
    onFocus?.(event);
    preload(href);
  }
  return <a {...rest} href={href} onClick={handleClick} onPointerEnter={handlePointerEnter} onFocus={handleFocus} />;
}

/** Whether a press opens the link in this tab: not with a key that asks for another one. */
function opensHere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean {
  return button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** Announces the title of the new page to screen readers and moves keyboard focus to its content. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    // The title changes once the page's data has arrived, so it is observed.
    setAnnounced(document.title);
    const observer = new MutationObserver(() => setAnnounced(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}

/**
 * Lays out the whole page after back, forward or reload: sections with `content-visibility: auto` have estimated
 * heights, with which the restored scroll position would be wrong. The effect runs before that of `ScrollRestoration`.
 */
function WholePageOnReturn() {
  const { key } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry is a new decision.
  useLayoutEffect(() => {
    const returned = isFirst.current ? cameBack() : type === NavigationType.Pop;
    isFirst.current = false;
    document.documentElement.toggleAttribute('data-returned', returned);
  }, [key, type]);
  return null;
}

/** Whether the document was reloaded or restored by the browser's back or forward button. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Product card controls from other features, which the catalogue may not import. */
const productControls: ProductActions = {
  cartControl: (product) => <CardCartControl product={product} />,
  favoriteButton: (product) => <FavoriteButton product={product} />,
};
