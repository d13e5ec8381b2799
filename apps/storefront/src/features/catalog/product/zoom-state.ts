/** How far into a picture one looks: its size, and how far it is moved from the middle, in pixels of the screen. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Box = { width: number; height: number };

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };
const closest = 4;

/** Nearer or farther by a factor; the point under the fingers stays where it is. Points count from the middle of the box. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, box: Box): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), closest);
  const ratio = scale / zoom.scale;
  return keepInside({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, box);
}

export function panBy(zoom: Zoom, by: Point, box: Box): Zoom {
  return keepInside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
}

/** The picture never leaves its box: no empty edge comes into sight. */
function keepInside({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  if (scale === 1) return wholePicture;
  const limit = (value: number, side: number) => {
    const most = (side * (scale - 1)) / 2;
    return Math.min(Math.max(value, -most), most);
  };
  return { scale, x: limit(x, width), y: limit(y, height) };
}
