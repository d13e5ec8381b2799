import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';

/** The scale of a picture and its offset from the centre, in CSS pixels. */
type Zoom = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
type Box = { width: number; height: number };

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 4;
/** How far a finger moves for a swipe, in pixels. */
const minSwipe = 56;
const doubleTapMs = 300;
const tapFactor = 2.5;

/** Zoom by pinch, wheel and double tap; one finger moves the zoomed picture, or swipes to the next one. */
export function usePinchZoom(onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(noZoom);
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
    if (zoom.scale === 1 && Math.abs(swipe.current) > minSwipe) return handleSwipe(event);
    if (Math.abs(swipe.current) < 8) handleTap(event);
  }
  function handleSwipe(event: PointerEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onSwipe(swipe.current < 0 === !isRtl ? 1 : -1);
  }
  function handleTap(event: PointerEvent<HTMLElement>) {
    const isDouble = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = isDouble ? 0 : event.timeStamp;
    if (!isDouble) return;
    const [point, box] = [pointOf(event), boxOf(event)];
    setZoom((old) => (old.scale > 1 ? noZoom : zoomAt(old, tapFactor, point, box)));
  }
  function handleWheel(event: WheelEvent<HTMLElement>) {
    const [point, box] = [pointOf(event), boxOf(event)];
    setZoom((old) => zoomAt(old, event.deltaY < 0 ? 1.2 : 1 / 1.2, point, box));
  }
  return {
    zoom,
    reset: () => setZoom(noZoom),
    zoomBy: (factor: number, box: Box) => setZoom((old) => zoomAt(old, factor, { x: 0, y: 0 }, box)),
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

/** Relative to the centre of the box, as all zoom coordinates are. */
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

/** Zooms by a factor around a point, which is relative to the centre of the box. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, box: Box): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), maxScale);
  const ratio = scale / zoom.scale;
  return clampToBox({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, box);
}

export function panBy(zoom: Zoom, by: Point, box: Box): Zoom {
  return clampToBox({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
}

/** Limits the offset so that no empty edge shows. */
function clampToBox({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  if (scale === 1) return noZoom;
  const limit = (value: number, side: number) => {
    const max = (side * (scale - 1)) / 2;
    return Math.min(Math.max(value, -max), max);
  };
  return { scale, x: limit(x, width), y: limit(y, height) };
}
