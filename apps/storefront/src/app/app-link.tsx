import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useLinkClickHandler } from 'react-router';
import { useServices } from '../lib/services/services-context.tsx';
import type { LinkProps } from '../ui/ui-context.tsx';

/** A link inside the shop: no page load, and what it leads to is fetched as soon as it is pointed at. */
export function AppLink(props: LinkProps) {
  const { href } = props;
  // Other schemes, other sites and files of the server are not ours to route.
  // A browser reads `//` and `/\` as the beginning of another site, and leaves tabs and line breaks out.
  if (/^[/\\]{2}/.test(href.replaceAll(/[\t\n\r]/g, '').trim())) return <RoutedLink {...props} href="/" />;
  const isOurs = href.startsWith('/') && !/^\/(api\/|media\/)/.test(href);
  return isOurs ? <RoutedLink {...props} /> : <a {...props} />;
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
