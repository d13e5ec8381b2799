import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows above and below the visible ones, which a quick scroll reaches first. */
const overscan = 8;

export type RowWindow = { first: number; last: number /** The rows of a screen. */; pageRows: number };

/** The rows of a scrolling list that are rendered. All rows have the same height. */
export function useRowWindow(list: RefObject<HTMLElement | null>, rowHeight: number, rowCount: number): RowWindow {
  const [{ top, height }, setView] = useState({ top: 0, height: 640 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);
  const pageRows = Math.max(1, Math.floor(height / rowHeight) - 1);
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - overscan),
    last: Math.min(rowCount - 1, Math.ceil((top + height) / rowHeight) + overscan),
    pageRows,
  };
}
