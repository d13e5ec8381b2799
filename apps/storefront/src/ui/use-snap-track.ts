import { useEffect, useRef, useState } from 'react';
import { snapEdges, snapIndex } from './snap-position.ts';

type SnapState = { index: number; atStart: boolean; atEnd: boolean };

/** Follows a snap-scrolling track and moves it: by a slide of a carousel, or by what is in sight of a row. */
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
    // It reads once by itself, after the layout: to ask before would force one.
    const resized = new ResizeObserver(read);
    resized.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    // Until then a phone has only drawn what is in sight (parts.css).
    const drawAll = () => {
      element.dataset.touched = '';
    };
    const touches = ['touchstart', 'scroll'];
    for (const touch of touches) element.addEventListener(touch, drawAll, { passive: true, once: true });
    return () => {
      resized.disconnect();
      for (const touch of touches) element.removeEventListener(touch, drawAll);
      element.removeEventListener('scroll', read);
    };
  }, [count]);

  function goTo(index: number) {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth * directionOf(element) });
  }
  function goBy(pages: 1 | -1) {
    const element = track.current;
    // A little less than what is in sight, so that the last one cut off is the first one seen next.
    element?.scrollBy({ left: pages * element.clientWidth * 0.9 * directionOf(element) });
  }
  return { track, ...state, goTo, goBy };
}

function directionOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
