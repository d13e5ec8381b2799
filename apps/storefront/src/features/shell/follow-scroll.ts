/** Small movements of a finger change nothing. */
const minStep = 8;
/** The header is not hidden before the page has moved this far. */
const minScrolled = 160;

/**
 * Marks the header while the page is scrolled (`data-away`), and the page while the header is hidden (`data-header-hidden`): on the
 * way down, until the way up. What sticks to the top of the page uses the second.
 */
export function followScroll(header: HTMLElement): () => void {
  const root = document.documentElement;
  let last = scrollY;
  function handleScroll() {
    // Beyond the ends of the page a phone reports positions outside of it.
    const now = Math.min(Math.max(0, scrollY), root.scrollHeight - innerHeight);
    header.toggleAttribute('data-away', now > header.offsetHeight);
    const step = now - last;
    if (Math.abs(step) < minStep && now >= minScrolled) return;
    last = now;
    root.toggleAttribute('data-header-hidden', step > 0 && now > minScrolled && !isInUse(header));
  }
  handleScroll();
  addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    removeEventListener('scroll', handleScroll);
    root.removeAttribute('data-header-hidden');
  };
}

/** It stays while something in it has the focus or is open. */
function isInUse(header: HTMLElement): boolean {
  return header.hasAttribute('data-stays') || header.matches(':focus-within, :has(:popover-open)');
}
