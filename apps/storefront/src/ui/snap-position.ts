/** The nearest slide to where a track stands. Right-to-left tracks count their scroll below zero. */
export function snapIndex(scrollLeft: number, slideWidth: number, count: number): number {
  if (slideWidth <= 0) return 0;
  return Math.min(Math.max(Math.round(Math.abs(scrollLeft) / slideWidth), 0), Math.max(count - 1, 0));
}

/** Whether more lies before and behind what is in sight. A pixel of rounding is not more. */
export function snapEdges(scrollLeft: number, visible: number, whole: number): { atStart: boolean; atEnd: boolean } {
  const travelled = Math.abs(scrollLeft);
  return { atStart: travelled <= 1, atEnd: travelled + visible >= whole - 1 };
}
