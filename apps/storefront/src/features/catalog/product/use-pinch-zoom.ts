import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { type Box, type Point, panBy, wholePicture, type Zoom, zoomAt } from './zoom-state.ts';

/** How far a finger travels, in pixels, until it means the next picture. */
const swipeLength = 56;
const doubleTapMs = 300;
const tapFactor = 2.5;

/** Two fingers or the wheel zoom, one moves what is zoomed, or turns the page; a double tap goes near and back. */
export function usePinchZoom(onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(wholePicture);
  const fingers = useRef(new Map<number, Point>());
  const swipe = useRef(0);
  const lastTap = useRef(0);

  function handleDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    swipe.current = 0;
  }
  function handleMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const [now, box] = [pointOf(event), boxOf(event)];
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1);
      setZoom((old) => zoomAt(old, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, box));
    } else if (zoom.scale > 1) {
      setZoom((old) => panBy(old, { x: now.x - before.x, y: now.y - before.y }, box));
    } else {
      swipe.current += now.x - before.x;
    }
  }
  function handleUp(event: PointerEvent<HTMLElement>) {
    const alone = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    if (!alone || event.type === 'pointercancel') return;
    if (zoom.scale === 1 && Math.abs(swipe.current) > swipeLength) return turn(event);
    if (Math.abs(swipe.current) < 8) tap(event);
  }
  function turn(event: PointerEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onSwipe(swipe.current < 0 === !isRtl ? 1 : -1);
  }
  function tap(event: PointerEvent<HTMLElement>) {
    const isDouble = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = isDouble ? 0 : event.timeStamp;
    if (!isDouble) return;
    const [point, box] = [pointOf(event), boxOf(event)];
    setZoom((old) => (old.scale > 1 ? wholePicture : zoomAt(old, tapFactor, point, box)));
  }
  function handleWheel(event: WheelEvent<HTMLElement>) {
    const [point, box] = [pointOf(event), boxOf(event)];
    setZoom((old) => zoomAt(old, event.deltaY < 0 ? 1.2 : 1 / 1.2, point, box));
  }
  return {
    zoom,
    reset: () => setZoom(wholePicture),
    nearer: (factor: number, box: Box) => setZoom((old) => zoomAt(old, factor, { x: 0, y: 0 }, box)),
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleUp,
      onWheel: handleWheel,
    },
  };
}

type Located = { clientX: number; clientY: number; currentTarget: Element };

/** From the middle of the box, as zooming counts. */
function pointOf({ clientX, clientY, currentTarget }: Located): Point {
  const box = currentTarget.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

function boxOf({ currentTarget }: Located): Box {
  const { width, height } = currentTarget.getBoundingClientRect();
  return { width, height };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
