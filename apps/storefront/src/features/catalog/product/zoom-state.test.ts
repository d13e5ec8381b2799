import { describe, expect, test } from 'vitest';
import { panBy, wholePicture, zoomAt } from './zoom-state.ts';

const box = { width: 400, height: 300 };

describe('looking into a picture', () => {
  test('[browse-05] the point under the fingers stays where it is', () => {
    const point = { x: 100, y: -50 };
    const zoom = zoomAt(wholePicture, 2, point, box);
    expect(zoom.scale).toBe(2);
    // What lay at the point before lies there still: (point - shift) / scale is the same place of the picture.
    expect({ x: (point.x - zoom.x) / zoom.scale, y: (point.y - zoom.y) / zoom.scale }).toEqual(point);
  });

  test('[browse-05] goes no farther than the picture and no nearer than four times', () => {
    expect(zoomAt(wholePicture, 0.2, { x: 10, y: 10 }, box)).toEqual(wholePicture);
    expect(zoomAt(wholePicture, 100, { x: 0, y: 0 }, box).scale).toBe(4);
  });

  test('[browse-05] moving shows no empty edge', () => {
    const zoom = zoomAt(wholePicture, 2, { x: 0, y: 0 }, box);
    expect(panBy(zoom, { x: 9999, y: -9999 }, box)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(panBy(wholePicture, { x: 50, y: 50 }, box)).toEqual(wholePicture);
  });

  test('comes back to the middle when it gets small again', () => {
    const aside = panBy(zoomAt(wholePicture, 3, { x: 120, y: 90 }, box), { x: 40, y: 40 }, box);
    expect(zoomAt(aside, 0.01, { x: 0, y: 0 }, box)).toEqual(wholePicture);
  });
});
