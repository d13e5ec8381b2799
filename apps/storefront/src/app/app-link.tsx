import type { FocusEvent, PointerEvent } from 'react';
import { Link } from 'react-router';
import { useServices } from '../lib/services/services-context.tsx';
import type { LinkProps } from '../ui/ui-context.tsx';

/** A link inside the shop: no page load, and what it leads to is fetched as soon as it is pointed at. */
export function AppLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const { preload } = useServices();
  // Other schemes, other sites and files of the server are not ours to route.
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/') || href.startsWith('/media/')) {
    return <a {...rest} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} />;
  }
  function handlePointerEnter(event: PointerEvent<HTMLAnchorElement>) {
    onPointerEnter?.(event);
    preload(href);
  }
  function handleFocus(event: FocusEvent<HTMLAnchorElement>) {
    onFocus?.(event);
    preload(href);
  }
  return <Link {...rest} to={href} viewTransition onPointerEnter={handlePointerEnter} onFocus={handleFocus} />;
}
