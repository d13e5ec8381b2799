import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useLinkClickHandler } from 'react-router';
import { linkKind } from '../lib/link-kind.ts';
import { useServices } from '../lib/services/services-context.tsx';
import type { LinkProps } from '../ui/ui-context.tsx';

/** A link inside the shop: no page load, and what it leads to is fetched as soon as it is pointed at. */
export function AppLink(props: LinkProps) {
  const { href } = props;
  const kind = linkKind(href);
  if (kind === 'browser') return <a {...props} />;
  return <RoutedLink {...props} href={kind === 'route' ? href : '/'} />;
}

/** Not the router's own `Link`: that one brings along what only its framework uses, 3 kB of it. */
function RoutedLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const { preload } = useServices();
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target ?? '_self', viewTransition: true });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
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
