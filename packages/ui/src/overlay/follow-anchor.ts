const gap = 6;
const margin = 16;

/** Positions a popover under its button while it is open; returns the cleanup. */
export function followAnchor(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end' | 'stretch'): () => void {
  const place = () => placeUnder(panel, button, align);
  const handleToggle = () => {
    if (!panel.matches(':popover-open')) return;
    place();
    addEventListener('scroll', place, { passive: true, capture: true });
    addEventListener('resize', place);
  };
  const stop = () => {
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
  };
  panel.addEventListener('beforetoggle', stop);
  panel.addEventListener('toggle', handleToggle);
  // It may have opened before this code loaded.
  handleToggle();
  return () => {
    stop();
    panel.removeEventListener('beforetoggle', stop);
    panel.removeEventListener('toggle', handleToggle);
  };
}

function placeUnder(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end' | 'stretch'): void {
  const box = button.getBoundingClientRect();
  if (align === 'stretch') panel.style.inlineSize = `${box.width}px`;
  const width = panel.offsetWidth;
  // Physical coordinates, because getBoundingClientRect uses them.
  const atLeft = (getComputedStyle(panel).direction === 'rtl') === (align === 'end');
  const x = atLeft ? box.left : box.right - width;
  const below = box.bottom + gap + panel.offsetHeight <= innerHeight;
  panel.style.insetBlockStart = `${below ? box.bottom + gap : Math.max(margin, box.top - gap - panel.offsetHeight)}px`;
  panel.style.left = `${Math.min(Math.max(margin, x), innerWidth - width - margin)}px`;
}
