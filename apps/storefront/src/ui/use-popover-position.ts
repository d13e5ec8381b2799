import { type RefObject, useEffect } from 'react';

/** Places a popover under its button in browsers that know no CSS anchors; only they load the code for it. */
export function usePopoverPosition(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  align: 'start' | 'end' | 'stretch',
) {
  useEffect(() => {
    const panel = popover.current;
    const button = anchor.current;
    if (!panel || !button || CSS.supports('anchor-name: --a')) return;
    let gone = false;
    let release = () => {
      gone = true;
    };
    import('./follow-anchor.ts').then(({ followAnchor }) => {
      if (!gone) release = followAnchor(panel, button, align);
    }, reportError);
    return () => release();
  }, [popover, anchor, align]);
}
