import { describe, expect, test } from 'vitest';
import { noZoom, panBy, zoomAt } from './use-pinch-zoom.ts';

const box = { width: 400, height: 300 };

describe('zooming into a picture', () => {
  test('[browse-05] the point under the fingers stays where it is', () => {
    const point = { x: 100, y: -50 };
    const zoom = zoomAt(noZoom, 2, point, box);
    expect(zoom.scale).toBe(2);
    // (point - offset) / scale is the place in the picture, and it must not change.
    expect({ x: (point.x - zoom.x) / zoom.scale, y: (point.y - zoom.y) / zoom.scale }).toEqual(point);
  });

  test('[browse-05] the scale is between one and four', () => {
    expect(zoomAt(noZoom, 0.2, { x: 10, y: 10 }, box)).toEqual(noZoom);
    expect(zoomAt(noZoom, 100, { x: 0, y: 0 }, box).scale).toBe(4);
  });

  test('[browse-05] panning shows no empty edge', () => {
    const zoom = zoomAt(noZoom, 2, { x: 0, y: 0 }, box);
    expect(panBy(zoom, { x: 9999, y: -9999 }, box)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(panBy(noZoom, { x: 50, y: 50 }, box)).toEqual(noZoom);
  });

  test('zooming out returns to the centre', () => {
    const aside = panBy(zoomAt(noZoom, 3, { x: 120, y: 90 }, box), { x: 40, y: 40 }, box);
    expect(zoomAt(aside, 0.01, { x: 0, y: 0 }, box)).toEqual(noZoom);
  });
});
