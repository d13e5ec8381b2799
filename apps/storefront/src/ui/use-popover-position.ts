import { type RefObject, useEffect } from 'react';

const gap = 6;
const margin = 16;

/** Places a popover under its button in browsers that know no CSS anchors. */
export function usePopoverPosition(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  align: 'start' | 'end' | 'stretch',
) {
  useEffect(() => {
    const panel = popover.current;
    const button = anchor.current;
    if (!panel || !button || CSS.supports('anchor-name: --a')) return;
    const place = () => {
      const box = button.getBoundingClientRect();
      if (align === 'stretch') panel.style.inlineSize = `${box.width}px`;
      const width = panel.offsetWidth;
      // Physical here, because a box on the screen is measured so.
      const atLeft = (getComputedStyle(panel).direction === 'rtl') === (align === 'end');
      const x = atLeft ? box.left : box.right - width;
      const below = box.bottom + gap + panel.offsetHeight <= innerHeight;
      panel.style.insetBlockStart = `${below ? box.bottom + gap : Math.max(margin, box.top - gap - panel.offsetHeight)}px`;
      panel.style.left = `${Math.min(Math.max(margin, x), innerWidth - width - margin)}px`;
    };
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
    return () => {
      stop();
      panel.removeEventListener('beforetoggle', stop);
      panel.removeEventListener('toggle', handleToggle);
    };
  }, [popover, anchor, align]);
}
