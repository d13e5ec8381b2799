import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../lib/services/services-context.tsx';

const loadMotion = () => import('./motion.ts');

/**
 * Motion that explains what happened: the picture of an added product flies into the cart, and sections rise when they are first seen.
 * Its code loads when the browser is idle, and never for people who asked for less motion.
 */
export function PageMotion(): null {
  const { cart } = useServices();
  const { pathname } = useLocation();
  useEffect(
    () =>
      cart.subscribe((now, before) => {
        // A cart that is restored or synced was not filled by a press on this page.
        if (now.total > before.total && navigator.userActivation?.isActive && wantsMotion()) {
          const pressed = document.activeElement;
          loadMotion().then(({ flyToCart }) => flyToCart(pressed), ignore);
        }
      }),
    [cart],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has sections of its own.
  useEffect(() => {
    if (!wantsMotion()) return;
    const leaving = new AbortController();
    whenIdle(() => loadMotion().then(({ riseSections }) => riseSections(leaving.signal), ignore));
    return () => leaving.abort();
  }, [pathname]);
  return null;
}

function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** Without its code a page simply stays still. */
const ignore = () => undefined;
