import { type RefObject, useEffect } from 'react';

/**
 * Tells an element at the foot of a phone's screen how much of it the on-screen keyboard covers, as `--keyboard`: browsers lay the
 * keyboard over the page, and what stands at its foot is then behind it.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const view = window.visualViewport;
    const raised = element.current;
    if (!open || !view || !raised) return;
    function measure() {
      if (!view || !raised) return;
      // Who has zoomed in sees less of the page without any keyboard.
      const covered = view.scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
      raised.style.setProperty('--keyboard', `${covered}px`);
      if (covered > 0 && raised.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element, open]);
}
