import { useEffect, useRef, useState } from 'react';

type SnapState = { index: number; atStart: boolean; atEnd: boolean };

/** Reads and moves a snap-scrolling track: by a slide of a carousel, or by the visible part of a row. */
export function useSnapTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<SnapState>({ index: 0, atStart: true, atEnd: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const read = () => {
      const edges = snapEdges(element.scrollLeft, element.clientWidth, element.scrollWidth);
      const index = snapIndex(element.scrollLeft, element.clientWidth, count);
      setState((old) => (old.index === index && old.atStart === edges.atStart && old.atEnd === edges.atEnd ? old : { index, ...edges }));
    };
    // The observer reports once after layout; reading earlier would force a layout.
    const resized = new ResizeObserver(read);
    resized.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    // Until then phones render only the visible items (parts.css).
    const renderAll = () => {
      element.dataset.touched = '';
    };
    const touches = ['touchstart', 'scroll'];
    for (const touch of touches) element.addEventListener(touch, renderAll, { passive: true, once: true });
    return () => {
      resized.disconnect();
      for (const touch of touches) element.removeEventListener(touch, renderAll);
      element.removeEventListener('scroll', read);
    };
  }, [count]);

  function goTo(index: number) {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth * directionOf(element) });
  }
  function goBy(pages: 1 | -1) {
    const element = track.current;
    // Slightly less than the visible width, so that a cut-off item becomes the first visible one.
    element?.scrollBy({ left: pages * element.clientWidth * 0.9 * directionOf(element) });
  }
  return { track, ...state, goTo, goBy };
}

function directionOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** The slide nearest to the scroll position, which is negative in right-to-left tracks. */
export function snapIndex(scrollLeft: number, slideWidth: number, count: number): number {
  if (slideWidth <= 0) return 0;
  return Math.min(Math.max(Math.round(Math.abs(scrollLeft) / slideWidth), 0), Math.max(count - 1, 0));
}

/** Whether there is more before and after the visible part, ignoring a pixel of rounding. */
export function snapEdges(scrollLeft: number, visible: number, whole: number): { atStart: boolean; atEnd: boolean } {
  const travelled = Math.abs(scrollLeft);
  return { atStart: travelled <= 1, atEnd: travelled + visible >= whole - 1 };
}
