import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Says the new page's title to those who hear the page, and lets the keyboard start at its content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    // The page's title is there once its data is: listen for it instead of guessing when.
    setSaid(document.title);
    const observer = new MutationObserver(() => setSaid(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
